import NavigationReports

extension Baseline {
  /// The baseline in a file; nil where there is no file.
  static func read(_ file: String) throws -> Baseline? {
    guard let bytes = Folder.read(file) else { return nil }
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(file): \(error)")
    }
  }

  /// The baseline that a check is told; nil where it is told none.
  ///
  /// - Throws: ``CommandError`` when somebody asks for one that is not there. The configuration may
  ///   name one that nobody has written yet.
  static func wanted(_ value: SettingValue?, in context: CommandContext) throws -> Baseline? {
    guard let value else { return nil }
    if let baseline = try read(value.text) { return baseline }
    let missing = String.noBaseline(value.text, context.systems.executable)
    if value.isOfThisRun { throw CommandError(.inputMissing, missing) }
    context.remark(missing)
    return nil
  }
}
