/// The buttons that were found in an alert or a dialog, and what each does after its action.
@MainActor
final class QuestionState {
  /// Dismisses the alert.
  var withdraw: () -> Void = {}

  /// A Boolean value that indicates whether the app's own buttons include one.
  var hasButton = false

  /// A Boolean value that indicates whether one of these cancels.
  var hasCancel = false
}

/// What an alert or a dialog shows.
struct QuestionView<Message: View, Actions: View>: PrimitiveView {
  typealias Body = Never

  let style: PresenterState.Style
  let title: Text
  let message: Message
  let actions: Actions

  func render(in node: Node) {
    node.part = .container
    let state = node.remembered { QuestionState() }
    let inherited = node.inherited.changed { $0.question = state }
    state.withdraw = { [dismiss = node.inherited.contents.environment.dismiss] in dismiss() }
    node.render(title, at: 0)
    node.render(message, at: 1)
    node.render(actions, at: 2, inherited: inherited)
    let systems: String?
    switch style {
    case .dialog: systems = state.hasCancel ? nil : "Cancel"
    default: systems = state.hasButton ? nil : "OK"
    }
    if let systems {
      node.render(Button(systems) {}, at: 3, inherited: inherited)
    } else {
      node.trim(to: 3)
    }
  }
}
