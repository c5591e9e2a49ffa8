import Library
import NavigationHarness

public struct LibrarySystem: VerifiableSystem {
  public let name = "Library"
  public let summary = "A list of books, and a book with a coordinator of its own, on UIKit."
  private let isFixed: Bool

  public init(isFixed: Bool = false) { self.isFixed = isFixed }

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(name, isolation: configuration.isolation) { _ in
      LibraryCoordinator(isFixed: isFixed)
    } declare: { it in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(LibraryCoordinator.self, role: "library")
      it.coordinator(BookCoordinator.self, role: "book")
      it.tap("Open")
      it.tap("Mark")
    }
  }
}
