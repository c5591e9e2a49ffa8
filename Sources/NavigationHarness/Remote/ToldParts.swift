import NavigationModel
import ObjectObservation

/// The parts of answers that are told once, whatever source has told them in whatever order: states,
/// kinds of events and lists of effects.
///
/// Each source, such as a process, tells such a part with the first of its answers that needs it. Who
/// reads answers in another order wants it with the first that *they* read.
struct ToldParts<Source: Hashable> {
  /// The lists of effects, by numbers that mean the same for all sources.
  var lists = EffectLists<Source>()

  // What was taken, and not told yet.
  private var bodies: [ObservationFingerprint: SeenBody] = [:]
  private var kinds: [EventKind] = []

  private var listsTold: Set<Int> = []

  /// Takes the parts out of an answer, and returns it for ``told(with:isLearned:)``.
  mutating func taken(from answer: SeenExpansion, of source: Source) -> SeenExpansion {
    for body in answer.bodies { bodies[body.fingerprint] = body }
    kinds += answer.kinds
    return lists.translated(answer, from: source)
  }

  /// Returns an answer with what it needs and was not told yet.
  ///
  /// - Parameter isLearned: whether the states that it names are learned by who asks.
  mutating func told(with answer: SeenExpansion, isLearned: Bool) -> SeenExpansion {
    var answer = answer
    // States are numbered in the order in which they come.
    let named = answer.namedStates + answer.bodies.map(\.fingerprint)
    answer.bodies = isLearned ? named.compactMap { bodies.removeValue(forKey: $0) } : []
    answer.kinds = kinds
    kinds = []
    return withLists(answer)
  }

  /// Returns an answer with the lists of effects that were not told yet.
  mutating func withLists(_ answer: SeenExpansion) -> SeenExpansion {
    lists.telling(answer, except: &listsTold)
  }
}

extension OpenRequest.Wanted {
  /// A Boolean value that indicates whether the states of the answer are learned by who asks.
  var isLearned: Bool { if case .follow = self { false } else { true } }
}

extension SeenExpansion {
  /// The states that it names, in the order in which the subject came to them.
  fileprivate var namedStates: [ObservationFingerprint] {
    (source.map { [$0] } ?? [])
      + transitions.compactMap { if case .state(let state) = $0.outcome { state } else { nil } }
  }
}
