/// Finds books: a server in the app, a stand-in where the app is verified.
@MainActor
public protocol BookServer {
  func find() async throws -> String
}

/// Leads from a search to the book that the server finds.
@MainActor
public final class SearchCoordinator {
  public enum Screen: Hashable, Sendable { case search, book(String) }
  public enum Progress { case idle, searching, failed }

  public var path: [Screen] = [] { didSet { if isFixed, !isSearchOnTop { cancel() } } }
  public private(set) var progress = Progress.idle
  private var search: Task<Void, Never>?
  private let server: any BookServer
  private let isFixed: Bool

  public init(server: any BookServer, isFixed: Bool = false) {
    self.server = server
    self.isFixed = isFixed
  }

  public var isSearchOnTop: Bool { path.last == .search }

  public func open() { path.append(.search) }

  public func find() {
    if isFixed { cancel() }
    progress = .searching
    search = Task {
      let book = try? await server.find()
      if isFixed, Task.isCancelled { return }
      progress = book == nil ? .failed : .idle
      if let book { path.append(.book(book)) }
    }
  }

  private func cancel() {
    search?.cancel()
    search = nil
    progress = .idle
  }
}
