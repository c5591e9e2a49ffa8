/// Finds, for a state, sets of rules that need not wait for the others.
///
/// Where rules touch different components their order does not matter, and to follow one order is
/// enough. A *stubborn set* of a state has, with each of its rules that is enabled, all rules that
/// touch what that one writes or write what it touches; and with each that is not, all rules that
/// write what one of its false conditions reads. Hence whatever rules outside of it do, they neither
/// enable nor disturb a rule within it.
///
/// A search may leave out the enabled rules that are not in the set, provided that one within the set
/// writes nothing that an invariant reads and leads to a state that is expanded later. Each
/// combination of values that is judged, and each fault, is found all the same: a path that has a rule
/// of the set may as well begin with that rule, so that what remains of it is shorter; a path that has
/// none is also possible after the rule that leads to the later state, and ends alike as far as
/// anything judges it. Neither can go on forever, so that the end of the path is met.
///
/// The sets are Valmari's (*Stubborn sets for reduced state space generation*, 1989), the dependence
/// that of Godefroid's persistent sets (*Partial-Order Methods for the Verification of Concurrent
/// Systems*, 1996). That states which wait are as good as new ones is the queue proviso of Bošnački
/// and Holzmann (*Improving Spin's Partial-Order Reduction for Breadth-First Search*, 2005). A fault
/// is no state, so that a set of rules which do nothing but fault is never followed alone.
struct StubbornSets {
  /// The components that each rule touches.
  private let touched: [RuleTouch]

  /// For each rule the rules that it may disturb or be disturbed by, itself included.
  private let dependents: [RuleSet]

  /// For each component the rules that write it.
  private let writers: [Int: RuleSet]

  /// The rules that write nothing that an invariant reads.
  let invisible: RuleSet

  init(touched: [RuleTouch], judged: [Set<Int>]) {
    self.touched = touched
    let rules = touched.indices
    let seen = judged.reduce(into: Set()) { $0.formUnion($1) }
    var invisible = RuleSet(room: rules.count)
    var writers: [Int: RuleSet] = [:]
    for rule in rules {
      if touched[rule].writes.isDisjoint(with: seen) { invisible.insert(rule) }
      for component in touched[rule].writes {
        writers[component, default: RuleSet(room: rules.count)].insert(rule)
      }
    }
    self.invisible = invisible
    self.writers = writers
    dependents = rules.map { rule in
      var dependents = RuleSet(room: rules.count)
      dependents.insert(rule)
      for other in rules where touched[rule].disturbs(touched[other]) { dependents.insert(other) }
      return dependents
    }
  }

  /// The enabled rules of stubborn sets of a state that may stand for all, the smallest set first.
  ///
  /// - Parameters:
  ///   - enabled: the rules that are enabled.
  ///   - failing: tells of a rule for each of its conditions that is false what the condition reads;
  ///     none where its conditions hold, and it has no outcome all the same.
  func sets(enabled: RuleSet, failing: (_ rule: Int) -> [Set<Int>]) -> [RuleSet] {
    var found: Set<RuleSet> = []
    for rule in enabled.rules {
      let set = closure(of: rule, enabled: enabled, failing: failing).intersection(enabled)
      if set != enabled, !set.intersection(invisible).isEmpty { found.insert(set) }
    }
    return found.sorted { left, right in
      left.count == right.count
        ? left.words.lexicographicallyPrecedes(right.words) : left.count < right.count
    }
  }

  /// The smallest stubborn set with a rule, as far as one choice after the other brings it out.
  private func closure(
    of rule: Int, enabled: RuleSet, failing: (Int) -> [Set<Int>]
  ) -> RuleSet {
    var set = RuleSet(room: touched.count)
    set.insert(rule)
    var waiting = [rule]
    while let member = waiting.popLast() {
      let needed =
        enabled.contains(member)
        ? dependents[member] : enablers(of: member, besides: set, failing: failing(member))
      let new = needed.subtracting(set)
      waiting += new.rules
      set.formUnion(new)
    }
    return set
  }

  /// The rules one of which must come before a rule that is not enabled, the fewest besides a set.
  private func enablers(of rule: Int, besides set: RuleSet, failing: [Set<Int>]) -> RuleSet {
    let causes = failing.isEmpty ? [touched[rule].reads] : failing
    let choices = causes.map { components in
      components.reduce(into: RuleSet(room: touched.count)) { rules, component in
        if let writers = writers[component] { rules.formUnion(writers) }
      }
    }
    // The first of those that are equally good.
    return choices.min { $0.subtracting(set).count < $1.subtracting(set).count }!
  }
}

extension RuleTouch {
  /// Returns a Boolean value that indicates whether the effect of one rule may matter to the other.
  fileprivate func disturbs(_ other: RuleTouch) -> Bool {
    !writes.isDisjoint(with: other.reads) || !writes.isDisjoint(with: other.writes)
      || !reads.isDisjoint(with: other.writes)
  }
}
