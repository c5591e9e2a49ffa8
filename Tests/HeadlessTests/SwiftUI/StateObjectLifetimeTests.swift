import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Model {
  private static let names = ["first", "second", "third"]
  let name: String

  init(made number: Int) { name = Self.names[number] }
}

@MainActor private final class Models {
  var all: [() -> Model?] = []

  /// What the body of each render has captured of its view.
  var captured: [() -> String] = []

  func make() -> Model {
    let model = Model(made: all.count)
    all.append { [weak model] in model }
    return model
  }
}

private struct PageView: View {
  @State private var model: Model
  let models: Models
  let number: Int

  init(_ models: Models, number: Int) {
    _model = State(initialValue: models.make())
    self.models = models
    self.number = number
  }

  var body: some View {
    models.captured.append { model.name }
    return Text("Page \(number)")
  }
}

private struct ParentView: View {
  @State private var count = 0
  let models: Models

  var body: some View {
    Button("Render \(count)") { count += 1 }
    PageView(models, number: count)
  }
}

extension HeadlessTests {
  /// Objects in `@State` that each render makes anew.
  @MainActor @Suite struct StateObjectLifetimeTests {
    /// How often a view was rendered is no state: what waits with a copy of it must not tell.
    @Test func whatCapturesAViewHasTheFirstAlone() {
      let driver = ScriptedDriver.installed()
      let models = Models()
      let window = HeadlessWindow(rootView: ParentView(models: models))
      driver.settle()
      for number in 0..<2 {
        #expect(window.tap("Render \(number)"))
        driver.settle()
      }
      // The last one is in the view, as on a device, until that is made again.
      #expect(models.all.map { $0()?.name } == ["first", nil, "third"])
      #expect(models.captured.map { $0() } == ["first", "first", "first"])
    }
  }
}
