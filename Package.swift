// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "expo",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ExpoCore", targets: ["ExpoCore"]),
    .executable(name: "expo", targets: ["expo"]),
  ],
  targets: [
    .target(
      name: "ExpoResources",
      path: "Resources",
      exclude: ["exposition_universelle_1900.json", "items.json"],
      sources: ["embed.c"]
    ),
    .target(name: "ExpoCore", dependencies: ["ExpoResources"], swiftSettings: strict),
    .executableTarget(name: "expo", dependencies: ["ExpoCore"], swiftSettings: strict),
    .testTarget(
      name: "ExpoCoreTests",
      dependencies: ["ExpoCore"],
      exclude: ["Snapshots", "Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(name: "ExpoTests", dependencies: ["expo", "ExpoCore"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
