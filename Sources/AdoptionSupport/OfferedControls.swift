import HeadlessSwiftUI

/// The calls that a view of SwiftUI and what it holds can make, as buttons: the body of the view's
/// stand-in.
public struct OfferedControls: View {
  private let callbacks: [OfferedCallback]

  /// Finds the calls of a view.
  public init(of view: any View) { callbacks = offeredCallbacks(of: view) }

  public var body: some View {
    ForEach(callbacks, id: \.name) { callback in
      Button(callback.name) { callback.call() }
    }
  }
}
