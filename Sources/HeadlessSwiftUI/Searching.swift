/// The places of a field for what is looked for.
public struct SearchFieldPlacement: Sendable {
  /// As the platform has it.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Among the controls of a bar.
  public static let toolbar = SearchFieldPlacement()

  /// When a field in the bar of the page is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

  /// In the bar of the page, at some times.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

extension View {
  /// Adds a field for what is looked for. Nothing is typed into it; it can be submitted where `onSubmit(of:)`
  /// says what for, by the event `submitSearch`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    changed(SearchEffect(text: text))
  }

  /// Adds a field for what is looked for, with a prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    changed(SearchEffect(text: text))
  }

  /// Adds a field for what is looked for, with a binding to whether it is used: nobody touches it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    changed(SearchEffect(text: text))
  }

  /// Adds a field for what is looked for, with a binding to whether it is used: nobody touches it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    changed(SearchEffect(text: text))
  }

  /// Adds a field for what is looked for, with suggestions that can be tapped at any time here.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SuggestingView(content: self, text: text, suggestions: suggestions())
  }

  /// Adds a field for what is looked for, with a prompt and suggestions that can be tapped at any time here.
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SuggestingView(content: self, text: text, suggestions: suggestions())
  }

  /// Adds suggestions to the field for what is looked for inside. They can be tapped at any time here.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SuggestingView(content: self, text: nil, suggestions: suggestions())
  }

  /// Makes the view a suggestion: a touch replaces what is looked for, and submits it (SwiftUI's documentation
  /// of `searchCompletion(_:)` and of `SubmitTriggers.search`).
  public func searchCompletion(_ completion: String) -> some View {
    changed(CompletionEffect(completion: completion))
  }
}

/// A field for what is looked for, as suggestions for it know it.
final class SearchField {
  var text: Binding<String>?
}

extension EnvironmentValues {
  private struct Field: EnvironmentKey { static var defaultValue: SearchField? { nil } }

  /// The field to which suggestions belong.
  fileprivate var searchField: SearchField? {
    get { self[Field.self] }
    set { self[Field.self] = newValue }
  }
}

private struct SearchEffect: Effect {
  let text: Binding<String>

  func apply(to node: Node) -> InheritedValues {
    // The field whose suggestions stand farther out.
    node.inherited.contents.environment.searchField?.text = text
    node.part = node.searchPart ?? .plain
    return node.inherited
  }
}

/// A view with suggestions for a field: its own one, or one inside.
private struct SuggestingView<Content: View, Suggestions: View>: PrimitiveView, WrappingView {
  typealias Body = Never

  let content: Content
  let text: Binding<String>?
  let suggestions: Suggestions

  func render(in node: Node) {
    let isSame = node.memory != nil
    let field = node.remembered { SearchField() }
    let values = node.inherited(isSame: isSame) { $0.environment.searchField = field }
    if let text { field.text = text }
    node.part = (text == nil ? nil : node.searchPart) ?? .container
    node.render(content, at: 0, inherited: values)
    node.render(suggestions, at: 1, inherited: values)
  }
}

private struct CompletionEffect: Effect {
  let completion: String

  func apply(to node: Node) -> InheritedValues {
    let environment = node.inherited.contents.environment
    let submission = environment.submission(of: .search)
    node.part = .tappable { [completion, field = environment.searchField] in
      field?.text?.wrappedValue = completion
      submission?()
    }
    return node.inherited
  }
}

extension Node {
  /// The part of a field for what is looked for; nil where nothing is done when it is submitted.
  fileprivate var searchPart: Part? {
    inherited.contents.environment.submission(of: .search).map { submission in
      .gestures(
        ViewGestures(others: [
          OfferedGesture(action: .submitSearch, isNamed: false, perform: submission)
        ]))
    }
  }
}
