#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import attack

  /// A picture for which something could not be read is the usual one, or is not there.
  @Suite struct PictureFaultTests {
    private let verifier = Victim(
      executable: Bundle.main.bundleURL.appendingPathComponent("verifier").path,
      arguments: ["graph", "Shop", "--max-states", "3", "--output", "g.svg"])

    @Test func noPictureIsAnotherOneSinceAFileCouldNotBeOpened() throws {
      let library = try FaultLibrary()
      let folder = try Folder()
      let (ending, counts) = try library.run(verifier, in: folder)
      #expect(ending.manner == .exited(0))
      let usual = try folder.bytes("g.svg")
      let opened = max(1, counts[.command, .open])
      for number in stride(from: 1, through: opened, by: Thorough.isAsked ? 1 : 7) {
        let folder = try Folder()
        let fault = Fault(
          process: .command, call: .open, number: number, deed: .once, error: EIO)
        let (ending, _) = try library.run(verifier, in: folder, fault: fault)
        let after = try folder.snapshot().entries.filter { !$0.key.hasSuffix(".partial") }
        if ending.manner == .exited(0) {
          #expect(try folder.bytes("g.svg") == usual, "\(fault): \(ending.errors)")
        } else {
          #expect(after.isEmpty, "\(fault): \(ending)")
        }
      }
    }
  }
#endif
