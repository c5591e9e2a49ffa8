/// A resolver of Swinject: it gives what it is asked for by its type.
public protocol SwinjectResolver: AnyObject {
  /// Makes, or finds, what was registered for a type, a name and some arguments.
  func resolve<Service, each Argument>(
    _ service: Service.Type, named name: String?, given arguments: repeat each Argument
  ) -> Service?
}

// An app that adds methods with defaults of its own relies on these being nearer: each list of arguments
// is one of its own, as in the library.
extension SwinjectResolver {
  /// What was registered for a type.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    resolve(service, named: nil)
  }

  /// What was registered for a type and a name.
  public func resolve<Service>(_ service: Service.Type, name: String?) -> Service? {
    resolve(service, named: name)
  }

  /// What was registered for a type and an argument.
  public func resolve<Service, Argument>(_ service: Service.Type, argument: Argument) -> Service? {
    resolve(service, named: nil, given: argument)
  }

  /// What was registered for a type, a name and an argument.
  public func resolve<Service, Argument>(_ service: Service.Type, name: String?, argument: Argument)
    -> Service?
  {
    resolve(service, named: name, given: argument)
  }

  /// What was registered for a type and two arguments.
  public func resolve<Service, A, B>(_ service: Service.Type, arguments first: A, _ second: B)
    -> Service?
  {
    resolve(service, named: nil, given: first, second)
  }

  /// What was registered for a type, a name and two arguments.
  public func resolve<Service, A, B>(
    _ service: Service.Type, name: String?, arguments first: A, _ second: B
  ) -> Service? {
    resolve(service, named: name, given: first, second)
  }

  /// What was registered for a type and three arguments.
  public func resolve<Service, A, B, C>(
    _ service: Service.Type, arguments first: A, _ second: B, _ third: C
  ) -> Service? {
    resolve(service, named: nil, given: first, second, third)
  }

  /// What was registered for a type, a name and three arguments.
  public func resolve<Service, A, B, C>(
    _ service: Service.Type, name: String?, arguments first: A, _ second: B, _ third: C
  ) -> Service? {
    resolve(service, named: name, given: first, second, third)
  }

  /// What was registered for a type and four arguments.
  public func resolve<Service, A, B, C, D>(
    _ service: Service.Type, arguments first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Service? {
    resolve(service, named: nil, given: first, second, third, fourth)
  }

  /// What was registered for a type, a name and four arguments.
  public func resolve<Service, A, B, C, D>(
    _ service: Service.Type, name: String?, arguments first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Service? {
    resolve(service, named: name, given: first, second, third, fourth)
  }

  /// What was registered for a type and five arguments.
  public func resolve<Service, A, B, C, D, E>(
    _ service: Service.Type, arguments first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Service? {
    resolve(service, named: nil, given: first, second, third, fourth, fifth)
  }

  /// What was registered for a type, a name and five arguments.
  public func resolve<Service, A, B, C, D, E>(
    _ service: Service.Type, name: String?, arguments first: A, _ second: B, _ third: C,
    _ fourth: D, _ fifth: E
  ) -> Service? {
    resolve(service, named: name, given: first, second, third, fourth, fifth)
  }
}
