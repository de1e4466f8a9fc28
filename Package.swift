// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "expo",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "ExpoCore", targets: ["ExpoCore"]),
    .executable(name: "expo", targets: ["expo"]),
  ],
  targets: [
    .target(
      name: "ExpoResources",
      path: "Resources",
      exclude: [
        "README.ko.md", "README.md", "en", "exposition_universelle_1900.json", "install.sh",
        "items.json", "pictures",
      ],
      sources: ["embed.c"]
    ),
    .target(name: "CSystem"),
    .target(name: "ExpoCore", dependencies: ["ExpoResources"], swiftSettings: strict),
    .target(name: "TerminalText", dependencies: ["ExpoCore"], swiftSettings: strict),
    .executableTarget(
      name: "expo", dependencies: ["CSystem", "ExpoCore", "TerminalText"], swiftSettings: strict),
    .testTarget(
      name: "TestSupport", dependencies: ["ExpoCore"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "ExpoCoreTests", dependencies: ["ExpoCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ClientTests", dependencies: ["ExpoCore"], path: "Tests/Client",
      packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "TerminalTextTests", dependencies: ["ExpoCore", "TerminalText", "TestSupport"],
      exclude: ["Cells/UnicodeExtract.txt"], swiftSettings: strict),
    .testTarget(
      name: "ExpoTests",
      dependencies: ["CSystem", "expo", "ExpoCore", "TerminalText", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
