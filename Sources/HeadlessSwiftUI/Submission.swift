/// What submits values.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key in fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key in fields for what is looked for.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action that runs when a person submits a value inside (SwiftUI's documentation of
  /// `onSubmit(of:_:)`).
  ///
  /// Fields for text inside are controls: a touch stands for the return key. Fields for what is looked for have
  /// the event `submitSearch`. The actions of views farther out run after it, up to a `submitScope`.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    changed(SubmitEffect(triggers: triggers, action: action))
  }

  /// Keeps what is submitted inside from the views around, or not.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changed(SubmitScopeEffect(isBlocking: isBlocking))
  }
}

/// An action for what is submitted.
final class Submission {
  var triggers: SubmitTriggers
  var action: () -> Void

  init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    (self.triggers, self.action) = (triggers, action)
  }
}

extension EnvironmentValues {
  private struct Submissions: EnvironmentKey { static var defaultValue: [Submission] { [] } }

  /// The actions for what is submitted, outer ones first.
  fileprivate var submissions: [Submission] {
    get { self[Submissions.self] }
    set { self[Submissions.self] = newValue }
  }

  /// Returns what runs when a value is submitted; nil where nothing does.
  @MainActor
  func submission(of trigger: SubmitTriggers) -> (@MainActor () -> Void)? {
    let found = submissions.filter { $0.triggers.contains(trigger) }
    guard !found.isEmpty else { return nil }
    return { for submission in found.reversed() { submission.action() } }
  }
}

private struct SubmitEffect: Effect {
  let triggers: SubmitTriggers
  let action: () -> Void

  func apply(to node: Node) -> InheritedValues {
    let submission = node.remembered { Submission(triggers, action) }
    let isSame = submission.triggers == triggers
    submission.triggers = triggers
    submission.action = action
    return node.inherited(isSame: isSame) { $0.environment.submissions.append(submission) }
  }
}

private struct SubmitScopeEffect: Effect {
  let isBlocking: Bool

  func apply(to node: Node) -> InheritedValues {
    node.inherited(by: isBlocking) {
      if isBlocking { $0.environment.submissions = [] }
    }
  }
}

extension Node {
  /// The part of a field for text: a control where what it submits has an action, after its own one.
  func fieldPart(committing commit: (() -> Void)?) -> Part {
    // What is typed into an alert is left out.
    guard inherited.contents.question == nil else { return .plain }
    let submission = inherited.contents.environment.submission(of: .text)
    guard commit != nil || submission != nil else { return .plain }
    return .control {
      commit?()
      submission?()
    }
  }
}
