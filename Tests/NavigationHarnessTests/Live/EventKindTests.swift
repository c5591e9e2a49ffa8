import NavigationModel
import Testing

@Suite struct EventKindTests {
  @Test(arguments: [
    (EventKind.declared("open(item:a)"), "open(item:a)", "open(item:a)"),
    (.doubleTap(of: "pay"), "double tap pay", "double tap pay"),
    (.result(of: "login", outcome: "fails"), "login fails", "login fails"),
    (.result(of: "login", number: 2, outcome: "fails"), "login#2 fails", "login#2 fails"),
    (.begin, "begin", "begin"),
    (.settle, "settle", "settle"),
    (.gesture(Gesture(.back, on: "tab(library)")), "back@tab(library)", "back"),
    (
      .gesture(Gesture(.longPressBack, "2", on: "root")), "longPressBack(2)@root",
      "longPressBack(2)"
    ),
    (
      .gesture(Gesture(.swipeBack, phase: .begin, on: "root")), "swipeBack.begin@root",
      "swipeBack.begin"
    ),
    (.rerender(screen: "ItemView"), "rerender@ItemView", "rerender"),
    (.platform("transition ends"), "transition ends", "transition ends"),
  ])
  func namesAreMadeOfTheParts(kind: EventKind, name: String, shortName: String) {
    #expect(kind.name == name)
    #expect(kind.shortName == shortName)
  }

  @Test func goingBackSaysHowFar() {
    #expect(Gesture(.back, on: "root").levelsBack == 1)
    #expect(Gesture(.back, "2", on: "root").levelsBack == 2)
    #expect(Gesture(.longPressBack, "3", on: "root").levelsBack == 3)
    #expect(Gesture(.swipeBack, phase: .begin, on: "root").levelsBack == 1)
    #expect(Gesture(.swipeDownSheet, on: "sheet").levelsBack == nil)
  }
}
