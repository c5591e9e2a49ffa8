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

  /// File systems on memory cards and many in the network have no second names.
  @Test(arguments: [EPERM, EOPNOTSUPP, EMLINK, EXDEV])
  func noContentIsLostWhereNoFileCanHaveTwoNames(number: Int32) throws {
    try folder.write("old", to: "0")
    chmod(folder.place("0"), 0o640)
    var group = FileGroup()
    group.link = { _, _ in number }
    for name in ["0", "1"] {
      group.add(Array("new".utf8), to: try OutputFile(folder.place(name)))
    }
    try FileManager.default.createDirectory(
      atPath: folder.place("1/in it"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try group.commit() }
    #expect(try folder.read("0") == "old")
    #expect(try folder.mode(of: "0") & 0o7777 == 0o640)
    #expect(try folder.names == ["0", "1"])
  }

  @Test(arguments: [EPERM, 0]) func allAreReplacedWhetherTheyCanHaveTwoNamesOrNot(
    number: Int32
  ) throws {
    try folder.write("old", to: "0")
    var group = FileGroup()
    if number != 0 { group.link = { _, _ in number } }
    for name in ["0", "1"] {
      group.add(Array("new".utf8), to: try OutputFile(folder.place(name)))
    }
    // What is not there can't be copied either.
    if number != 0 { try folder.write("old", to: "1") }
    try group.commit()
    #expect(try ["0", "1"].map(folder.read) == ["new", "new"])
    #expect(try folder.names == ["0", "1"])
  }

  /// The second names, too, say whose they are, so that they go after a kill.
  @Test func secondNamesSayWhoseTheyAre() throws {
    try folder.write("old", to: "a")
    var group = FileGroup()
    var second = ""
    group.link = {
      second = $1
      return link($0, $1) == 0 ? 0 : errno
    }
    group.add("new", to: try OutputFile(folder.place("a")))
    try group.commit()
    #expect(second.hasPrefix(folder.place(".a.")))
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

  /// An editor asks for no lock, and some file systems have none.
  @Test(arguments: [0, ENOLCK, EIO]) func anEditMadeMeanwhileIsNotLost(lock: Int32) throws {
    try folder.write("old", to: "a")
    var changes = 0
    try OutputFile(folder.place("a")).update(locking: { _ in lock }) { bytes in
      changes += 1
      if changes == 1 { try folder.write("edited", to: "a") }
      return (bytes ?? []) + Array(" and more".utf8)
    }
    #expect(try folder.read("a") == "edited and more")
    #expect(changes == 2)
    #expect(try folder.names == ["a"])
  }

  @Test func aFileThatNeverStaysAsItIsCannotBeUpdated() throws {
    let path = folder.place("a")
    var changes = 0
    let error = #expect(throws: FileError.self) {
      try OutputFile(path).update { _ in
        changes += 1
        try folder.write("\(changes)", to: "a")
        return [0]
      }
    }
    #expect(
      error?.description
        == "Cannot write '\(path)': Device or resource busy. Wait until nobody else writes it.")
    #expect(try folder.read("a") == "100")
  }

  @Test func anUpdateThatFailsLeavesWhatIsThere() throws {
    try folder.write("old", to: "a")
    let file = try OutputFile(folder.place("a"))
    #expect(throws: CancellationError.self) { try file.update { _ in throw CancellationError() } }
    #expect(try folder.read("a") == "old")
    #expect(try folder.names == ["a"])
  }
}
