#if Adopt
import SwiftSyntax

/// The coordinators and routers that only closures of a class's initializers keep, as
/// `init(flow: Flow) { taps.subscribe { flow.open() } }` does: the stand-in stores them.
struct CapturedNavigators {
  /// A parameter of an initializer.
  struct Navigator {
    let name: String
    let type: String
    fileprivate let initializer: InitializerDeclSyntax
  }

  /// The parameters, each once.
  private(set) var all: [Navigator] = []

  init(of owner: String, in project: Project, _ findings: Findings) {
    guard project.type(owner)?.kind == .class else { return }
    for node in project.initializers(of: owner) {
      for (name, type) in project.captured(by: node)
      where findings.standsForNavigation(type) && project.property(name, of: owner) == nil
        && !all.contains(where: { $0.name == name })
      {
        all.append(Navigator(name: name, type: type, initializer: node))
      }
    }
  }

  /// The names of those that an initializer is handed.
  func names(in node: InitializerDeclSyntax) -> [String] {
    let parameters = node.signature.parameterNames
    return all.map(\.name).filter(parameters.contains)
  }

  /// The calls that closures make of one.
  func calls(of navigator: Navigator) -> [CallVisitor.Call] {
    guard let body = navigator.initializer.body else { return [] }
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    for closure in ClosureFinder.closures(in: body) { visitor.walk(closure) }
    return visitor.calls.filter { $0.path == [navigator.name] }
  }
}
#endif
