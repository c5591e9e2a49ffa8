import ModelChecker
import NavigationModel

/// A request, and what is known about it from workers that it took down.
struct OpenRequest {
  enum Wanted {
    case begin
    case expand(ExpansionRequest)
    case follow(ExpectedPath)
    case compare(ComparedTraces)
  }

  var wanted: Wanted
  var losses: [KnownLoss] = []

  /// The numbers of times that someone else killed a worker, by the number of steps that the worker
  /// had taken.
  private(set) var killings: [Int: Int] = [:]

  /// The number of such ends at one step that are nobody's fault.
  static let mostKillings = 2

  /// The number of such ends of one request that are nobody's fault.
  private static let mostKillingsInAll = 16

  /// A Boolean value that indicates whether objects go back by known transitions; not any more when
  /// that took a worker down.
  var returns = true

  /// The number of times that a worker was kept from running.
  var stalls = 0

  /// The number of times that a worker was lost without a transition to blame.
  var silentLosses = 0

  /// The number of such losses of one request after which it is not asked again.
  static let mostSilentLosses = 4

  /// Accounts for a worker that someone else killed.
  ///
  /// Whoever kills workers does not choose the event: it is let happen again. Where it is the event
  /// after all, as by using all memory, new workers end at the same step.
  ///
  /// - Returns: true if there is a point in asking again.
  mutating func triesAgain(afterKillingAt step: Int) -> Bool {
    killings[step, default: 0] += 1
    return killings[step]! <= Self.mostKillings
      && killings.values.reduce(0, +) <= Self.mostKillingsInAll
  }

  func bytes(keepingSubjects: Bool, risky: [Int]) -> [UInt8] {
    switch wanted {
    case .begin: return RemoteRequest.begin(keepingSubjects: keepingSubjects).bytes
    case .expand(var request):
      request.knownFaults += losses.map(\.known)
      request.risky = risky
      if !returns { request.returnPaths = ReturnPaths() }
      return RemoteRequest.expand(request, keepingSubjects: keepingSubjects).bytes
    case .follow(let path):
      return RemoteRequest.follow(path, keepingSubjects: keepingSubjects).bytes
    case .compare(let traces):
      return RemoteRequest.compare(traces, keepingSubjects: keepingSubjects).bytes
    }
  }

  /// The answer, with faults that name their events: the host learns names from the worker.
  func completed(_ seen: SeenExpansion) -> SeenExpansion {
    guard !losses.isEmpty else { return seen }
    var seen = seen
    for index in seen.transitions.indices {
      let transition = seen.transitions[index]
      let loss = losses.first {
        $0.known.event == transition.event.ordinal && $0.known.choices == transition.choices
      }
      guard let loss, case .fault = transition.outcome else { continue }
      seen.transitions[index].outcome = .fault(loss.fault(transition.event.name))
    }
    return seen
  }
}

/// A transition that takes the worker down, and the fault that it is.
struct KnownLoss {
  var known: KnownFault
  /// The fault, given the event's name.
  var fault: (String) -> Fault
}
