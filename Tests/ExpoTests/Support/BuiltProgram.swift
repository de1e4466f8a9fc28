import Foundation

/// The program that was built along with the tests.
enum BuiltProgram {
  /// Its path: in the folder of the test bundle, or in the one above if the bundle is itself a
  /// folder, as on macOS. The bundle is this process or one of its arguments.
  static let path: String = {
    let bundles =
      CommandLine.arguments.prefix(1) + CommandLine.arguments.filter { $0.contains(".xctest") }
    for bundle in bundles {
      var folder = URL(filePath: bundle)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let program = folder.appending(path: "expo").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return program
        }
      }
    }
    return "the program expo stands nowhere beside the test bundle"
  }()

  /// The environment of a run: the variables of the test, and those that every program needs. HOME
  /// is a path that no program can create.
  static func environment(adding variables: [String: String]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "HOME": "/dev/null/home", "LANG": "ko_KR"].merging(variables) { $1 }
  }
}
