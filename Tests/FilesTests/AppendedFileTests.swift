import Foundation
import Testing

@testable import Files

/// What is appended stays, and one process alone appends.
@Suite struct AppendedFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func whatIsAppendedIsReadAgain() throws {
    do {
      let file = try AppendedFile(folder.place("a"))
      try file.append(Array("one".utf8))
      try file.append(Array("two".utf8))
      #expect(file.size == 6)
    }
    let file = try AppendedFile(folder.place("a"))
    #expect(file.size == 6)
    #expect(try file.read(4, at: 1) == Array("netw".utf8))
    #expect(try file.read(9, at: 4) == Array("wo".utf8))
    #expect(try file.read(1, at: 6) == [])
    try file.cut(at: 2)
    try file.append(Array("!".utf8))
    #expect(try folder.read("a") == "on!")
    #expect(try folder.mode(of: "a") & 0o7777 == 0o600)
  }

  @Test func twoAtOnceAreRefused() throws {
    let file = try AppendedFile(folder.place("a"))
    let error = try #require(throws: FileError.self) { try AppendedFile(folder.place("a")) }
    #expect(error == FileError(folder.place("a"), .unwritable(EBUSY)))
    #expect(error.description.hasSuffix(" Wait until nobody else writes it."))
    #expect(file.size == 0)
  }

  @Test func whatIsNoFileIsRefused() throws {
    #expect(symlink("a", folder.place("link")) == 0)
    #expect(mkfifo(folder.place("pipe"), 0o600) == 0)
    for (name, number) in [("link", ELOOP), ("pipe", EINVAL), (".", EISDIR), ("no/a", ENOENT)] {
      let path = folder.place(name)
      let error = try #require(throws: FileError.self) { try AppendedFile(path) }
      #expect(error == FileError(path, .unwritable(number)))
    }
    #expect(try folder.names == ["link", "pipe"])
  }

  #if os(Linux)
    @Test func whatDoesNotFitIsNotThere() async throws {
      // The limit is one of a process.
      await #expect(processExitsWith: .success) {
        let folder = try Folder()
        signal(SIGXFSZ, SIG_IGN)
        let file = try AppendedFile(folder.place("a"))
        try file.append(Array("some".utf8))
        var limit = rlimit(rlim_cur: 6, rlim_max: 6)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let error = #expect(throws: FileError.self) { try file.append(Array("more".utf8)) }
        #expect(error?.reason == .unwritable(EFBIG))
        #expect(file.size == 4)
        #expect(try folder.read("a") == "some")
      }
    }
  #endif
}
