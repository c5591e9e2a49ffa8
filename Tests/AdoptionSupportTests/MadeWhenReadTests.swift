import AdoptionSupport
import Testing

@MainActor private final class Counter {
  private(set) var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// Variables of types that are made when code reads them.
@MainActor
struct MadeWhenReadTests {
  @Test func aValueIsMadeWhenItIsReadAndOnceUntilItIsForgotten() {
    let counter = Counter()
    var value = MadeWhenRead(wrappedValue: counter.next())
    #expect(counter.count == 0)
    #expect(value.wrappedValue == 1)
    #expect(value.wrappedValue == 1)
    value.forget()
    #expect(value.wrappedValue == 2)
  }

  @Test func aValueThatIsSetFirstIsNeverMade() {
    var value = MadeWhenRead<Int>(wrappedValue: { fatalError("made") }())
    value.wrappedValue = 3
    #expect(value.wrappedValue == 3)
    value.forget()
  }
}
