/// An assembly of Swinject: it registers a part of an app's dependencies.
public protocol SwinjectAssembly {
  /// Registers them.
  func assemble(container: SwinjectContainer)

  /// Is told that all assemblies have registered theirs.
  func loaded(resolver: any SwinjectResolver)
}

extension SwinjectAssembly {
  public func loaded(resolver: any SwinjectResolver) {}
}

/// An assembler of Swinject: a container that assemblies fill.
public final class SwinjectAssembler {
  private let container: SwinjectContainer

  /// What gives what the assemblies registered.
  public var resolver: any SwinjectResolver { container }

  /// Creates an assembler for a container.
  public init(container: SwinjectContainer? = nil) { self.container = container ?? .init() }

  /// Creates an assembler, and lets assemblies register theirs.
  public init(_ assemblies: [any SwinjectAssembly], container: SwinjectContainer? = nil) {
    self.container = container ?? .init()
    apply(assemblies: assemblies)
  }

  /// Creates an assembler that knows what another one does.
  public init(
    _ assemblies: [any SwinjectAssembly] = [], parent: SwinjectAssembler?,
    defaultObjectScope: SwinjectObjectScope = .graph
  ) {
    container = .init(parent: parent?.container, defaultObjectScope: defaultObjectScope)
    apply(assemblies: assemblies)
  }

  /// Lets an assembly register its part.
  public func apply(assembly: any SwinjectAssembly) { apply(assemblies: [assembly]) }

  /// Lets assemblies register their parts.
  public func apply(assemblies: [any SwinjectAssembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
