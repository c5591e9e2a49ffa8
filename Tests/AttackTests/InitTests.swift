#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import attack

  /// 'init' asks SwiftPM, through a pipe, and writes files that it never writes again.
  @Suite struct InitTests {
    private let before = Snapshot([
      "Package.swift": "// swift-tools-version: 6.1\nimport PackageDescription\n"
        + "let package = Package(name: \"App\")\n"
    ])

    private func victim(_ arguments: String...) -> Victim {
      let verifier = Bundle.main.bundleURL.appendingPathComponent("verifier").path
      return Victim(executable: verifier, arguments: ["init"] + arguments)
    }

    /// What can't be removed goes when the command runs again, an hour later.
    @Test func whatCannotBeRemovedGoesLater() throws {
      let library = try FaultLibrary()
      let victim = victim("--verifier", "https://example.com/verifier")
      func leftovers(in folder: Folder) throws -> [String] {
        try folder.snapshot().entries.keys.filter { $0.hasSuffix(".partial") }
      }
      let whole = try Folder()
      try whole.make(before)
      let unlinks = try library.run(victim, in: whole).counts[.command, .unlink]
      var left = 0
      for number in 1...max(1, unlinks) {
        let folder = try Folder()
        try folder.make(before)
        let fault = Fault(process: .command, call: .unlink, number: number, deed: .once, error: EIO)
        _ = try library.run(victim, in: folder, fault: fault)
        left += try leftovers(in: folder).count
        #expect(try library.run(victim, in: folder, lateness: 3_600).ending.manner == .exited(0))
        #expect(try leftovers(in: folder) == [], "\(fault)")
      }
      #expect(left > 0)
    }

    /// Foundation's way to run a program missed its end in one of twelve such runs.
    @Test(arguments: [Fault.Call.pipe, .fork, .close, .stat])
    func whatFailsIsNotWaitedForForEver(call: Fault.Call) throws {
      let library = try FaultLibrary()
      let folder = try Folder()
      try folder.make(before)
      let victim = victim("--dry-run")
      let count = try library.run(victim, in: folder).counts[.command, call]
      for number in 1...max(2, min(Thorough.count(2, of: 8), count)) {
        for deed in [Fault.Deed.once, .forever] {
          let fault = Fault(
            process: .command, call: call, number: number, deed: deed, error: call.errors[0])
          let (ending, _) = try library.run(victim, in: folder, fault: fault)
          #expect(Judge.complaints(about: ending, isMute: true) == [], "\(fault): \(ending.errors)")
        }
      }
    }

    /// Foundation's simplest way to read traps where it can't.
    @Test func whatCannotBeReadIsSaid() throws {
      let library = try FaultLibrary()
      let victim = victim("--dry-run")
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
