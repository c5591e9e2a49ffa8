#if Adopt
import Foundation
import Testing

@testable import Adoption

/// What is read of an app.
struct ProjectTests {
  @Test func theProjectsListCountsAndNotTheFolder() throws {
    let project = try Sample.parcels
    #expect(project.name == "Parcels")
    #expect(project.origin == .project("Parcels.xcodeproj"))
    #expect(project.files.count == 12)
    #expect(!project.files.contains { $0.name.contains("Old/") })
  }

  @Test func aFolderWithoutSourcesIsRefused() throws {
    let folder = Sample.folder("Parcels/Parcels/Base.lproj")
    let error = #expect(throws: AdoptionError.self) { try Project(at: folder) }
    #expect(
      error?.description
        == "There is no Swift file of an app in '\(folder)'. Name the folder of the app's project, of "
        + "its package or of its sources.")
  }

  @Test func aFolderOfThatNameIsReadAndAnAdoptedPackageIsNot() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    for name in ["Navigation", "AppNavigation"] {
      try Sample.write("class \(name) {}", to: "\(root)/\(name)/A.swift")
    }
    var folder = try PackageFolder(at: "\(root)/AppNavigation")
    folder.write("", to: "B.swift")
    try folder.finish(in: [])
    #expect(try Project(at: root).typeNames == ["Navigation"])
  }

  @Test func modulesOfPackagesBesideTheAppAreReadWhereTheyAreImported() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    let files = [
      "App/App.swift": "import Home", "Kit/Package.swift": "",
      "Kit/Sources/Home/Home.swift": "  @_exported import Core.Part",
      "Kit/Sources/Core/Deep/Core.swift": "", "Kit/Sources/Other/Other.swift": "",
    ]
    for (path, text) in files { try Sample.write(text, to: "\(root)/\(path)") }
    let content = files.keys.map { "\(root)/\($0)" }.sorted()
    let found = try LocalModules(among: content).files(importedBy: ["\(root)/App/App.swift"]).files
    #expect(
      found.map { $0.dropFirst(root.count) } == [
        "/Kit/Sources/Home/Home.swift", "/Kit/Sources/Core/Deep/Core.swift",
      ])
  }

  @Test func modulesOfLibrariesAreReadWhereTheyAreImported() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    let manifest = """
      let package = Package(
        targets: [
          .target(name: "Coordinating", dependencies: ["Plain"], path: "Code/Coordinating"),
          .target(name: "Plain"), .testTarget(name: "Tests", path: "Checks"),
        ])
      """
    let files = [
      "App/App.swift": "import Coordinating\nimport RxSwift", "Kit/Package.swift": manifest,
      "Kit/Code/Coordinating/Flow.swift": "import Plain", "Kit/Sources/Plain/Plain.swift": "",
      "Kit/Checks/Checks.swift": "", "Rx/Package.swift": "", "Rx/Sources/RxSwift/Rx.swift": "",
    ]
    for (path, text) in files { try Sample.write(text, to: "\(root)/\(path)") }
    let list = try FileList(of: "\(root)/App", libraries: ["\(root)/Kit", "\(root)/Rx"])
    // RxSwift comes prepared.
    #expect(
      list.sources.map { $0.dropFirst(root.count) } == [
        "/App/App.swift", "/Kit/Code/Coordinating/Flow.swift", "/Kit/Sources/Plain/Plain.swift",
      ])
    #expect(list.modules.isSuperset(of: ["Coordinating", "Plain"]))
    #expect(!list.modules.contains("RxSwift"))
  }

  @Test func whatCoordinatorsBuildOnAndNoFileDeclaresIsSaid() {
    let app = Sample.app(
      """
      import FlowKit
      import RxSwift
      class ShelfFlow: BaseFlow<Void>, UIShelfDelegate { func start() { stack.pushViewController(a) } }
      class BookFlow: BaseFlow<Int> { func start() { stack.popViewController() } }
      class Log: Written {}
      """)
    var knowledge = Knowledge()
    knowledge.foreign = ["BaseFlow", "UIShelfDelegate", "Written", "FlowKit"]
    let missing = MissingBase.all(in: app, Findings(in: app), knowledge)
    #expect(
      missing.map(\.description) == [
        "BookFlow and 1 more build on 'BaseFlow', which no file of the app declares: check out its "
          + "library (FlowKit), and run again with '--library' and that folder."
      ])
  }

  @Test func frameworksOfProjectsBesideTheAppAreReadWhereTheyAreImported() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    try Sample.write("import Domain", to: "\(root)/App/App.swift")
    try Sample.write("", to: "\(root)/Domain/Model/User.swift")
    try Sample.write(
      """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (T); };
        G = { children = (F); };
        F = { path = Model/User.swift; sourceTree = "<group>"; };
        T = { name = Domain; productType = "com.apple.product-type.framework"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { fileRef = F; };
      }; }
      """, to: "\(root)/Domain/Domain.xcodeproj/project.pbxproj")
    let content = FileList.content(of: URL(fileURLWithPath: root))
    let found = try LocalModules(among: content).files(importedBy: ["\(root)/App/App.swift"]).files
    #expect(found.map { $0.dropFirst(root.count) } == ["/Domain/Model/User.swift"])
  }

  @Test func aLibraryInWhichNothingBeginsIsRefused() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    try Sample.write(
      """
      class Flow {
        let stack: UINavigationController
        init(_ made: Missing, stack: UINavigationController) { self.stack = stack }
        func start() { stack.popViewController(animated: true) }
      }
      """, to: "\(root)/Flow.swift")
    let request = AdoptionRequest(app: root, output: "\(root)/Out", verifier: "V") { _ in "" }
    let error = #expect(throws: AdoptionError.self) { try Adoption(request) }
    #expect(
      error?.description
        == "Nothing in '\(root)' begins an app: there is no 'App', no delegate of an application or a "
        + "scene, and no argument can be made up for 'Flow'. Name the folder of an app's project, rather "
        + "than that of a library.")
    #expect(error?.kind == .inputMissing)
  }

  @Test func aProjectSomeFoldersDeepIsFound() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    try Sample.write("", to: "\(root)/Package.swift")
    try Sample.write("", to: "\(root)/Sources/Library/Library.swift")
    try Sample.write("import Library", to: "\(root)/Examples/Shelf/Shelf/App.swift")
    try Sample.write(
      """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (T); };
        G = { children = (F); };
        F = { path = Shelf/App.swift; sourceTree = "<group>"; };
        T = { name = Shelf; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { fileRef = F; };
      }; }
      """, to: "\(root)/Examples/Shelf/Shelf.xcodeproj/project.pbxproj")
    let list = try FileList(of: root)
    #expect(list.name == "Shelf")
    #expect(
      list.sources.map { $0.dropFirst(root.count) } == [
        "/Examples/Shelf/Shelf/App.swift", "/Sources/Library/Library.swift",
      ])
  }

  @Test func ofSeveralProjectsTheOneOfMostFilesIsTheApp() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    for (name, files) in [("Basics", ["A"]), ("Shop", ["B", "C"]), ("Deep/Far", ["D", "E", "F"])] {
      let list = files.map { "\($0)1" }.joined(separator: ", ")
      let objects = files.map {
        "\($0) = { path = \($0).swift; sourceTree = \"<group>\"; }; \($0)1 = { fileRef = \($0); };"
      }
      try Sample.write(
        """
        { rootObject = P; objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (\(files.joined(separator: ", "))); };
          \(objects.joined(separator: "\n"))
          T = { name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
          S = { isa = PBXSourcesBuildPhase; files = (\(list)); };
        }; }
        """, to: "\(root)/\(name)/\(name.suffix(3)).xcodeproj/project.pbxproj")
      for file in files { try Sample.write("", to: "\(root)/\(name)/\(file).swift") }
    }
    let found = try FileList(of: root)
    #expect(found.sources.map { $0.dropFirst(root.count) } == ["/Shop/B.swift", "/Shop/C.swift"])
    #expect(
      found.origin.description
        == "hop.xcodeproj's list of files; ics.xcodeproj, of fewer files, can be adopted from the "
        + "folder of its own")
  }

  @Test func whatCannotBeReadIsSaidAndNobodyWaitsForIt() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    try Sample.write("class Flow {}", to: "\(root)/Flow.swift")
    #expect(mkfifo("\(root)/Pipe.swift", 0o600) == 0)
    let error = #expect(throws: AdoptionError.self) { try Project(at: root) }
    #expect(
      error?.description
        == "'\(root)/Pipe.swift' is no file with text, and is named like one. Move it out of the "
        + "app's folder.")
    #expect(error?.kind == .inputMissing)
  }

  @Test func aStoryboardTellsItsScenesAndTheFirst() throws {
    let storyboard = try #require(try Sample.parcels.storyboards.first)
    #expect(storyboard.name == "Main")
    #expect(storyboard.scenes.map(\.element) == ["navigationController", "viewController"])
    #expect(storyboard.initial == storyboard.scenes[0].id)
    #expect(storyboard.scenes[1].customClass == "SignInController")
  }

  @Test func propertyListsInTextAreRead() {
    let text = "// c\n{ a = \"b \\\"c\\\"\"; /* d */ list = (one, two, ); inner = { x = 1; }; }"
    let value = PropertyListText.value(of: text)
    #expect(value?["a"]?.text == "b \"c\"")
    #expect(value?["list"]?.list?.compactMap(\.text) == ["one", "two"])
    #expect(value?["inner"]?["x"]?.text == "1")
    #expect(PropertyListText.value(of: "{ a = ") == nil)
  }

  @Test func importsAndDeclarationsWithinConditionsAreRead() {
    let project = Sample.app(
      """
      #if canImport(UIKit)
      import UIKit.UIView
      class A: B & C<Int> {}
      #endif
      extension D.E: F {}
      """)
    #expect(project.files[0].imports == ["UIKit"])
    #expect(project.declarations.map(\.name) == ["A", "D.E"])
    #expect(project.type("A")?.inherited == ["B", "C"])
    #expect(project.foreignExtensions.map(\.name) == ["D.E"])
  }
}
#endif
