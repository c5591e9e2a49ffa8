/// Whether a view is presented, or on a stack above its root: what `dismiss` and `isPresented` were called
/// before iOS 15.
///
/// https://developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
  /// A Boolean value that indicates whether the view can be dismissed.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view, where the mode is the value of the environment's binding. It does nothing if there is
  /// nothing to dismiss.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// A binding to whether the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    Binding(get: { [isPresented] in PresentationMode(isPresented: isPresented) }) {
      [isPresented, perform = dismiss.perform] mode in
      guard isPresented, !mode.isPresented else { return }
      MainActor.assumeIsolated { perform() }
    }
  }
}
