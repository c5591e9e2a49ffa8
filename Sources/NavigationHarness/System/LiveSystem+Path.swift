import HeadlessSwiftUI
import NavigationModel

/// A coordinator that keeps the path of a stack, taken as it is.
///
/// What its screens offer need not be declared: a link of any screen may put any route on the path,
/// so each sample of the routes becomes an event, up to the one by which the path is too long. The
/// platform goes back, and a button may go back to the root. In a debug build on Linux, as tests are,
/// each of its methods that takes and returns nothing is called, too; those that are private, throw or
/// wait are not. What the coordinator does is then judged by all invariants that need no further
/// declaration.
///
/// ```swift
/// let system = try LiveSystem("Reader", path: \.path) { ReaderCoordinator() }
/// ```
extension LiveSystem {
  /// Makes a system of a coordinator whose path is an array of routes.
  ///
  /// - Parameters:
  ///   - path: where the coordinator keeps the path.
  ///   - depth: how many routes the path holds at most.
  ///   - make: makes a fresh coordinator.
  /// - Throws: ``DeclarationError``.
  public convenience init<R: Route>(
    _ name: String, path: @MainActor @autoclosure () -> ReferenceWritableKeyPath<Subject, [R]>,
    depth: Int = 3, isolation: SystemConfiguration.Isolation = .worker,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @MainActor () throws -> Subject
  ) throws {
    try self.init(
      name, scope: .path(depth), isolation: isolation, fileID: fileID,
      make: { _ in try make() },
      declare: { it in
        let path = path()
        it.pathCoordinator(
          R.self, depth: depth, count: { $0[keyPath: path].count },
          push: { $0[keyPath: path].append($1) }, popToRoot: { $0[keyPath: path] = [] },
          filePath: filePath, line: line
        ) { $0.stack(path, root: "Root") }
      })
  }

  /// Makes a system of a coordinator whose path holds values of any types.
  ///
  /// - Parameters:
  ///   - path: where the coordinator keeps the path.
  ///   - routes: the type of the values that links put there.
  ///   - depth: how many routes the path holds at most.
  ///   - make: makes a fresh coordinator.
  /// - Throws: ``DeclarationError``.
  public convenience init<R: Route & Hashable>(
    _ name: String,
    path: @MainActor @autoclosure () -> ReferenceWritableKeyPath<Subject, NavigationPath>,
    of routes: R.Type, depth: Int = 3, isolation: SystemConfiguration.Isolation = .worker,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @MainActor () throws -> Subject
  ) throws {
    try self.init(
      name, scope: .path(depth), isolation: isolation, fileID: fileID,
      make: { _ in try make() },
      declare: { it in
        let path = path()
        it.pathCoordinator(
          R.self, depth: depth, count: { $0[keyPath: path].count },
          push: { $0[keyPath: path].append($1) },
          popToRoot: { $0[keyPath: path] = NavigationPath() }, filePath: filePath, line: line
        ) { $0.stack(path, root: "Root") }
      })
  }
}

extension LiveDeclarations {
  /// Declares what there is to say of a coordinator of which no more than its path is known.
  fileprivate mutating func pathCoordinator<R: Route>(
    _ routes: R.Type, depth: Int, count: @escaping @MainActor (Subject) -> Int,
    push: @escaping @MainActor (Subject, R) -> Void,
    popToRoot: @escaping @MainActor (Subject) -> Void, filePath: String, line: Int,
    containers: (inout ContainerDeclarations<Subject>) -> Void
  ) {
    root { $0 }
    coordinator(Subject.self, role: .role(of: Subject.self), containers)
    self.routes(
      R.self, .tap(on: nil), prefix: "push ", filePath: filePath, line: line, perform: push)
    cap("path", depth, of: count)
    event(
      "pop to root", .tap(on: nil),
      unless: { count($0) == 0 ? "the path is empty" : nil }, filePath: filePath, line: line,
      perform: popToRoot)
    for method in ClassMethod.all(of: [Subject.self]) where method.method.isPlain {
      event("call \(method.method)", .programmatic, filePath: filePath, line: line) {
        method.call(of: $0)
      }
    }
    let isAtRoot = fact("at the root") { count($0) == 0 }
    profile.home = .init(fact: isAtRoot)
    profile.backToRootEvents = ["pop to root": isAtRoot]
  }
}

extension Scope {
  fileprivate static func path(_ depth: Int) -> Scope {
    Scope([Bound("path", depth, "routes on the path")])
  }
}

extension String {
  /// The name of a class of coordinators without that word, such as `reader`.
  fileprivate static func role(of type: Any.Type) -> String {
    let name = TypeName(type).short.split(separator: ".").last.map(String.init) ?? ""
    let part = name.hasSuffix("Coordinator") ? String(name.dropLast(11)) : name
    return part.isEmpty ? "coordinator" : part.prefix(1).lowercased() + part.dropFirst()
  }
}
