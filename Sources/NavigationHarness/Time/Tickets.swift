import NavigationModel

/// A result that a service still owes.
public struct Ticket: Hashable, Sendable {
  /// The name of the result.
  public var label: String

  /// The ways in which it can end.
  public var outcomes: [String]

  /// A Boolean value that indicates whether the task that asked was cancelled meanwhile; the
  /// service still answers, late.
  public var isCancelled: Bool

  /// Its place in the order of issue.
  public var serial: Int
}

/// The place where asynchronous services of one subject leave their results open.
///
/// A stand-in for a service asks here how its work ends. The task that asks is suspended until the
/// explorer decides, and until then the ticket is part of the state.
///
/// ```swift
/// struct SlowStore: Store {
///   let tickets: TicketOffice
///
///   func items() async throws -> [Item] {
///     switch try await tickets.request("items") {
///     case "succeeds": [.sample]
///     default: throw StoreError.offline
///     }
///   }
/// }
/// ```
public final class TicketOffice: @unchecked Sendable {
  // Unchecked: the job queue runs every task of the subject on one thread, the explorer's, so that
  // nothing here is ever touched by two at a time. Without an installed queue that would be false.

  private final class Request: @unchecked Sendable {
    var ticket: Ticket
    var continuation: UnsafeContinuation<String, any Error>?
    let task = currentTaskAddress()
    let held: AnyObject?

    init(_ ticket: Ticket, holding object: AnyObject?) { (self.ticket, held) = (ticket, object) }
  }

  private var requests: [Request] = []
  private var answered: Set<UnsafeRawPointer> = []
  private var nextSerial = 0
  private var isClosed = false

  /// Makes an office without tickets.
  public init() {}

  /// The tickets that wait for a decision, in order of issue.
  public var pending: [Ticket] { requests.map(\.ticket) }

  /// What those hold who wait for the decisions, in order of issue.
  var held: [AnyObject] { requests.compactMap(\.held) }

  /// The tasks that wait for the decisions, in order of issue.
  var tasks: [UnsafeRawPointer] { requests.compactMap(\.task) }

  /// The place among the tickets of the one that a task waits for.
  func position(ofTask address: UnsafeRawPointer) -> Int? {
    requests.firstIndex { $0.task == address }
  }

  /// Returns a Boolean value that indicates whether a task has got its result, and has not gone on
  /// since.
  func hasAnswered(taskAt address: UnsafeRawPointer) -> Bool { answered.contains(address) }

  /// Suspends the calling task until the explorer decides how the request ends.
  ///
  /// A cancelled task is not resumed by its cancellation: services answer late, too.
  ///
  /// - Parameter object: what goes on with the answer. It is seen as long as the ticket is open, so that two
  ///   who wait for the same result are told apart.
  /// - Returns: the name of the outcome.
  /// - Throws: a cancellation, only when the subject is discarded.
  public func request(
    _ label: String, outcomes: [String] = ["succeeds", "fails"],
    holding object: (AnyObject & Sendable)? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws -> String {
    precondition(!outcomes.isEmpty, .noOutcomes(label))
    guard !isClosed else {
      // A loop that tries again must not keep the thread.
      await Task.yield()
      throw CancellationError()
    }
    let request = Request(
      Ticket(label: label, outcomes: outcomes, isCancelled: false, serial: nextSerial),
      holding: object)
    nextSerial += 1
    HeadlessPlatform.record(.requested, nil, label)
    defer { if let task = request.task { answered.remove(task) } }
    return try await withTaskCancellationHandler {
      // Without the mention the closure would leave the caller's actor, which takes two more jobs.
      _ = isolation
      return try await withUnsafeThrowingContinuation { continuation in
        request.continuation = continuation
        requests.append(request)
      }
    } onCancel: {
      request.ticket.isCancelled = true
    }
  }

  /// Decides how a request ends; the task that asked becomes runnable.
  public func resolve(_ index: Int, outcome: Int) {
    let request = requests.remove(at: index)
    let name = request.ticket.outcomes[outcome]
    HeadlessPlatform.record(.completed, nil, "\(request.ticket.label) \(name)")
    if let task = request.task { answered.insert(task) }
    request.continuation?.resume(returning: name)
  }

  /// Ends every request, now and to come, with a cancellation: the subject is discarded.
  public func discardAll() {
    isClosed = true
    let discarded = requests
    requests = []
    for request in discarded { request.continuation?.resume(throwing: CancellationError()) }
  }
}

extension String {
  fileprivate static func noOutcomes(_ label: String) -> String {
    "the request '\(label)' has no outcomes; pass at least one"
  }
}
