import HeadlessSwiftUI

/// Makes a button for each call that a view of SwiftUI and what it holds can make: the body of the
/// view's stand-in. What it calls by itself as it appears is left open then.
@MainActor
@ViewBuilder
public func offeredControls(of view: any View) -> some View {
  let callbacks = offeredCallbacks(of: view)
  let own = OwnCalls(callbacks, when: "onAppear")
  if own.members.isEmpty {
    buttons(for: callbacks)
  } else {
    VStack { buttons(for: callbacks) }.onAppear { own.open() }
  }
}

/// Makes a button for each call that controls make: no view of its own, which would be a screen in the view.
@MainActor
private func buttons(for callbacks: [OfferedCallback]) -> some View {
  ForEach(callbacks.filter { $0.member == nil }, id: \.name) { callback in
    Button(callback.name) { callback.call() }
  }
}
