import HeadlessSwiftUI
import NavigationModel
import Observation
import PlatformTestSupport
import Testing

/// The deeds of the views of a test, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func flush() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class Counter: ObservableObject {
  @Published var count: Int
  let name: String

  init(_ name: String, count: Int = 0) {
    self.name = name
    self.count = count
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Modern {
  var title = "a"
  var unread = 0
}

private struct OwnerView: View {
  @StateObject private var counter: Counter
  let journal: Journal

  init(counter: @autoclosure @escaping () -> Counter, journal: Journal) {
    _counter = StateObject(wrappedValue: counter())
    self.journal = journal
  }

  var body: some View {
    journal.note("\(counter.name) \(counter.count)")
    return Button("Count") { counter.count += 1 }
  }
}

private struct RemakingChild: View {
  @ObservedObject var counter = Counter("own")
  let journal: Journal

  var body: some View {
    journal.note("own \(counter.count)")
    return Button("Count") { counter.count += 1 }
  }
}

private struct RemakingParent: View {
  @State private var redraws = 0
  let journal: Journal

  var body: some View {
    Button("Redraw") { redraws += 1 }
    Text("\(redraws)")
    RemakingChild(journal: journal)
  }
}

private struct BranchView: View {
  @ObservedObject var model: Counter
  let journal: Journal

  var body: some View {
    if model.count % 2 == 0 {
      TallyView(name: "even", journal: journal)
    } else {
      TallyView(name: "odd", journal: journal)
    }
  }
}

private struct TallyView: View {
  let name: String
  let journal: Journal
  @State private var taps = 0

  var body: some View {
    journal.note("\(name) \(taps)")
    return Button("Tap") { taps += 1 }
  }
}

private struct IdentityView: View {
  @ObservedObject var model: Counter
  let journal: Journal

  var body: some View { TallyView(name: "id", journal: journal).id(model.count) }
}

private struct RowsView: View {
  struct Row: Identifiable { let id: String }

  @ObservedObject var model: Counter
  let journal: Journal

  var rows: [Row] { model.count == 0 ? [Row(id: "a"), Row(id: "b")] : [Row(id: "b")] }

  var body: some View {
    List {
      ForEach(rows) { row in TallyView(name: row.id, journal: journal) }
    }
  }
}

private struct PassiveChild: View {
  let journal: Journal

  var body: some View {
    journal.note("child")
    return Text("child")
  }
}

private struct PassiveParent: View {
  @ObservedObject var model: Counter
  let journal: Journal

  var body: some View {
    journal.note("parent")
    return VStack {
      Text("\(model.count)")
      PassiveChild(journal: journal)
    }
  }
}

private struct RestlessView: View {
  @State private var renders = 0

  var body: some View {
    Text("\(renders)").onChange(of: renders, initial: true) { renders += 1 }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct ModernView: View {
  @State private var modern: Modern
  @Environment(Modern.self) private var shared: Modern
  let journal: Journal

  init(modern: Modern, journal: Journal) {
    _modern = State(initialValue: modern)
    self.journal = journal
  }

  var body: some View {
    journal.note("\(modern.title) \(shared.title)")
    return Toggle("On", isOn: Bindable(modern).isLong)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Modern {
  fileprivate var isLong: Bool {
    get { title.count > 1 }
    set { title = newValue ? "long" : "s" }
  }
}

private struct BoundChild: View {
  @Binding var count: Int

  var body: some View { Button("Add") { count += 1 } }
}

private struct BindingView: View {
  @State private var pair = (first: 1, second: 2)
  @StateObject private var counter = Counter("bound")
  let journal: Journal

  var body: some View {
    journal.note("\(pair.first) \(pair.second) \(counter.count)")
    return VStack {
      BoundChild(count: $pair.second).accessibilityIdentifier("second")
      Group { BoundChild(count: $counter.count) }.accessibilityIdentifier("object")
      BoundChild(count: .constant(0)).accessibilityIdentifier("constant")
    }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct StateTests {
    let driver = ScriptedDriver.installed()
    let journal = Journal()

    @Test("@StateObject: first instance wins for the view's identity")
    func firstInstanceWins() {
      struct Parent: View {
        @ObservedObject var model: Counter
        let journal: Journal

        var body: some View {
          OwnerView(counter: Counter("made at \(model.count)"), journal: journal)
        }
      }
      let model = Counter("model")
      let window = HeadlessWindow(rootView: Parent(model: model, journal: journal))
      model.count = 1
      driver.settle()
      window.tap("Count")
      driver.settle()
      #expect(journal.flush() == ["made at 0 0", "made at 0 1"])
    }

    @Test("@StateObject is released with the view's identity")
    func stateObjectIsReleased() {
      weak var counter: Counter?
      let window = HeadlessWindow(
        rootView: OwnerView(
          counter: {
            let made = Counter("x")
            counter = made
            return made
          }(), journal: journal))
      let wasMade = counter != nil
      #expect(wasMade)
      window.unmount()
      #expect(counter == nil)
      #expect(window.hierarchy().isEmpty)
      #expect(!window.tap("Count"))
      window.rerender()
    }

    @Test("@ObservedObject var x = X(): re-created when the parent re-creates the view struct")
    func observedObjectIsRemade() {
      let window = HeadlessWindow(rootView: RemakingParent(journal: journal))
      window.tap("Count")
      driver.settle()
      window.tap("Redraw")
      driver.settle()
      #expect(journal.flush() == ["own 0", "own 1", "own 0"])
    }

    @Test("Alternatives of one type keep separate identities")
    func branches() {
      let model = Counter("model")
      let window = HeadlessWindow(rootView: BranchView(model: model, journal: journal))
      window.tap("Tap")
      driver.settle()
      model.count = 1
      driver.settle()
      model.count = 2
      driver.settle()
      #expect(journal.flush() == ["even 0", "even 1", "odd 0", "even 0"])
    }

    @Test("Another id is another identity, the same id is the same")
    func explicitIdentity() {
      let model = Counter("model")
      let window = HeadlessWindow(rootView: IdentityView(model: model, journal: journal))
      window.tap("Tap")
      driver.settle()
      model.count = 0
      driver.settle()
      #expect(journal.flush() == ["id 0", "id 1"])
      model.count = 1
      driver.settle()
      #expect(journal.flush() == ["id 0"])
      withExtendedLifetime(window) {}
    }

    @Test("Rows keep their state under their element's id when others go")
    func rows() {
      let model = Counter("model")
      let window = HeadlessWindow(rootView: RowsView(model: model, journal: journal))
      #expect(window.text() == ["RowsView/*", "  TallyView* [Tap]", "  TallyView* [Tap]"])
      window.tap("Tap")
      driver.settle()
      #expect(journal.flush() == ["a 0", "b 0", "a 1"])
      model.count = 1
      driver.settle()
      window.tap("Tap")
      driver.settle()
      #expect(journal.flush() == ["b 1"])
    }

    @Test("A view whose properties are the same is not evaluated again, unless forced")
    func unchangedViews() {
      let model = Counter("model")
      let window = HeadlessWindow(rootView: PassiveParent(model: model, journal: journal))
      #expect(journal.flush() == ["parent", "child"])
      model.count = 1
      driver.settle()
      #expect(journal.flush() == ["parent"])
      window.rerender()
      #expect(journal.flush() == ["parent", "child"])
    }

    @Test("Several changes ask for one render")
    func oneRender() {
      let model = Counter("model")
      let window = HeadlessWindow(rootView: PassiveParent(model: model, journal: journal))
      model.count = 1
      model.count = 2
      #expect(driver.jobs.map(\.kind) == [.render])
      #expect(driver.settle() == 1)
      #expect(journal.flush() == ["parent", "child", "parent"])
      withExtendedLifetime(window) {}
    }

    @Test("A view that changes its state on every render does not hang the host")
    func restless() {
      let window = HeadlessWindow(rootView: RestlessView())
      #expect(driver.settle(bound: 50) == 50)
      #expect(driver.jobs.count == 1)
      window.unmount()
      #expect(driver.settle() == 1)
    }

    @Test("A window that is gone is not rendered")
    func gone() {
      let model = Counter("model")
      do {
        let window = HeadlessWindow(rootView: PassiveParent(model: model, journal: journal))
        model.count = 1
        withExtendedLifetime(window) {}
      }
      #expect(driver.settle() == 1)
      model.count = 2
      #expect(driver.jobs.isEmpty)
      #expect(journal.flush() == ["parent", "child"])
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test("@Observable: change callback fires once per tracking, before the change")
    func observable() {
      let modern = Modern()
      let shared = Modern()
      let window = HeadlessWindow(
        rootView: ModernView(modern: modern, journal: journal).environment(shared))
      modern.title = "b"
      modern.title = "c"
      #expect(driver.settle() == 1)
      shared.title = "d"
      #expect(driver.settle() == 1)
      modern.unread = 1
      #expect(driver.settle() == 0)
      window.tap("On")
      driver.settle()
      #expect(journal.flush() == ["a a", "c a", "c d", "long d"])
      #expect(
        window.hierarchy().map { $0.objects.map(ObjectIdentifier.init) }
          == [[ObjectIdentifier(modern), ObjectIdentifier(shared)]])
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test("@Observable: no initial emission")
    func observableIsSilentAtFirst() {
      let modern = Modern()
      let window = HeadlessWindow(
        rootView: ModernView(modern: modern, journal: journal).environment(Modern()))
      #expect(driver.jobs.isEmpty)
      #expect(journal.flush() == ["a a"])
      withExtendedLifetime(window) {}
    }

    @Test func bindingsWriteToTheirSource() {
      let window = HeadlessWindow(rootView: BindingView(journal: journal))
      #expect(window.hierarchy().map(\.controls) == [[], ["second"], ["object"], ["constant"]])
      for control in ["second", "object", "constant"] {
        #expect(window.tap(control))
        driver.settle()
      }
      #expect(journal.flush() == ["1 2 0", "1 3 0", "1 3 1"])
      let optional = Binding<Int?>.constant(1)
      #expect(Binding(optional)?.wrappedValue == 1)
      #expect(Binding<Int>(Binding<Int?>.constant(nil))?.wrappedValue == nil)
      #expect(Binding<Int?>(Binding<Int>.constant(3)).wrappedValue == 3)
    }

    @Test func aBindingToACollectionIsOneOfBindingsToElements() {
      var values = [1, 2, 3]
      let binding = Binding(get: { values }, set: { values = $0 })
      #expect(!binding.isEmpty)
      #expect(binding.indices == 0..<3)
      #expect(binding.map(\.wrappedValue) == [1, 2, 3])
      binding[1].wrappedValue = 7
      for element in binding.reversed() { element.wrappedValue += 10 }
      #expect(values == [11, 17, 13])
      #expect(binding.last?.wrappedValue == 13)
      values = []
      #expect(binding.isEmpty)
    }

    @Test("A view outside of a window keeps to its first values")
    func uninstalled() {
      let view = TallyView(name: "alone", journal: journal)
      _ = view.body
      #expect(journal.flush() == ["alone 0"])
    }
  }
}
