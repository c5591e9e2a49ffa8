import NavigationModel

/// Chooses who serves the subjects of a system.
enum SubjectServers {
  static func server<Subject: AnyObject>(
    for definition: LiveDefinition<Subject>, isolation: SystemConfiguration.Isolation
  ) throws -> any SubjectServing {
    SubjectServer(definition)
  }
}
