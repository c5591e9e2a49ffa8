import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

@Suite struct EventOriginWordsTests {
  @Test(arguments: [
    (EventOrigin.platform, "back@stack(shop)", "gesture"),
    (.platform, "rerender@ItemView", "platform"), (.platform, "transition ends", "platform"),
    (.external, "push notification", ""), (.tap(on: nil), "pay", "tap"),
    (.tap(on: nil), "double tap pay", ""), (.completion, "login fails", "completion"),
    (.programmatic, "call reset()", ""), (.programmatic, "reset()", "call"),
  ])
  func `Who causes an event`(origin: EventOrigin, name: String, word: String) {
    #expect(origin.word(for: EventLabel(name, ordinal: 0)) == word)
  }
}
