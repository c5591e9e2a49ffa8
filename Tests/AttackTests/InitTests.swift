#if os(Linux)
  import Foundation
  import Testing

  @testable import attack

  /// 'init' asks SwiftPM, through a pipe.
  @Suite struct InitTests {
    /// Foundation's simplest way to read traps where it can't.
    @Test func whatCannotBeReadIsSaid() throws {
      let library = try FaultLibrary()
      let verifier = Bundle.main.bundleURL.appendingPathComponent("verifier").path
      let victim = Victim(executable: verifier, arguments: ["init", "--dry-run"])
      let before = Snapshot([
        "Package.swift": "// swift-tools-version: 6.1\nimport PackageDescription\n"
          + "let package = Package(name: \"App\")\n"
      ])
      func run(_ fault: Fault? = nil) throws -> (Ending, FaultLibrary.Counts) {
        let folder = try Folder()
        try folder.make(before)
        return try library.run(victim, in: folder, fault: fault)
      }
      let (undisturbed, counts) = try run()
      let reads = counts[.command, .read]
      try #require(reads > 0)
      var failures = 0
      for number in 1...reads {
        let fault = Fault(process: .command, call: .read, number: number, deed: .once, error: EIO)
        let (ending, _) = try run(fault)
        #expect(Judge.complaints(about: ending) == [], "\(fault): \(ending.errors)")
        if ending.manner != undisturbed.manner {
          failures += 1
          #expect(ending.errors.hasPrefix("Error: "), "\(ending.errors)")
        }
      }
      #expect(failures > 0)
    }
  }
#endif
