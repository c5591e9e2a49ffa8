import Foundation
import Testing

@testable import Files

/// Of several files all are replaced or none.
@Suite struct FileGroupTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func allAreReplaced() throws {
    try folder.write("old", to: "a")
    var group = FileGroup()
    group.add(Array("new a".utf8), to: try OutputFile(folder.place("a")))
    group.add(Array("new b".utf8), to: try OutputFile(folder.place("b")))
    group.add(Array("x".utf8), to: try OutputFile("/dev/null"))
    try group.commit()
    #expect(try folder.read("a") == "new a")
    #expect(try folder.read("b") == "new b")
    #expect(try folder.names == ["a", "b"])
  }

  /// Whatever place the file has that can't be replaced.
  @Test(arguments: 0..<3) func noneIsReplacedWhereOneCannotBe(failing: Int) throws {
    try folder.write("old", to: "0")
    try folder.write("old", to: "1")
    var group = FileGroup()
    for number in 0..<3 {
      group.add(Array("new".utf8), to: try OutputFile(folder.place("\(number)")))
    }
    // Somebody makes a folder of that name after the look at whether it can be written.
    try? FileManager.default.removeItem(atPath: folder.place("\(failing)"))
    try FileManager.default.createDirectory(
      atPath: folder.place("\(failing)/in it"), withIntermediateDirectories: true)
    let before = try folder.names
    #expect(throws: FileError.self) { try group.commit() }
    #expect(try folder.names == before)
    for number in 0..<2 where number != failing {
      #expect(try folder.read("\(number)") == "old")
    }
  }

  /// Each adds its number to what it finds.
  @Test func noUpdateIsLost() async throws {
    let path = folder.place("numbers")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try? OutputFile(path).update { bytes in (bytes ?? []) + [UInt8(number)] }
        }
      }
    }
    #expect(try FileContent.read(path).sorted() == Array(0..<40))
  }

  @Test func anUpdateThatFailsLeavesWhatIsThere() throws {
    try folder.write("old", to: "a")
    let file = try OutputFile(folder.place("a"))
    #expect(throws: CancellationError.self) { try file.update { _ in throw CancellationError() } }
    #expect(try folder.read("a") == "old")
    #expect(try folder.names == ["a"])
  }
}
