import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Touches: ObservableObject {
  @Published var isOff = false
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  func taken() -> [String] {
    defer { names = [] }
    return names
  }
}

private struct TapsView: View {
  let touches: Touches

  var body: some View {
    Text("Low").gesture(TapGesture().onEnded { touches.note("low") })
    Button("Along") { touches.note("button") }
      .simultaneousGesture(TapGesture().onEnded { touches.note("along") })
    VStack {
      Text("High")
      Button("Inner") { touches.note("button") }
    }
    .highPriorityGesture(TapGesture().onEnded { touches.note("high") })
    VStack { Text("Both").onTapGesture { touches.note("inner") } }
      .onTapGesture { touches.note("outer") }
    Text("Off").gesture(TapGesture().onEnded { touches.note("off") }, isEnabled: false)
    Text("Inside").gesture(TapGesture().onEnded { touches.note("off") }, including: .subviews)
    Text("Corner")
      .gesture(SpatialTapGesture().onEnded { touches.note("corner \($0.location.x)") })
  }
}

private struct PressedView: View {
  @ObservedObject var touches: Touches

  var body: some View {
    Text("Photo").onLongPressGesture {
      touches.note("long")
    } onPressingChanged: {
      touches.note("pressing \($0)")
    }
    Text("Card")
      .gesture(
        LongPressGesture().onChanged { touches.note("changed \($0)") }
          .onEnded { touches.note("ended \($0)") }
      )
      .disabled(touches.isOff)
  }
}

private struct DraggedView: View {
  let touches: Touches
  @GestureState private var distance = 0.0

  var body: some View {
    Text("Drawer \(Int(distance))").accessibilityIdentifier("drawer")
      .gesture(
        DragGesture()
          .updating($distance) { value, distance, _ in distance = value.translation.width }
          .onChanged {
            touches.note("at \(Int($0.translation.width)) \(Int($0.translation.height))")
          }
          .onEnded { touches.note("to \(Int($0.predictedEndTranslation.width))") })
  }
}

private struct CombinedView: View {
  let touches: Touches

  var body: some View {
    Text("Both")
      .gesture(
        TapGesture().simultaneously(with: LongPressGesture())
          .onEnded { touches.note("tap \($0.first != nil), press \($0.second != nil)") })
    Text("One")
      .gesture(
        LongPressGesture().map { _ in "first" }.exclusively(before: LongPressGesture())
          .onEnded {
            if case .first(let name) = $0 { touches.note(name) } else { touches.note("second") }
          })
    Text("Then")
      .gesture(
        LongPressGesture().onEnded { _ in touches.note("pressed") }
          .sequenced(before: AnyGesture(TapGesture()))
          .onEnded { if case .second(true, .some) = $0 { touches.note("then tapped") } })
    Text("Pinch").gesture(MagnifyGesture().onEnded { _ in touches.note("pinch") })
      .gesture(RotateGesture().onEnded { _ in touches.note("turn") })
  }
}

extension HeadlessTests {
  /// Gestures of the app's own.
  @MainActor @Suite struct GestureTests {
    private let driver = ScriptedDriver.installed()
    private let touches = Touches()

    private func window<V: View>(_ view: V) -> HeadlessWindow<V> {
      let window = HeadlessWindow(rootView: view)
      driver.settle()
      return window
    }

    @Test func aTapIsOneOfTheViewThatGoesFirst() {
      let window = window(TapsView(touches: touches))
      #expect(
        window.text() == ["TapsView* [Low, Along, High, Inner, Both, Both, Corner]"])
      let expected = [
        "Low": ["low"], "Along": ["button", "along"], "High": ["high"], "Inner": ["high"],
        "Both": ["inner"], "Corner": ["corner 0.0"],
      ]
      for (name, actions) in expected {
        #expect(window.tap(name))
        #expect(touches.taken() == actions, "\(name)")
      }
      #expect(!window.tap("Off"))
      #expect(!window.tap("Inside"))
      #expect(window.gestureNames() == [])
    }

    @Test func aLongPressIsAnEventWithTheNameOfTheView() {
      let window = window(PressedView(touches: touches))
      #expect(window.gestureNames() == ["longPress(Photo)@root", "longPress(Card)@root"])
      #expect(window.text() == ["PressedView*"])
      #expect(window.perform("longPress(Photo)@root"))
      #expect(touches.taken() == ["pressing true", "long", "pressing false"])
      #expect(window.perform("longPress(Card)@root"))
      #expect(touches.taken() == ["changed true", "ended true"])
      touches.isOff = true
      driver.settle()
      #expect(window.gestureNames() == ["longPress(Photo)@root"])
    }

    @Test func aDragGoesToEachOfFourSides() {
      let window = window(DraggedView(touches: touches))
      let events = ["left", "right", "up", "down"].map { "swipe(\($0) on Drawer 0)@root" }
      #expect(window.gestureNames() == events)
      for event in events { #expect(window.perform(event)) }
      #expect(
        touches.taken() == [
          "at -180 0", "to -430", "at 180 0", "to 430", "at 0 -180", "to 0", "at 0 180", "to 0",
        ])
    }

    @Test func gesturesAreCombined() {
      let window = window(CombinedView(touches: touches))
      #expect(window.text() == ["CombinedView* [Both, Then]"])
      #expect(window.gestureNames() == ["longPress(Both)@root", "longPress(One)@root"])
      #expect(window.tap("Both"))
      #expect(window.perform("longPress(Both)@root"))
      #expect(window.perform("longPress(One)@root"))
      #expect(window.tap("Then"))
      #expect(
        touches.taken() == [
          "tap true, press false", "tap false, press true", "first", "pressed", "then tapped",
        ])
    }
  }
}
