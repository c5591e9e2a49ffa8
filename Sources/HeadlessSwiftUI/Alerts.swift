import Foundation

extension View {
  /// Presents an alert while a flag is `true`. Each of its buttons dismisses it after its action ran; one
  /// without buttons has an *OK* (SwiftUI's documentation of `alert(_:isPresented:actions:)`).
  public func alert<A: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.alert, title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message while a flag is `true`.
  public func alert<A: View, M: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(.alert, title, isPresented, actions(), message())
  }

  /// Presents an alert about a value while a flag is `true` and there is a value.
  public func alert<A: View, T>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.alert, title, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents an alert with a message about a value while a flag is `true` and there is a value.
  public func alert<A: View, M: View, T>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.alert, title, isPresented, data, actions, message)
  }

  /// Presents an alert about an error while a flag is `true` and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return asking(.alert, Text(""), isPresented, error, { _ in actions }) { _ in EmptyView() }
  }

  /// Presents an alert with a message about an error while a flag is `true` and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    asking(.alert, Text(""), isPresented, error, actions, message)
  }

  /// Presents a choice of actions while a flag is `true`. Each dismisses it after it ran; one without a
  /// button that cancels has a *Cancel* (SwiftUI's documentation of
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`).
  public func confirmationDialog<A: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, title, isPresented, actions(), EmptyView())
  }

  /// Presents a choice of actions with a message while a flag is `true`.
  public func confirmationDialog<A: View, M: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(.dialog, title, isPresented, actions(), message())
  }

  /// Presents a choice of actions for a value while a flag is `true` and there is a value.
  public func confirmationDialog<A: View, T>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(.dialog, title, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents a choice of actions with a message for a value while a flag is `true` and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(.dialog, title, isPresented, data, actions, message)
  }

  private func asking<A: View, M: View>(
    _ style: PresenterState.Style, _ title: some AlertTitle, _ flag: Binding<Bool>, _ actions: A,
    _ message: M
  ) -> some View {
    asking(style, title, flag, true as Bool?, { _ in actions }, { _ in message })
  }

  private func asking<A: View, M: View, T>(
    _ style: PresenterState.Style, _ title: some AlertTitle, _ flag: Binding<Bool>, _ data: T?,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> some View {
    PresentingView(
      content: self, style: style, onDismiss: nil,
      request: { flag.wrappedValue ? data.map { .init(id: true, item: $0) } : nil },
      withdraw: { flag.wrappedValue = false },
      presented: { data in
        let data = data as! T
        return AnyView(
          QuestionView(
            style: style, title: title.asText, message: message(data), actions: actions(data)))
      })
  }
}

/// What can be the title of an alert or a dialog.
public protocol AlertTitle {
  /// The title as a view.
  @MainActor var asText: Text { get }
}

extension String: AlertTitle {
  /// The text as a view.
  public var asText: Text { Text(self) }
}

extension Text: AlertTitle {
  /// The view itself.
  public var asText: Text { self }
}
