import Foundation
import Testing

/// The table of the platform's behavior, and that each of its rows has a test that names it.
private enum Rows {
  static let swiftUI = [
    "path.append(x) pushes", "no destination: the item stays in the path, blank screen",
    "path.removeLast(k) pops k", "path.removeLast(k) traps", "path = []: sheets unaffected",
    "user back", "long-press", "swipe: begun",
    "swipe: a cancelled swipe writes nothing", "several path changes within one animation: all",
    "several path changes within one animation: only one step",
    "nested NavigationStack inside a pushed screen", "sheet(item:) nil -> a",
    "a second request from the same slot is deferred",
    "a second request from the same slot is ignored", "item a -> b, different id", "same id",
    "item a -> nil", "user swipes the sheet: binding set nil",
    "user swipes the sheet: not interactiveDismissDisabled", "sheet := nil and cover := x",
    "sheet := nil and cover := x: what is leaving",
    "onAppear: child before parent", "onAppear: again each time a screen is revealed (pop)",
    "onAppear: again when a sheet over the view closes", "do not treat onAppear as once",
    "onDisappear: on being covered by a push", "onDisappear: on tab switch",
    "onDisappear: on removal", "@StateObject: first instance wins",
    "@ObservedObject var x = X(): re-created", "TabView(selection:): switch", "unknown tag: blank",
    "unknown tag: the last tab stays",
  ]

  static let others = [
    "subscribing to `$x` emits the current value synchronously", "… and before `.store`",
    "assignment emits before the property changes",
    "a subscription made inside a sink receives the old value", "nested assignment",
    "delivery order among several subscribers", "removeDuplicates is per subscription",
    "PassthroughSubject does not replay", "a released AnyCancellable stops its subscription",
    "Task: no order between tasks", "Task: every await is a switch point",
    "Task: not cancelled by deinit unless kept", "@Observable: no initial emission",
    "@Observable: change callback fires once per tracking", "DispatchQueue.main",
    "Subscriber: gets as many values as it asks for", "Subscriber: asks for more with each value",
    "Subscriber: what a subject sends unasked is gone",
    "Subscriber: a current value waits until it is asked for",
    "Subscriber: a publisher of one value waits with its end, too",
    "Publisher: an app's own one works with operators and sink",
    "Publisher: cancelling ends an app's own subscription",
  ]
}

@Suite struct RowsTests {
  @Test("Every documented behavior has a test that names it")
  func complete() throws {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(atPath: directory.path))
    var names = ""
    for case let file as String in files
    where file.hasSuffix(".swift") && !file.hasSuffix("RowsTests.swift") {
      names += try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
    }
    let missing = (Rows.swiftUI + Rows.others).filter {
      !names.contains("\"\($0)") && !names.contains("/// \($0)")
    }
    #expect(missing == [])
  }
}
