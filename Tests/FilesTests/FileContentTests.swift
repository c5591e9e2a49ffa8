import Files
import Foundation
import Testing

@Suite struct FileContentTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000]) func aFileIsReadToItsEnd(count: Int) throws {
    let text = String(repeating: "x", count: count)
    try folder.write(text, to: "a")
    #expect(try FileContent.read(folder.place("a")) == Array(text.utf8))
  }

  @Test func whatIsAbsentIsNotUnreadable() throws {
    let path = folder.place("none")
    #expect(throws: FileError(path, .absent)) { try FileContent.read(path) }
    #expect(try FileContent.readIfPresent(path) == nil)
    #expect(throws: FileError(folder.path, .unreadable(EISDIR))) {
      try FileContent.readIfPresent(folder.path)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not hold for the superuser"))
  func whatMayNotBeReadIsUnreadable() throws {
    try folder.write("x", to: "a")
    chmod(folder.place("a"), 0)
    let path = folder.place("a")
    let error = #expect(throws: FileError.self) { try FileContent.readIfPresent(path) }
    #expect(
      error?.description == "Cannot read '\(path)': Permission denied. Look at who may read it.")
  }

  @Test func aFileMayBeTooLarge() throws {
    try folder.write("12345", to: "a")
    #expect(try FileContent.read(folder.place("a"), limit: 5).count == 5)
    #expect(throws: FileError(folder.place("a"), .tooLarge(4))) {
      try FileContent.read(folder.place("a"), limit: 4)
    }
  }

  @Test func whatNeverEndsIsTooLarge() {
    let error = #expect(throws: FileError.self) {
      try FileContent.read("/dev/zero", limit: 1 << 20)
    }
    #expect(
      error?.description
        == "'/dev/zero' holds more than 1 MiB, and no file of its kind does. Look at what it is.")
  }

  /// Whoever looked at whose it is must not read another one.
  @Test func aFileThatIsOpenIsReadWhateverTakesItsPlace() throws {
    try folder.write("mine", to: "a")
    chmod(folder.place("a"), 0o644)
    let file = try InputFile(folder.place("a"))
    try folder.write("other", to: "b")
    chmod(folder.place("b"), 0o666)
    #expect(rename(folder.place("b"), folder.place("a")) == 0)
    let (owner, size, isWritableByAll) = (file.owner, file.size, file.isWritableByAll)
    #expect(owner == geteuid())
    #expect(size == 4)
    #expect(!isWritableByAll)
    #expect(try FileContent.read(file) == Array("mine".utf8))
    #expect(try InputFile(folder.place("a")).isWritableByAll)
  }

  @Test func nobodyWaitsForEverForAWriter() throws {
    let path = folder.place("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(path, .unreadable(EINTR))) {
      try FileContent.read(path, until: { true })
    }
  }
}
