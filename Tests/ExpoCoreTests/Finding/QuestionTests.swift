import ExpoCore
import Testing

/// Questions as readers ask them, and what must come first: a part of a name or of its sentence.
@Suite("questions to the bundled catalogue") struct QuestionTests {
  private func first(_ question: String, _ edition: Catalogue.Edition) -> String {
    Catalogue(bundled: edition).find(question).first.map { "\($0.name): \($0.excerpt)" } ?? ""
  }

  @Test(arguments: [
    // Facts by their labels, and by other words for them.
    ("방문객", "방문객: 48,130,300 명"), ("48130300", "방문객: 48,130,300 명"), ("관람객 수", "48,130,300"),
    ("입장객은 몇 명인가요", "48,130,300"), ("개최지", "개최지: 프랑스 파리"), ("개최 기간", "1900. 04. 14"),
    ("한국관 건축가", "페레"), ("설계자는 누구", "페레"), ("한국관 위치", "쉬프렌"), ("총대표", "미므렐"), ("나막신 굽 높이", "10cm"),
    ("갓의 재료", "말총"), ("갓 하나에 얼마였을까", "3달러에서 30달러"), ("한국관은 얼마 들었나", "한국관 비용"), ("해금 발음", "해금: "),
    ("거문고 크기", "162cm"),
    ("용고 지름", "40cm"),
    // Short words, and question words beside them.
    ("상", "21개"), ("상 몇 개", "21개"), ("무슨 상을 받았나", "21개"), ("메달", "21개"), ("누가 돈을 냈나", "만국박람회"),
    ("후원자는 누구인가", "미므렐"), ("민영찬은 누구", "민영찬"), ("왜 참가", "만국박람회"),
    // Verbs in the past.
    ("비용은 누가 냈나", "한국관 비용: "), ("누가 전시품을 보냈나", "전시품을 보내는"), ("한국어", "한국어로"),
    ("한국관은 언제 문을 열었나", "개최 기간"), ("직지 소장처", "소장: "), ("직지는 지금 어디에 있나", "소장: "),
    ("한국관은 어디에 있었나", "한국관 위치: "),
    ("한국관 왜 세웠어", "세우려"), ("한국관 전시품 목록", "전시 품목: "), ("한국관은 지금도 남아있나요", "남은 건물"),
    ("고종", "고종 황제는"),
    ("자개는 무슨 조개로 만들어요?", "전복과 소라"), ("삼국사기 저자", "김부식"),
    ("한국관 건물은 어떻게 생겼나", "생김새: "),
    ("한국관은 돈이 얼마나 들었나", "한국관 비용: "), ("직지는 언제 만들어졌나", "1377년"),
    ("직지 얼마에 팔렸나", "180프랑"), ("삼국사기는 누가 썼나", "김부식"), ("전시품의 행방", "전시품의 행방: "),
    // Spellings.
    ("무엇을 전시했나", "전시 품목: "), ("전시품은 어떻게 되었나", "전시품의 행방: "),
    ("꼴랭 드 플랑시", "콜랭 드 플랑시"), ("쁘띠 주르날", "르 프티 주르날"), ("을사조약", "을사늑약"), ("Gleon", "글레옹"),
    // Names.
    ("금속활자", "직지심체요절: "), ("ㄱㅁㄱ", "거문고: "), ("rjansrh", "거문고: "), ("직지를", "직지심체요절: "),
    ("거문고에 대해 알려줘", "거문고: "), ("13번", "거문고: "), ("병인양요", "직지심체요절: "),
  ])
  func `the first answer in Korean`(question: String, answer: String) {
    let first = first(question, .original)
    #expect(first.contains(answer), "\(first)")
  }

  @Test(arguments: [
    ("visitors", "Visitors: 48,130,300"), ("how many visitors", "48,130,300"),
    ("48,130,300", "Visitors"),
    ("who paid for the pavilion", "Delort de Gléon"), ("backer", "Mimerel"), ("Gleon", "Gléon"),
    ("is the Jikji in Paris", "Bibliothèque nationale de France"), ("architect", "Eugène Ferret"),
    ("korean pavilion architect", "Eugène Ferret"), ("prizes", "21"), ("how many medals", "21"),
    ("bronze medal", "bronze"), ("180 francs", "180 francs"),
    ("who bought the Jikji for 180 francs", "Vever"),
    ("metal type", "Jikji: "), ("gutenberg", "Jikji: "), ("cranes", "Geomungo: "),
    ("dragon drum", "Yonggo: "),
    ("moving sidewalk", "pavement"), ("color", "colour"), ("jewelry", "jewel"), ("Seattle", "1962"),
    ("horsehair", "Gat: "), ("how big is the geomungo", "Geomungo: "), ("books", "Jikji: "),
    ("folding screens", "Folding Screen: "), ("the place of the fair", "Paris"), ("dates", "14"),
    ("what was shown", "Shown: "), ("what became of the exhibits", "After the fair: "),
    ("how big was the fairground", "216 ha"), ("why did Korea take part in the fair", "Gojong"),
    ("who wrote the Samguk Sagi", "compiled"), ("how wide is the dragon drum", "Diameter"),
    ("how expensive was a gat", "dearest"), ("when did the fair open", "Dates: "),
    ("how old is the tripitaka", "Period: "), ("was the Jikji stolen", "not looted"),
    ("buildings still standing today", "Petit Palais"),
    ("where is the haegeum now", "Present location: "),
    ("where was the pavilion", "Pavilion site: "),
    ("when was the jikji made", "Period: "),
    ("who was Min Yeong-chan", "Min Yeong-chan"), ("what does the hat weigh", "Gat: "),
  ])
  func `the first answer in English`(question: String, answer: String) {
    let first = first(question, .english)
    #expect(first.contains(answer), "\(first)")
  }
}
