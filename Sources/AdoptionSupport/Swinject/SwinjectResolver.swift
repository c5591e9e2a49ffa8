/// A resolver of Swinject: it gives what it is asked for by its type.
public protocol SwinjectResolver: AnyObject {
  /// Makes, or finds, what was registered for a type, a name and some arguments.
  func resolve<Service, each Argument>(
    _ service: Service.Type, named name: String?, given arguments: repeat each Argument
  ) -> Service?
}

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
  public func resolve<Service, Argument>(
    _ service: Service.Type, name: String? = nil, argument: Argument
  ) -> Service? {
    resolve(service, named: name, given: argument)
  }

  /// What was registered for a type and several arguments.
  public func resolve<Service, First, each Argument>(
    _ service: Service.Type, name: String? = nil, arguments first: First,
    _ others: repeat each Argument
  ) -> Service? {
    resolve(service, named: name, given: first, repeat each others)
  }
}
