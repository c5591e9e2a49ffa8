import HeadlessSwiftUI

/// Makes a button for each call that a view of SwiftUI and what it holds can make: the body of the
/// view's stand-in.
@MainActor
public func offeredControls(of view: any View) -> some View {
  ForEach(offeredCallbacks(of: view), id: \.name) { callback in
    Button(callback.name) { callback.call() }
  }
}
