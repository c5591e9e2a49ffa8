import Files

/// A file that is read or written from beginning to end, with checksums of what stands before them.
struct CheckpointFile: ~Copyable {
  private let path: String
  /// The open file that is read; nil where the file is written.
  private let input: InputFile?
  /// The bytes that are not read yet.
  private(set) var remaining = 0
  /// The new file that is written; nil where the file is read.
  private let staged: StagedFile?
  private var checksum = Checksum()

  /// Opens a file for reading.
  init(reading path: String) throws(CheckpointError) {
    self.path = path
    staged = nil
    let file: InputFile
    do {
      file = try InputFile(path)
    } catch {
      throw .unreadable(file: path, reason: error.systemText)
    }
    // What has no size, as a pipe, was never written by a search: a search replaces files.
    guard let size = file.size else { throw .noCheckpoint(file: path) }
    remaining = size
    input = consume file
  }

  /// Makes a file anew, which takes the place of the old one when all of it is there.
  init(writing path: String) throws(CheckpointError) {
    self.path = path
    input = nil
    do {
      staged = try StagedFile(for: OutputFile(path))
    } catch {
      throw .unwritable(file: path, reason: error.systemText)
    }
  }

  // MARK: Writing

  /// Writes values, filled up to whole words.
  mutating func write(
    _ values: UnsafePointer<some BitwiseCopyable>, count: Int
  ) throws(CheckpointError) {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(start: values, count: count))
    try write(bytes)
    let rest = -bytes.count & 7
    if rest > 0 {
      try withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) {
        (padding) throws(CheckpointError) in
        padding.initializeMemory(as: UInt8.self, repeating: 0)
        try put(UnsafeRawBufferPointer(rebasing: padding[..<rest]))
      }
    }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer) throws(CheckpointError) {
    checksum.add(bytes)
    try put(bytes)
  }

  /// Writes the checksum of what was written so far.
  mutating func writeChecksum() throws(CheckpointError) {
    var word = checksum.value
    do {
      try withUnsafeBytes(of: &word) { (bytes) throws(CheckpointError) in try put(bytes) }
    }
  }

  /// Takes the place of the old file, once everything is on the disk.
  func commit() throws(CheckpointError) {
    do {
      try staged?.commit()
    } catch {
      throw .unwritable(file: path, reason: error.systemText)
    }
  }

  private func put(_ bytes: UnsafeRawBufferPointer) throws(CheckpointError) {
    do {
      try staged?.write(bytes)
    } catch {
      throw .unwritable(file: path, reason: error.systemText)
    }
  }

  // MARK: Reading

  /// Reads values and what fills them up to whole words.
  mutating func read(
    _ values: UnsafeMutablePointer<some BitwiseCopyable>, count: Int
  ) throws(CheckpointError) {
    let bytes = UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(start: values, count: count))
    try get(bytes)
    checksum.add(UnsafeRawBufferPointer(bytes))
    let rest = -bytes.count & 7
    if rest > 0 {
      var padding: UInt64 = 0
      try withUnsafeMutableBytes(of: &padding) { (word) throws(CheckpointError) in
        try get(UnsafeMutableRawBufferPointer(rebasing: word[..<rest]))
      }
      guard padding == 0 else { throw .corrupted(file: path) }
    }
  }

  /// Reads a checksum, which must be that of what was read so far.
  mutating func readChecksum() throws(CheckpointError) {
    var word: UInt64 = 0
    let expected = checksum.value
    try withUnsafeMutableBytes(of: &word) { (bytes) throws(CheckpointError) in try get(bytes) }
    guard word == expected else { throw .corrupted(file: path) }
  }

  private mutating func get(_ bytes: UnsafeMutableRawBufferPointer) throws(CheckpointError) {
    var rest = bytes
    while !rest.isEmpty {
      let found: Int
      do {
        found = try input?.read(into: rest) ?? 0
      } catch {
        throw .unreadable(file: path, reason: error.systemText)
      }
      if found == 0 { throw .truncated(file: path) }
      remaining -= found
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[found...])
    }
  }
}
