#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The choice of another school, in a sheet.
struct ContextSwitchView: View {
  @State private var errand: Errand

  init(mediator: Mediator) { _errand = State(initialValue: Errand(mediator: mediator)) }

  var body: some View {
    Button("Go on there") { errand.run(SwitchContextCommand()) }
      .accessibilityIdentifier("switchContext")
  }
}
