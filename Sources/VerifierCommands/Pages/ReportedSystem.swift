import NavigationModel

/// A system that is reported on, with the bounds of the report.
struct ReportedSystem {
  let system: any VerifiableSystem
  /// The form in which every variant is looked at.
  let configuration: SystemConfiguration
  /// The greatest number of states of a variant; the system's own when nil.
  let maxStates: Int?

  /// Reads the settings about a system.
  ///
  /// A report is about every variant and every fix, whichever of them a check is told to look at.
  ///
  /// - Parameter options: the values from the command line.
  init(
    _ system: any VerifiableSystem, options: [SettingValue?], in context: CommandContext
  ) throws {
    let settings = try context.settings(options: options, of: system)
    self.system = system
    configuration = try SystemConfiguration(settings)
    maxStates = try settings.value(.maxStates)?.number()
  }
}
