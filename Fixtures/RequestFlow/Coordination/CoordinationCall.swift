#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A request on its way: what is requested, by which module, from which screen.
@MainActor
struct CoordinationCall {
  let module: Coordinated
  let request: CoordinationRequest

  /// A Boolean value that indicates whether a coordinator that has no manager for it handed it to
  /// its parent.
  private(set) var isHandedUp = false

  private weak var sender: UIViewController?
  private let hasSender: Bool

  init(_ module: Coordinated, _ request: CoordinationRequest, sender: UIViewController?) {
    self.module = module
    self.request = request
    self.sender = sender
    hasSender = sender != nil
  }

  /// The same call, as the parent gets it.
  func handedUp() -> CoordinationCall {
    var call = self
    call.isHandedUp = true
    return call
  }

  /// The request and who makes it, in words.
  var text: String { "\(request) from \(module)" }

  /// The stack of the screen that sent it, while that screen is on one.
  var senderStack: UINavigationController? { sender?.navigationController }

  /// A Boolean value that indicates whether the screen that sent it has left the screens around it.
  var isSenderGone: Bool { hasSender && sender?.parent == nil }

  /// A Boolean value that indicates whether the screen that sent it is gone, or another one has
  /// come over it.
  var isOutdated: Bool {
    guard hasSender else { return false }
    guard let sender, let stack = senderStack else { return true }
    return stack.topViewController !== sender
  }
}

/// A call that a coordinator has taken, with the task that sees to it.
@MainActor
final class TakenCall {
  let call: CoordinationCall
  var task: Task<Void, Never>?

  init(_ call: CoordinationCall) { self.call = call }
}

/// The calls that a coordinator has taken and not yet handled, in the order in which they came.
@MainActor
final class CallLine {
  private(set) var calls: [TakenCall] = []

  /// The call whose turn it is, unless another one has its turn; one whose screen is gone holds up
  /// nobody.
  var next: TakenCall? {
    if calls.contains(where: { $0.task != nil && !$0.call.isSenderGone }) { return nil }
    return calls.first { $0.task == nil }
  }

  func append(_ call: TakenCall) { calls.append(call) }

  func remove(_ call: TakenCall) { calls.removeAll { $0 === call } }

  func clear() { calls = [] }
}
