import Foundation
import Testing

@testable import Files

/// What is written is there as a whole, and nothing beside it.
@Suite struct OutputFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func aFileIsMadeAndReplaced() throws {
    let file = try OutputFile(folder.place("a"))
    #expect(try folder.names == [])
    try file.write("one")
    try file.write("two")
    #expect(try folder.read("a") == "two")
    #expect(try folder.names == ["a"])
  }

  @Test func aFileKeepsItsMode() throws {
    try folder.write("old", to: "a")
    chmod(folder.place("a"), 0o640)
    try OutputFile(folder.place("a")).write("new")
    #expect(try folder.mode(of: "a") & 0o7777 == 0o640)
    #expect(try folder.read("a") == "new")
  }

  /// It would be another file, which everybody may read.
  @Test func noModeIsKeptThatIsNotKnownOrCannotBeGiven() throws {
    try folder.write("old", to: "a")
    chmod(folder.place("a"), 0o600)
    #expect(symlink("loop", folder.place("loop")) == 0)
    let descriptor = open(folder.place("b"), O_RDWR | O_CREAT, 0o644)
    defer { close(descriptor) }
    #expect(StagedFile.keepMode(of: folder.place("loop"), for: descriptor) == ELOOP)
    #expect(StagedFile.keepMode(of: folder.place("a"), for: -1) == EBADF)
    #expect(StagedFile.keepMode(of: folder.place("none"), for: descriptor) == 0)
    #expect(try folder.mode(of: "b") & 0o7777 == 0o644)
    #expect(StagedFile.keepMode(of: folder.place("a"), for: descriptor) == 0)
    #expect(try folder.mode(of: "b") & 0o7777 == 0o600)
  }

  @Test(arguments: [true, false]) func aLinkStaysALink(leadingSomewhere: Bool) throws {
    if leadingSomewhere { try folder.write("old", to: "target") }
    #expect(symlink("target", folder.place("link")) == 0)
    try OutputFile(folder.place("link")).write("new")
    #expect(try folder.mode(of: "link") & S_IFMT == S_IFLNK)
    #expect(try folder.read("target") == "new")
    #expect(try folder.names == ["link", "target"])
  }

  @Test(arguments: [200, 201, 250, 255]) func aNameMayBeAsLongAsNamesMayBe(count: Int) throws {
    let name = String(repeating: "n", count: count)
    try OutputFile(folder.place(name)).write("x")
    #expect(try folder.names == [name])
  }

  /// It is an error before the work begins whose result goes there.
  @Test func aNameMayNotBeLongerThanNamesMayBe() throws {
    let path = folder.place(String(repeating: "n", count: 256))
    #expect(throws: FileError(path, .unwritable(ENAMETOOLONG))) { try OutputFile(path) }
  }

  /// A letter of two bytes, so that the name can't be cut just anywhere.
  @Test func aLongNameMayHaveAnyLetters() throws {
    let name = String(repeating: "ü", count: 127)
    try OutputFile(folder.place(name)).write("x")
    #expect(try folder.names == [name])
  }

  @Test func aFolderIsNotReplaced() throws {
    #expect(throws: FileError(folder.path, .unwritable(EISDIR))) { try OutputFile(folder.path) }
  }

  @Test func aMissingFolderIsAnError() throws {
    let path = folder.place("no/a")
    let error = #expect(throws: FileError.self) { try OutputFile(path) }
    #expect(
      error?.description
        == "Cannot write '\(path)': No such file or directory. Make its folder first, or choose "
        + "another path.")
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not hold for the superuser"))
  func aFileThatMayNotBeWrittenIsNotReplaced() throws {
    try folder.write("old", to: "a")
    chmod(folder.place("a"), 0o400)
    #expect(throws: FileError(folder.place("a"), .unwritable(EACCES))) {
      try OutputFile(folder.place("a"))
    }
  }

  // MARK: What a killed process leaves

  /// The short name is one of a file system with short names.
  @Test(arguments: [".a.0123456789abcdef.partial", ".0123456789abcdef.partial"])
  func whatAKilledProcessLeftGoes(left: String) throws {
    let others = [
      ".a.0123456789abcdef", ".a.0123456789abcdeg.partial", ".ab.0123456789abcdef.partial",
      "a.0123456789abcdef.partial",
    ]
    for name in others + [left] { try folder.write("half", to: name) }
    let staged = try StagedFile(for: OutputFile(folder.place("a")), leftAfter: 0)
    try staged.write(Array("whole".utf8))
    try staged.commit()
    #expect(try folder.names == (others + ["a"]).sorted())
  }

  @Test func whatIsBeingWrittenStays() throws {
    let file = try OutputFile(folder.place("a"))
    let one = try StagedFile(for: file, leftAfter: 0)
    let other = try StagedFile(for: file, leftAfter: 0)
    try one.write(Array("one".utf8))
    try other.write(Array("other".utf8))
    try one.commit()
    #expect(try folder.read("a") == "one")
    try other.commit()
    #expect(try folder.read("a") == "other")
  }

  @Test func whatIsYoungStays() throws {
    try folder.write("half", to: ".a.0123456789abcdef.partial")
    try OutputFile(folder.place("a")).write("x")
    #expect(try folder.names == [".a.0123456789abcdef.partial", "a"])
  }

  @Test func temporaryNamesAreNeverTheSame() {
    let names = TemporaryNames(for: "folder/a")
    #expect(Set((0..<100).map { _ in names.next(isShort: false) }).count == 100)
  }

  // MARK: What is not replaced

  @Test func aDeviceStaysADevice() throws {
    try OutputFile("/dev/null").write("x")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aPipeIsWrittenInto() throws {
    let path = folder.place("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let sent = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    let received = Received()
    let reader = Thread { received.put(try? FileContent.read(path)) }
    reader.start()
    try OutputFile(path).write(sent)
    #expect(received.get() == sent)
    #expect(try folder.mode(of: "pipe") & S_IFMT == S_IFIFO)
  }

  @Test func aSocketIsWrittenInto() throws {
    let path = folder.place("socket")
    let server = try Server(at: path)
    try OutputFile(path).write("hello")
    #expect(server.receive() == "hello")
    #expect(try folder.mode(of: "socket") & S_IFMT == S_IFSOCK)
  }

  @Test func nobodyWaitsForEverForAReader() throws {
    let path = folder.place("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let file = try OutputFile(path, until: { true })
    #expect(throws: FileError(path, .unwritable(ENXIO))) { try file.write("x") }
  }

  @Test func nobodyWaitsForEverForASlowReader() throws {
    let path = folder.place("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try OutputFile(path, until: { true })
    #expect(throws: FileError(path, .unwritable(EINTR))) {
      try file.write([UInt8](repeating: 0, count: 1 << 20))
    }
  }

  @Test func filesThatAreOneAreRecognized() throws {
    #expect(symlink("a", folder.place("link")) == 0)
    let a = try OutputFile(folder.place("a"))
    #expect(a.isReplaced(by: try OutputFile(folder.place("link"))))
    #expect(a.isReplaced(by: try OutputFile(folder.path + "/./a")))
    #expect(!a.isReplaced(by: try OutputFile(folder.place("b"))))
  }
}

/// Bytes that a thread hands to another.
///
/// Unchecked: they are read behind the signal that is given when they were written.
private final class Received: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var bytes: [UInt8]?

  func put(_ bytes: [UInt8]?) {
    self.bytes = bytes
    done.signal()
  }

  func get() -> [UInt8]? {
    done.wait()
    return bytes
  }
}

/// A socket that somebody listens at.
private struct Server {
  private let descriptor: Int32

  init(at path: String) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && listen(descriptor, 1) == 0)
  }

  func receive() -> String {
    let connection = accept(descriptor, nil, nil)
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(connection, &buffer, buffer.count)
    close(connection)
    close(descriptor)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }
}
