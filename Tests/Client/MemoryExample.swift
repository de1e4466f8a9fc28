import ExpoCore
import Foundation

func summary(items: Data, exposition: Data, picture: Data) throws(CatalogueError) -> String {
  let catalogue = try Catalogue(decoding: items, exposition: exposition)
  let image = try Picture(xpm: picture, from: "cup.xpm")
  let period = catalogue.exposition?.period
  return "\(catalogue.items.count) items, \(image.width) × \(image.height) pixels, "
    + "in \(period?.start.year ?? 0)"
}
