import NavigationModel

/// The lists of effects of answers, by numbers that mean the same wherever an answer comes from.
///
/// Each source of answers, such as a process, has numbers of its own.
struct EffectLists<Source: Hashable> {
  private var lists: [[NavigationEffect]] = []
  private var numberOf: [[NavigationEffect]: Int] = [:]
  private var translations: [Source: [Int: Int]] = [:]

  /// Returns an answer that names its lists of effects by these numbers, and does not tell them.
  mutating func translated(_ answer: SeenExpansion, from source: Source) -> SeenExpansion {
    var answer = answer
    for (number, list) in answer.effectLists {
      translations[source, default: [:]][number] = self.number(of: list)
    }
    answer.effectLists = []
    for index in answer.transitions.indices {
      let number = answer.transitions[index].effects
      answer.transitions[index].effects = translations[source]?[number] ?? 0
    }
    return answer
  }

  /// Forgets the numbers of a source that is gone.
  mutating func forget(_ source: Source) { translations[source] = nil }

  /// Returns an answer that tells the lists which it names, apart from some that were told before.
  func telling(_ answer: SeenExpansion, except told: inout Set<Int>) -> SeenExpansion {
    var answer = answer
    for transition in answer.transitions where lists.indices.contains(transition.effects) {
      if told.insert(transition.effects).inserted {
        answer.effectLists.append((transition.effects, lists[transition.effects]))
      }
    }
    return answer
  }

  private mutating func number(of list: [NavigationEffect]) -> Int {
    if let known = numberOf[list] { return known }
    lists.append(list)
    numberOf[list] = lists.count - 1
    return lists.count - 1
  }
}
