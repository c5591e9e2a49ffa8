#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The files of an Xcode project's targets.
struct XcodeProjectTests {
  @Test func whatAFolderExceptsForAnotherTargetIsStillTheApps() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    for file in [
      "App/Shelf.swift", "App/Shared.swift", "App/Old.swift", "Kit/Kit.swift", "Kit/Log.swift",
    ] {
      try Sample.write("", to: "\(root)/\(file)")
    }
    try Sample.write(
      """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (A, W, K); };
        G = { children = (F, L); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E1, E2); };
        E1 = { membershipExceptions = (Old.swift); target = A; };
        E2 = { membershipExceptions = (Shared.swift); target = W; };
        L = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";
          exceptions = (E3, E4); };
        E3 = { membershipExceptions = (Kit.swift); target = K; };
        E4 = { membershipExceptions = (Log.swift); target = A; };
        A = { name = Shelf; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); };
        W = { name = Widget; productType = "com.apple.product-type.app-extension"; };
        K = { name = Kit; productType = "com.apple.product-type.framework"; };
      }; }
      """, to: "\(root)/Shelf.xcodeproj/project.pbxproj")
    let place = URL(fileURLWithPath: "\(root)/Shelf.xcodeproj")
    let project = try #require(try XcodeProject(at: place))
    func names(_ files: [String]?) -> [String] {
      (files ?? []).map { String($0.dropFirst(root.count + 1)) }
    }
    // A folder of the app's own loses what it excepts for the app, and one that is not lends it that.
    #expect(
      names(project.app?.sources) == ["App/Shared.swift", "App/Shelf.swift", "Kit/Log.swift"])
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(names(project.modules.first?.sources) == ["Kit/Kit.swift"])
  }

  /// A setting of the target stands before that of the project.
  @Test(arguments: [
    ("", "", false), ("", "MainActor", true), ("MainActor", "", true),
    ("nonisolated", "MainActor", false),
  ])
  func isolationIsThatOfTheTarget(target: String, project: String, isMainActor: Bool) throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    func settings(_ value: String) -> String {
      value.isEmpty ? "" : "SWIFT_DEFAULT_ACTOR_ISOLATION = \(value);"
    }
    try Sample.write("", to: "\(root)/App/Shelf.swift")
    try Sample.write(
      """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (A); buildConfigurationList = PL; };
        PL = { buildConfigurations = (PC); };
        PC = { buildSettings = { \(settings(project)) }; };
        G = { children = (F); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        A = { name = Shelf; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); buildConfigurationList = AL; };
        AL = { buildConfigurations = (AC); };
        AC = { buildSettings = { SWIFT_VERSION = 5.0; \(settings(target)) }; };
      }; }
      """, to: "\(root)/Shelf.xcodeproj/project.pbxproj")
    #expect(try FileList(of: root).isMainActorByDefault == isMainActor)
    let app = try Project(at: root)
    #expect(app.isMainActorByDefault == isMainActor)
  }

  @Test(arguments: [true, false])
  func isolationOfAPackageIsThatOfItsTargets(isMainActor: Bool) throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    let settings = isMainActor ? "[.defaultIsolation(MainActor.self)]" : "[]"
    try Sample.write(
      "let package = Package(targets: [.target(name: \"A\", swiftSettings: \(settings))])",
      to: "\(root)/Package.swift")
    try Sample.write("", to: "\(root)/Sources/A/A.swift")
    #expect(try FileList(of: root).isMainActorByDefault == isMainActor)
  }

  @Test func aFileThatWasMovedIsFoundByItsName() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    for file in ["App/Shelf.swift", "App/New/Book.swift", "One/Log.swift", "Two/Log.swift"] {
      try Sample.write("", to: "\(root)/\(file)")
    }
    try Sample.write(
      """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (A); };
        G = { children = (R1, R2, R3, R4); };
        R1 = { path = App/Shelf.swift; sourceTree = "<group>"; };
        R2 = { path = App/Old/Book.swift; sourceTree = "<group>"; };
        R3 = { path = App/Log.swift; sourceTree = "<group>"; };
        R4 = { path = App/Generated.swift; sourceTree = "<group>"; };
        A = { name = Shelf; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
        B1 = { fileRef = R1; };
        B2 = { fileRef = R2; };
        B3 = { fileRef = R3; };
        B4 = { fileRef = R4; };
      }; }
      """, to: "\(root)/Shelf.xcodeproj/project.pbxproj")
    let files = try FileList(of: root).sources.map { String($0.dropFirst(root.count + 1)) }
    // Of two of one name nobody knows which it is.
    #expect(files == ["App/New/Book.swift", "App/Shelf.swift"])
  }
}
#endif
