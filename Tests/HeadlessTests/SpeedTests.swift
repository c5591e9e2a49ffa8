import HeadlessCombine
import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private final class Model: ObservableObject {
  @Published var value = 0
  @Published var list = [1, 2, 3]
}

private struct RowView: View {
  let index: Int
  @State private var taps = 0

  var body: some View {
    HStack {
      Text("row")
      Button("Tap") { taps += 1 }
    }
  }
}

private struct ScreenView: View {
  @StateObject var model: Model

  var body: some View {
    VStack {
      Button("Next") { model.value += 1 }
      ForEach(0..<8) { RowView(index: $0 + model.value) }
    }
    .onAppear {}
  }
}

extension HeadlessTests {
  /// Times are printed, not judged: they depend on the machine and the build.
  @MainActor
  @Suite struct SpeedTests {
    private let driver: QuietPlatformDriver

    init() {
      _ = ScriptedDriver.installed()
      driver = QuietPlatformDriver()
      HeadlessPlatform.driver = driver
    }

    @Test("Unobserved writes, mounting, rendering and looking at ten views")
    func times() {
      let model = Model()
      let count = 20_000
      let write = nanoseconds(per: count) { for index in 0..<count { model.value = index } }
      #expect(driver.occurrences.isEmpty)
      let rounds = 200
      let mount = nanoseconds(per: rounds) {
        for _ in 0..<rounds {
          let window = HeadlessWindow(rootView: ScreenView(model: Model()))
          driver.forgetOccurrences()
          withExtendedLifetime(window) {}
        }
      }
      let window = HeadlessWindow(rootView: ScreenView(model: model))
      let render = nanoseconds(per: rounds) {
        for _ in 0..<rounds {
          model.value += 1
          driver.settle()
        }
      }
      #expect(window.hierarchy().count == 9)
      let look = nanoseconds(per: rounds) { for _ in 0..<rounds { _ = window.hierarchy() } }
      print("unobserved write \(write) ns, mount \(mount) ns, render \(render) ns, look \(look) ns")
    }
  }
}
