import ModelChecker

/// Damages a file that the verifier wrote, and lets it be read or replaced.
struct DamageAttack: Attack {
  let name = "damaged"
  let material: Material

  private enum Kind: CaseIterable {
    case checkpoint, baseline, configuration, result, trace
    /// A report that nobody reads back, but that is replaced or taken for a result.
    case sarif, graphML
  }

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    let use = Int.random(in: 0..<3, using: &random)
    switch Kind.allCases[number % Kind.allCases.count] {
    case .checkpoint: return try checkpoint(damaged(material.checkpoint, by: &random))
    case .baseline: return try document(.baseline, material.baseline, use: use, by: &random)
    case .configuration:
      return try document(.configuration, material.configuration, use: use, by: &random)
    case .result: return try document(.result, material.result, use: use, by: &random)
    case .sarif: return try report("sarif", material.sarif, use: use, by: &random)
    case .graphML: return try report("graphml", material.graphML, use: use, by: &random)
    case .trace:
      let trace = "launch/ItemsView%3A%20Item/tapTab(1)%40root#c3f1"
      let bytes = damaged(Array(trace.utf8), by: &random).filter { $0 != 0 }
      return try Trial(
        material, ["replay", "Shop", "--trace", String(decoding: bytes, as: UTF8.self)]
      ).strike()
    }
  }

  private func damaged(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    Mutation.damaged(bytes, with: Array(material.result.utf8), by: &random)
  }

  private func document(
    _ kind: CorpusInput.Kind, _ text: String, use: Int, by random: inout SplitMix64
  ) throws -> Strike {
    let bytes = damaged(Array(text.utf8), by: &random)
    return try Trial(material, .init(kind: kind, name: "damaged", bytes: bytes), use: use).strike()
  }

  /// A damaged report is no result, and what replaces it is whole.
  private func report(
    _ format: String, _ text: String, use: Int, by random: inout SplitMix64
  ) throws -> Strike {
    let bytes = damaged(Array(text.utf8), by: &random)
    if use == 0 {
      return try Trial(material, .init(kind: .result, name: format, bytes: bytes), use: 0).strike()
    }
    let folder = try Folder()
    var before = Snapshot(["in.json": material.result])
    before["old"] = bytes
    try folder.make(before)
    let ending = try material.verify(
      ["report", "--from", "in.json", "--report", "\(format)=old"]
    ).run(in: folder)
    let after = try folder.snapshot()
    let whole = format == "sarif" ? material.sarif : material.graphML
    var complaints = Judge.complaints(about: ending)
    if after["old"] != Array(whole.utf8) { complaints.append("it did not replace the whole file") }
    if after.entries.count != 2 { complaints.append("it left \(after.entries.keys.sorted())") }
    return Strike(deed: "replace \(format)", endings: [ending], complaints: complaints)
  }

  /// A damaged checkpoint is refused, or what is found from there is what is found anyway.
  private func checkpoint(_ bytes: [UInt8]) throws -> Strike {
    func search(_ bytes: [UInt8]) throws -> Ending {
      let folder = try Folder()
      var before = Snapshot()
      before["c"] = bytes
      try folder.make(before)
      return try material.search("--checkpoint", "c", "--resume").run(in: folder)
    }
    let ending = try search(bytes)
    var complaints = Judge.complaints(about: ending)
    switch ending.manner {
    case .exited(0):
      if try search(material.checkpoint).output != ending.output {
        complaints.append("it found something else: \(ending.output)")
      }
    case .exited(66): break
    default: complaints.append("it ended with \(ending.manner)")
    }
    return Strike(deed: "search", endings: [ending], complaints: complaints)
  }
}
