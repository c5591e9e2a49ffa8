import NavigationModel

/// A system that is reported on, and within what.
struct ReportedSystem {
  let system: any VerifiableSystem
  /// The form of which every variant is looked at.
  let configuration: SystemConfiguration
  /// The greatest number of states of a variant; the system's own when nil.
  let maxStates: Int?

  /// Reads what is set about a system.
  ///
  /// A report is about every variant and every fix, whichever of them a check is told to look at.
  ///
  /// - Parameter options: what the command line says.
  init(_ system: any VerifiableSystem, options: [Word?]) throws {
    let settings = try Settings(options: options, of: system)
    self.system = system
    configuration = try SystemConfiguration(settings)
    maxStates = try settings.word(.maxStates)?.number()
  }
}
