extension PackedSearch {
  /// Replaces a file by what was found up to a checkpoint.
  func save(_ checkpoint: Checkpoint, to path: String) throws(CheckpointError) {
    guard let log = store.log else { return }
    var file = try CheckpointFile(writing: path)
    let words = checkpoint.words
    try file.write(words, count: words.count)
    try file.writeChecksum()
    try file.write(store[0], count: checkpoint.states * store.width)
    try file.write(log.sources.base, count: checkpoint.states)
    try file.write(log.positions.base, count: checkpoint.states)
    let isTall: [UInt64] = [log.uppers == nil ? 0 : 1]
    try file.write(isTall, count: 1)
    if let uppers = log.uppers { try file.write(uppers, count: checkpoint.states) }
    try file.writeChecksum()
    try file.commit()
  }

  /// Continues from a checkpoint file.
  mutating func resume(_ checkpoint: Checkpoint, from file: consuming SavedSearch) throws {
    guard let log = store.log else { return }
    try file.read(into: &store, log: log, count: checkpoint.states)
    expanded = checkpoint.expanded
    layerEnd = checkpoint.layerEnd
    depth = checkpoint.depth
    transitions = checkpoint.transitions
    violations = checkpoint.violations
    faults = checkpoint.faults
    knownFaults = Set(faults.map(\.fault))
  }
}

/// A checkpoint of which the states are not read yet.
struct SavedSearch: ~Copyable {
  let checkpoint: Checkpoint
  private var file: CheckpointFile
  private let path: String

  /// Reads the progress of a search of a system.
  init(_ path: String, system: UInt64) throws(CheckpointError) {
    var file = try CheckpointFile(reading: path)
    var prefix = [UInt64](repeating: 0, count: Checkpoint.prefix)
    if file.remaining < prefix.count * 8 { throw .truncated(file: path) }
    try file.read(&prefix, count: prefix.count)
    guard let length = Checkpoint.length(after: prefix) else { throw .noCheckpoint(file: path) }
    guard length >= 0, length < file.remaining / 8 else { throw .truncated(file: path) }
    var words = [UInt64](repeating: 0, count: length)
    try file.read(&words, count: length)
    try file.readChecksum()
    guard let checkpoint = Checkpoint(words) else { throw .corrupted(file: path) }
    if checkpoint.system != system { throw .otherSystem(file: path) }
    self.path = path
    self.checkpoint = checkpoint
    self.file = file
  }

  /// Reads the states.
  mutating func read(into store: inout StateStore, log: ArrivalLog, count: Int) throws {
    let truncated = CheckpointError.truncated(file: path)
    // First of all, since huge numbers can't be counted with.
    guard count >= 0, count < Int(UInt32.max) else { throw truncated }
    let (size, half, eighth) = (count * store.width, (count + 1) / 2, (count + 7) / 8)
    guard file.remaining >= (size + half + eighth + 2) * 8 else { throw truncated }
    guard count <= store.capacity else { throw EngineError.noAddressSpace(bytes: size * 8) }
    try file.read(UnsafeMutablePointer(mutating: store[0]), count: size)
    try file.read(log.sources.base, count: count)
    try file.read(log.positions.base, count: count)
    var isTall: [UInt64] = [0]
    try file.read(&isTall, count: 1)
    if isTall[0] != 0 {
      guard file.remaining >= (half + 1) * 8 else { throw truncated }
      try file.read(log.makeTall(), count: count)
    }
    try file.readChecksum()
    guard try store.recount(count) else { throw CheckpointError.corrupted(file: path) }
  }
}
