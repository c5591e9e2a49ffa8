import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

@Suite struct EventOriginWordsTests {
  @Test(arguments: [
    (EventOrigin.platform, EventKind.gesture(Gesture(.back, on: "stack(shop)")), "gesture"),
    (.platform, .rerender(screen: "ItemView"), "platform"),
    (.platform, .platform("transition ends"), "platform"),
    (.external, .declared("push notification"), ""), (.tap(on: nil), .declared("pay"), "tap"),
    (.tap(on: nil), .doubleTap(of: "pay"), ""),
    (.completion, .result(of: "login", outcome: "fails"), "completion"),
    (.programmatic, .declared("call reset()"), ""), (.programmatic, .declared("reset()"), "call"),
  ])
  func `Who causes an event`(origin: EventOrigin, kind: EventKind, word: String) {
    #expect(origin.word(for: kind) == word)
  }
}
