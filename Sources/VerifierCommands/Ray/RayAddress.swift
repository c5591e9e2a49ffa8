/// The address of a cluster of Ray, as `--on ray=ADDRESS` says it.
struct RayAddress {
  /// The address as Ray knows it; `local` for a cluster of this machine alone.
  let text: String

  /// Reads the value of `--on`.
  ///
  /// - Throws: ``CommandError`` where it names something else.
  init(_ value: String) throws {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "ray", parts.last != "" else {
      throw CommandError(.usage, .unknownEngine(value))
    }
    text = parts.count == 1 ? "local" : String(parts[1])
  }
}

extension String {
  fileprivate static func unknownEngine(_ text: String) -> String {
    "'\(text.shortened())' runs nothing. Write '--on ray', or '--on ray=ADDRESS' for a cluster."
  }
}
