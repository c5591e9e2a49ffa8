import Foundation
import HeadlessUIKit
import Testing

private protocol Closing {
  func close()
}

private class Responder: NSObject {
  weak var next: Responder?

  func send(_ selector: Selector, with value: Any? = nil) {
    if responds(to: selector) {
      perform(selector, with: value)
    } else {
      next?.send(selector, with: value)
    }
  }
}

private final class Shelf: Responder, Closing {
  var closes = 0
  var title = ""

  func close() { closes += 1 }
  func name(_ title: String) { self.title = title }
}

extension UIKitTests {
  /// Methods that go by their names.
  @Suite struct SelectorTests {
    @Test func aMethodOfAProtocolIsFoundUpAChain() {
      let (book, shelf) = (Responder(), Shelf())
      book.next = shelf
      book.send(Selector("close", Closing.close))
      #expect(shelf.closes == 1)
      shelf.perform(Selector("close", Closing.close))
      #expect(shelf.closes == 2)
    }

    @Test func aMethodTakesWhatItIsSentWith() {
      let (book, shelf) = (Responder(), Shelf())
      book.next = shelf
      book.send(Selector("name:", Shelf.name(_:)), with: "Poems")
      #expect(shelf.title == "Poems")
    }

    @Test func aNameAloneIsNoMethod() {
      #expect(!Shelf().responds(to: "close"))
      #expect(!Shelf().responds(to: nil))
    }
  }
}
