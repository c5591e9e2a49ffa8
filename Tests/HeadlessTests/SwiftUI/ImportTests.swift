#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

// An app's file that imports SwiftUI and nothing else. That it compiles is the test.

@MainActor @Observable
final class OnlyImportingSwiftUI {
  var opened: [URL] = []
  private(set) var subject = PassthroughSubject<UUID, Never>()

  func open(_ address: String) {
    if let url = URL(string: address) { opened.append(url) }
  }
}
