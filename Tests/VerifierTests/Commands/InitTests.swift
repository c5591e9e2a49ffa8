import Foundation
import Testing

/// The effect of 'init' on packages.
@Suite struct InitTests {
  private let toy = Executable.toy
  private let url = ["--verifier", "https://example.com/CoordinatorVerifier.git"]

  private let files = [
    ".github/workflows/navigation.yml", ".verifier.yml", "Package.swift",
    "Sources/NavigationSystems/ExampleSystem.swift", "Sources/NavigationSystems/Systems.swift",
    "Sources/navigation-verifier/Main.swift", "Tests/NavigationTests/NavigationTests.swift",
    "navigation-baseline.json",
  ]

  @Test func anEmptyPackageGetsAVerifier() throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.macOS(.v14)],
        swiftLanguageModes: [.v6]
      )

      """
    let folder = try package(manifest)
    let outcome = try toy.run(["init"] + url + ["--branch", "main"], in: folder)
    #expect(
      outcome
        == Outcome(
          output: """
            Wrote Sources/NavigationSystems/Systems.swift
            Wrote Sources/NavigationSystems/ExampleSystem.swift
            Wrote Sources/navigation-verifier/Main.swift
            Wrote Tests/NavigationTests/NavigationTests.swift
            Wrote navigation-baseline.json
            Wrote .verifier.yml
            Wrote .github/workflows/navigation.yml
            Add to Package.swift:
              dependencies:
                .package(url: "https://example.com/CoordinatorVerifier.git", branch: "main", traits: []),
              targets:
                .target(
                  name: "NavigationSystems",
                  dependencies: [.product(name: "NavigationHarness", package: "CoordinatorVerifier")]),
                .executableTarget(
                  name: "navigation-verifier",
                  dependencies: [
                    "NavigationSystems",
                    .product(name: "VerifierCommands", package: "CoordinatorVerifier"),
                  ]),
                .testTarget(
                  name: "NavigationTests",
                  dependencies: [
                    "NavigationSystems",
                    .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
                  ]),

            Next, when Package.swift has these lines:
              swift run navigation-verifier check
              swift test --filter NavigationTests
            Then replace the example with one of your coordinators in \
            Sources/NavigationSystems/ExampleSystem.swift.
            Pictures need Graphviz: install libgraphviz-dev and pkgconf (macOS: brew install \
            graphviz), and take 'traits: []' out of Package.swift.

            Note:
            - The package is not the root of a git repository. If it lies within one, move \
            .github/workflows/navigation.yml to the repository's root and give its job \
            'defaults: { run: { working-directory: FOLDER } }'.

            """, errors: "", status: 0))
    #expect(folder.files == files)
    #expect(try folder.read("Package.swift") == manifest)
  }

  /// The client's package is built and run by CI; what nobody had to touch in it is as 'init' has
  /// written it.
  @Test func theClientsPackageIsMadeWithIt() throws {
    let folder = try package(
      plain.replacingOccurrences(
        of: "targets: []",
        with: "targets: [.target(name: \"Bookshop\"), .target(name: \"Library\"), "
          + ".target(name: \"Reader\")]"))
    let targets = ["Bookshop", "Library", "Reader"].flatMap { ["--target", $0] }
    let outcome = try toy.run(["init"] + url + targets, in: folder)
    #expect(outcome.status == 0)
    for file in [
      ".github/workflows/navigation.yml", ".verifier.yml",
      "Sources/NavigationSystems/ExampleSystem.swift",
      "Sources/navigation-verifier/Main.swift", "Tests/NavigationTests/NavigationTests.swift",
    ] {
      let kept = try Repository.read("Fixtures/ClientApp/\(file)")
      // Settings are added below those that 'init' has written.
      let isAsMade =
        try file == ".verifier.yml"
        ? kept.hasPrefix(folder.read(file)) : kept == folder.read(file)
      #expect(isAsMade, "\(file)")
    }
    let manifest = try Repository.read("Fixtures/ClientApp/Package.swift")
    let verifier = try #require(
      outcome.output.range(
        of: #"\.executableTarget\((.|\n)*?\]\),"#, options: .regularExpression
      )
      .map { outcome.output[$0] })
    let lines = verifier.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(manifest.split(separator: "\n").map { $0.drop { $0 == " " } }.contains(lines))
  }

  @Test func whatIsThereIsKept() throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [.package(path: "../Tools")],
        targets: [
          .target(name: "App"),
          .testTarget(name: "NavigationTests", dependencies: ["App"]),
        ]
      )

      """
    let folder = try package(manifest)
    try folder.makeFolder("Tests/NavigationTests")
    try folder.makeFolder(".git")
    try folder.write("mine", to: "Tests/NavigationTests/NavigationTests.swift")
    try folder.write("mine", to: "navigation-baseline.json")

    let outcome = try toy.run(["init", "--target", "app"] + url, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        """
        Kept Tests/NavigationTests/NavigationTests.swift, which exists already
        Kept navigation-baseline.json, which exists already

        """), "\(outcome.output)")
    #expect(
      outcome.output.hasSuffix(
        "\nNote:\n" + aboutDrafts("App")
          + "- To build on a Mac the manifest needs 'platforms: [.macOS(.v13)]', or later.\n"),
      "\(outcome.output)")
    #expect(try folder.read("Tests/NavigationTests/NavigationTests.swift") == "mine")
    #expect(try folder.read("navigation-baseline.json") == "mine")
    #expect(
      try folder.read("Sources/NavigationSystems/ExampleSystem.swift").hasPrefix(
        "import App\nimport NavigationHarness\n\n"))
    #expect(try folder.read("Package.swift") == manifest)
    #expect(!outcome.output.contains(".testTarget("), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """
              dependencies: [
                "App",
                .product(name: "NavigationHarness", package: "CoordinatorVerifier"),
              ]),

        """), "\(outcome.output)")
  }

  @Test func standInsOfWhatATargetImportsAreNamed() throws {
    let folder = try package(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [
          .package(url: "https://example.com/CoordinatorVerifier.git", from: "0.1.0")
        ],
        targets: [
          .target(name: "App", path: "App"),
          .target(
            name: "Done",
            dependencies: [.product(name: "HeadlessUIKit", package: "CoordinatorVerifier")]),
          .target(name: "Models"),
        ]
      )

      """)
    for (path, text) in [
      ("App/Screens", "#if canImport(UIKit)\n  @preconcurrency import UIKit\n#endif"),
      ("App/Store", "import Combine\n// import SwiftUI"), ("Sources/Done", "import UIKit"),
      ("Sources/Models", "import Foundation"),
    ] {
      try folder.makeFolder(path)
      try folder.write(text, to: "\(path)/File.swift")
    }
    let targets = ["App", "Done", "Models"].flatMap { ["--target", $0] }
    let outcome = try toy.run(["init", "--dry-run"] + targets, in: folder)
    func remark(_ framework: String) -> String {
      "- App imports \(framework). Where there is no \(framework), Headless\(framework) takes its "
        + "place: give the target '.product(name: \"Headless\(framework)\", package: "
        + "\"coordinatorverifier\")' in Package.swift, and let its sources import "
        + "Headless\(framework) in the '#else' of '#if canImport(\(framework))'.\n"
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    let remarks =
      remark("Combine") + remark("UIKit") + aboutDrafts("App, Done, Models")
      + "- To build on a Mac "
    #expect(outcome.output.contains("\nNote:\n" + remarks), "\(outcome.output)")
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try package(plain)
    let first = try toy.run(["init"] + url, in: folder)
    #expect(first.status == 0)
    try folder.write(try extended(plain, by: first.output), to: "Package.swift")
    let before = try files.map(folder.read)
    let again = try toy.run(["init"] + url, in: folder)
    #expect(
      again.output.hasPrefix("Kept Sources/NavigationSystems/Systems.swift, "), "\(again.output)")
    #expect(
      again.output.contains(
        "\nPackage.swift has the targets and the dependency already\n\nNote:\n"
          + "- The package depends on CoordinatorVerifier already: '--verifier' and '--branch' "
          + "changed nothing.\n"), "\(again.output)")
    #expect(folder.files == files)
    #expect(try files.map(folder.read) == before)
  }

  /// Versions of the tools before 6.1 know no traits.
  @Test func theLinesCompileWithTheToolsAtHand() throws {
    for version in ["6.1", "6.0", "5.9"] {
      let manifest = plain.replacingOccurrences(of: "6.1", with: version)
      let folder = try package(manifest)
      let outcome = try toy.run(["init"] + url, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("traits: []),\n") == (version == "6.1"), "\(outcome.output)")
      #expect(
        outcome.output.contains("\nThe build needs Graphviz: ") == (version != "6.1"),
        "\(outcome.output)")
      try folder.write(try extended(manifest, by: outcome.output), to: "Package.swift")
      let again = try toy.run(["init"] + url, in: folder)
      #expect(again.status == 0, "\(again.errors)")
      #expect(
        again.output.contains("\nPackage.swift has the targets and the dependency already\n"),
        "\(again.output)")
    }
  }

  /// The manifest of an empty package with the lines that 'init' printed.
  private func extended(_ manifest: String, by output: String) throws -> String {
    func lines(from start: String, to end: String) throws -> String {
      let start = try #require(output.range(of: start), "\(output)")
      let end = try #require(output[start.upperBound...].range(of: end), "\(output)")
      return String(output[start.upperBound..<end.lowerBound])
    }
    let dependencies = try lines(from: "\n  dependencies:\n", to: "  targets:\n")
    let targets = try lines(from: "\n  targets:\n", to: "\nNext, ")
    return manifest.replacingOccurrences(
      of: "targets: []", with: "dependencies: [\n\(dependencies)],\ntargets: [\n\(targets)]")
  }

  @Test func aDryRunWritesNothing() throws {
    let folder = try package(plain)
    let outcome = try toy.run(["init", "--dry-run"] + url, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Would write Sources/NavigationSystems/Systems.swift\n"))
    #expect(outcome.output.contains("\nAdd to Package.swift:\n  dependencies:\n"))
    #expect(folder.files == ["Package.swift"])
    #expect(try folder.read("Package.swift") == plain)
  }

  /// A link to nowhere is something that is there, too.
  @Test func aLinkIsNotReplaced() throws {
    let folder = try package(plain)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/navigation-baseline.json", withDestinationPath: "../elsewhere.json")
    #expect(
      try toy.run(["init"] + url, in: folder).output.contains(
        "\nKept navigation-baseline.json, which exists already\n"))
  }

  @Test func theFolderOfTheCheckoutIsNamedFromThePackage() throws {
    let folder = try TestFolder()
    for name in ["Verifier", "Apps/Mine"] {
      try folder.makeFolder(name)
      try folder.write(plain, to: "\(name)/Package.swift")
    }
    let outcome = try toy.run(
      "init", "--package-path", "Apps/Mine", "--verifier", "Verifier", in: folder)
    #expect(
      outcome.output.contains(
        "\n    .package(name: \"CoordinatorVerifier\", path: \"../../Verifier\", traits: []),\n"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "\n- The package depends on the verifier by its folder, which a CI job does not have: name "
          + "its URL in Package.swift before you push.\n"), "\(outcome.output)")
  }

  private let reader = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(name: "App", targets: [.target(name: "Reader")])

    """

  private func readerPackage() throws -> TestFolder {
    let folder = try package(reader)
    try folder.makeFolder("Sources/Reader")
    try folder.write(
      "final class ReaderCoordinator { var path: [Int] = []; func open() { path.append(1) } }",
      to: "Sources/Reader/ReaderCoordinator.swift")
    return folder
  }

  /// The remark where no system was drafted for some targets.
  private func aboutDrafts(_ targets: String) -> String {
    #if Adopt
      "- No class in \(targets) navigates, so the system is an example: none pushes, presents or sets "
        + "roots while it holds a path, a stack, a window or children.\n"
    #else
      "- For systems drafted from the coordinators of \(targets) instead of an example, run 'init' "
        + "with the trait: 'swift run --traits Adopt,Graphviz verifier init'.\n"
    #endif
  }

  #if Adopt
    @Test func coordinatorsOfATargetGetSystems() throws {
      let folder = try readerPackage()
      let outcome = try toy.run(["init", "--target", "Reader"] + url, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("\nWrote Sources/NavigationSystems/ReaderSystem.swift\n"))
      #expect(
        outcome.output.contains(
          "\nThen read what was guessed, and say what is true instead, in "
            + "Sources/NavigationSystems/ReaderSystem.swift.\n"), "\(outcome.output)")
      #expect(!folder.files.contains("Sources/NavigationSystems/ExampleSystem.swift"))
      #expect(
        try folder.read("Sources/NavigationSystems/Systems.swift").hasSuffix(
          "public let navigationSystems: [any VerifiableSystem] = [\n  ReaderSystem()\n]\n"))
      #expect(
        try folder.read("Sources/NavigationSystems/ReaderSystem.swift").contains(
          "      it.event(\"open\", .programmatic) {\n        $0.open()\n      }\n"))
    }

    @Test func aTargetWithoutCoordinatorsHasAnExample() throws {
      let folder = try package(reader)
      let outcome = try toy.run(["init", "--target", "Reader"] + url, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(folder.files == files)
      #expect(
        outcome.output.contains(aboutDrafts("Reader")), "\(outcome.output)")
    }
  #else
    @Test func withoutTheReaderThereIsAnExampleAndTheWayToADraft() throws {
      let folder = try readerPackage()
      let outcome = try toy.run(["init", "--target", "Reader"] + url, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(folder.files.contains("Sources/NavigationSystems/ExampleSystem.swift"))
      #expect(
        outcome.output.contains(aboutDrafts("Reader")), "\(outcome.output)")
    }
  #endif

  // MARK: - What can't be done

  @Test func aFolderWithoutAPackageIsRefused() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(["init"] + url, in: folder)
        == Outcome(
          output: "",
          errors: "Error: There is no Package.swift in '.'. Name the package's folder with "
            + "'--package-path', or make a package there first: 'swift package init --type "
            + "empty'.\n", status: 66))
    #expect(folder.files == [])
  }

  @Test func aManifestThatDoesNotCompileIsAnError() throws {
    let folder = try package("// swift-tools-version: 6.1\nlet package = Package(\n")
    let outcome = try toy.run(["init"] + url, in: folder)
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.hasPrefix(
        "Error: SwiftPM can't read the manifest in '.'; nothing was written. It says:\n  error: "),
      "\(outcome.errors)")
    #expect(folder.files == ["Package.swift"])
  }

  @Test func anUnknownTargetIsRefused() throws {
    let folder = try package(
      plain.replacingOccurrences(of: "targets: []", with: "targets: [.target(name: \"App\")]"))
    #expect(
      try toy.run(["init", "--target", "Apps"] + url, in: folder)
        == Outcome(
          output: "", errors: "Error: Unknown target 'Apps'. Did you mean 'App'?\n", status: 64))
    #expect(folder.files == ["Package.swift"])
  }

  @Test func placesWithoutAVerifierAreRefused() throws {
    let folder = try package(plain)
    #expect(
      try toy.run("init", "--branch", "main", in: folder)
        == Outcome(
          output: "",
          errors: "Error: '--branch main' needs a URL: name one with '--verifier'.\n", status: 64))
    #expect(
      try toy.run("init", "--verifier", "nowhere", in: folder)
        == Outcome(
          output: "",
          errors: "Error: There is no package in 'nowhere'. Name the folder or the URL of "
            + "CoordinatorVerifier with '--verifier'.\n", status: 64))
  }

  @Test func aFileInTheWayIsAnError() throws {
    let folder = try package(plain)
    try folder.write("", to: "Tests")
    let outcome = try toy.run(["init"] + url, in: folder)
    #expect(outcome.status == 74)
    #expect(
      outcome.output == """
        Wrote Sources/NavigationSystems/Systems.swift
        Wrote Sources/NavigationSystems/ExampleSystem.swift
        Wrote Sources/navigation-verifier/Main.swift

        """)
    #expect(outcome.errors.hasPrefix("Error: Cannot write './Tests"), "\(outcome.errors)")
    #expect(try folder.read("Package.swift") == plain)
  }

  private let plain = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(name: "App", targets: [])

    """

  private func package(_ manifest: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(manifest, to: "Package.swift")
    return folder
  }
}
