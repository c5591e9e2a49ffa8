import HeadlessUIKit

/// The calls that a screen or a view makes by itself in one of its methods: an event decides when each comes,
/// and which of those that one member may make.
@MainActor
struct OwnCalls {
  private let calls: [(member: String, calls: [OfferedCallback])]

  /// The names of the members that make them.
  var members: [String] { calls.map(\.member) }

  /// Chooses calls.
  ///
  /// - Parameters:
  ///   - callbacks: all that may be made.
  ///   - place: the method that runs.
  ///   - opened: the members whose calls wait already.
  init(_ callbacks: [OfferedCallback], when place: String, without opened: Set<String> = []) {
    var found: [String: [OfferedCallback]] = [:]
    for callback in callbacks where callback.places.contains(place) {
      if let member = callback.member { found[member, default: []].append(callback) }
    }
    calls = found.filter { !opened.contains($0.key) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  /// Leaves open when the calls come.
  func open() {
    for (member, calls) in calls {
      let outcomes = calls.map { String($0.name.drop { $0 != ":" }.dropFirst()) }
      ServiceAnswers.answer(of: member, outcomes: outcomes) { calls[$0].call() }
    }
  }
}

/// Tells which calls the loading of a view has left open.
final class OpenedCalls: UIView {
  var members: Set<String> = []
}

extension UIViewController {
  /// Leaves open when the calls come that the controller makes by itself in one of its methods.
  ///
  /// - Parameter place: the name of the method.
  public func openOwnCalls(when place: String) {
    OwnCalls(offeredCallbacks(of: self), when: place).open()
  }
}
