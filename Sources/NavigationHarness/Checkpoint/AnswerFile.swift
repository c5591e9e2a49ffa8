import Files
import ObjectObservation
import WorkerProcesses

/// The file of a checkpoint: the answers to requests, in the order in which they came.
///
/// Each record has its length and its checksum. It refers to texts of earlier ones, so that records are
/// read from the first one on.
final class AnswerFile {
  private let inUse: FilesInUse.Place
  private let file: AppendedFile

  /// The place of the next record to read.
  private var place: Int
  /// The place behind the last record that was there when the file was opened.
  private let end: Int
  private var reader = ExpansionReader()
  private var writer: ExpansionWriter?

  /// The keys of the answers that were there when the file was opened.
  private(set) var keys: Set<ObservationFingerprint> = []

  /// Opens the checkpoint of a search, or begins one.
  ///
  /// The end of a record that was being written when a process was killed is cut off.
  ///
  /// - Parameter identity: the words that tell this search from others.
  /// - Throws: ``FileError``; ``LiveCheckpointError`` where the file is something else, or damaged.
  init(_ place: FilesInUse.Place, identity: String) throws {
    inUse = place
    let path = place.path
    file = try AppendedFile(path)
    let head = Self.head(identity)
    let found = try file.read(head.count, at: 0)
    guard head.starts(with: found) else { throw LiveCheckpointError.noCheckpoint(path) }
    if found.count < head.count {
      try file.cut(at: 0)
      try file.append(head)
    }
    self.place = head.count
    var next = head.count
    while let record = try Record(in: file, at: next) {
      guard record.isWhole else { throw LiveCheckpointError.damaged(path, at: next) }
      keys.insert(record.key)
      next = record.end
    }
    if next < file.size { try file.cut(at: next) }
    end = next
  }

  /// Reads the next answer; nil where all were read that were there when the file was opened.
  func next() throws -> (key: ObservationFingerprint, answer: SeenExpansion)? {
    guard place < end, let record = try Record(in: file, at: place) else { return nil }
    if record.beginsAnew { reader = ExpansionReader() }
    let answer: SeenExpansion
    do {
      answer = try reader.expansion(record.content)
    } catch {
      throw LiveCheckpointError.damaged(file.path, at: place)
    }
    place = record.end
    return (record.key, answer)
  }

  /// Appends answers, all of them or none.
  func append(_ answers: [(key: ObservationFingerprint, answer: SeenExpansion)]) throws(FileError) {
    var bytes: [UInt8] = []
    var writer = self.writer ?? ExpansionWriter()
    for (number, (key, answer)) in answers.enumerated() {
      let isFirst = self.writer == nil && number == 0
      bytes += Record.bytes(key, writer.bytes(of: answer), beginsAnew: isFirst)
    }
    try file.append(bytes)
    self.writer = writer
  }

  /// The bytes before the first record.
  private static func head(_ identity: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.putFixed(0x3145_5649_4c56_4343)  // CCVLIVE1
    writer.put(identity)
    return writer.bytes
  }
}

/// An answer in the file.
private struct Record {
  let key: ObservationFingerprint
  /// A Boolean value that indicates whether its texts are numbered from the beginning, as those of
  /// another process.
  let beginsAnew: Bool
  let content: [UInt8]
  let end: Int
  /// The checksum of the content as it was written; nil where what stands before it is damaged.
  private let sum: UInt64?

  /// The bytes before the content: its length and its checksum, the key, the mark of a beginning, and
  /// the checksum of these.
  private static let headSize = 8 + 8 + 16 + 1 + 8

  /// Reads a record; nil where the file ends before its end, as where a process was killed.
  init?(in file: AppendedFile, at place: Int) throws(FileError) {
    let head = try file.read(Self.headSize, at: place)
    guard head.count == Self.headSize else { return nil }
    let isHeadWhole = Self.number(head[33...]) == Self.checksum(head[..<33])
    let length = isHeadWhole ? Int(Self.number(head[..<8])) : 0
    content = try file.read(length, at: place + Self.headSize)
    guard content.count == length else { return nil }
    key = ObservationFingerprint(high: Self.number(head[16..<24]), low: Self.number(head[24..<32]))
    beginsAnew = head[32] != 0
    end = place + Self.headSize + length
    sum = isHeadWhole ? Self.number(head[8..<16]) : nil
  }

  /// A Boolean value that indicates whether it is as it was written.
  var isWhole: Bool { sum == Self.checksum(content[...]) }

  static func bytes(
    _ key: ObservationFingerprint, _ content: [UInt8], beginsAnew: Bool
  ) -> [UInt8] {
    var head = ByteWriter()
    head.putFixed(UInt64(content.count))
    head.putFixed(checksum(content[...]))
    head.putFixed(key.high)
    head.putFixed(key.low)
    head.put(beginsAnew)
    head.putFixed(checksum(head.bytes[...]))
    return head.bytes + content
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var checksum = Checksum()
    bytes.withUnsafeBytes { checksum.add($0) }
    return checksum.value
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
