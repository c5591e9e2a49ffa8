import Foundation
import NavigationReports
import Testing

#if os(Linux)
  /// The test that a finding offers compiles as it is.
  @Suite struct CopiedTestTests {
    @Test func theCopiedTestCompiles() throws {
      let folder = try TestFolder()
      let outcome = try Executable.verifier.run(
        "check", "Shop", "--max-states", "30", "--report", "json=found.json", in: folder)
      #expect(outcome.status == 1)
      let findings = try ResultDocument.read(folder.read("found.json")).flatMap(\.verdicts)
        .compactMap(\.finding)
      let tests = try findings.filter { !$0.isAbsence }.map { try #require($0.test) }
      #expect(tests.count > 1)
      for (number, test) in tests.enumerated() {
        try folder.write(test, to: "Test\(number).swift")
      }
      let built = URL(fileURLWithPath: Executable.verifier.path).deletingLastPathComponent().path
      let modules = ["CSwiftRuntime", "CMemory"].map {
        "-Xcc -fmodule-map-file='\(built)/\($0).build/module.modulemap'"
      }
      // Each in a module of its own, as they have the imports in common and nothing else.
      let compiled = try Executable.verifier.shell(
        "for test in Test*.swift; do swiftc -typecheck -parse-as-library -swift-version 6 "
          + "-I '\(built)/Modules' \(modules.joined(separator: " ")) "
          + "-plugin-path \"$(dirname \"$(readlink -f \"$(command -v swiftc)\")\")"
          + "/../lib/swift/host/plugins/testing\" $test || exit 1; done", in: folder)
      #expect(compiled == Outcome(output: "", errors: "", status: 0))
    }
  }
#endif
