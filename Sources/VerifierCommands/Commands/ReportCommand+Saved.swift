import NavigationReports

extension ReportCommand {
  /// A Boolean value that indicates whether saved results are to be recorded.
  var isAboutSaved: Bool { !saved.isEmpty || !reports.isEmpty }

  /// Writes reports of results that other runs saved.
  func recordSaved() throws {
    if let option = sharing.typed { throw CommandError(.usage, .savedOrShared(option)) }
    guard !saved.isEmpty else { throw CommandError(.usage, .nothingSaved) }
    guard !reports.isEmpty else { throw CommandError(.usage, .noFormat) }
    guard systems.isEmpty else { throw CommandError(.usage, .systemsAreInside(systems)) }
    let recordings = try [Recording](
      reports.compactMap { SettingValue.option(.report, $0) }, besides: nil)
    let documents = try saved.flatMap(SavedResult.read)
    try recordings.writeTogether(documents)
  }
}

extension String {
  fileprivate static func savedOrShared(_ option: String) -> String {
    "'\(option)' and '--from' with '--report', which explore nothing, are mutually exclusive."
  }

  fileprivate static let nothingSaved =
    "'--report' records saved results: name them with '--from FILE'. "
    + "To check and record at once, use 'check SYSTEM --report format=file'."

  fileprivate static let noFormat =
    "'--from' needs a format and a file: add '--report format=file'. Formats: "
    + "\(Recording.formatsOfSaved)."

  fileprivate static func systemsAreInside(_ systems: [String]) -> String {
    "'\(systems[0])' and '--from', which records all systems in the files, are mutually exclusive."
  }
}
