import AdoptionSupport
import Foundation
import NavigationHarness
import PlatformTestSupport
import Testing

/// Addresses of objects that are counted.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct CountedAddressTests {
  private final class Object {}

  @Test func anObjectHasOneAsLongAsItLivesAndNoOtherGetsIt() {
    ServiceAnswers.begin(with: TicketOffice())
    let kept = Object()
    let first = CountedAddress(of: kept)
    #expect(CountedAddress(of: kept) == first)
    var others: Set<CountedAddress> = [first]
    // Memory is used again at once, and would give the same address.
    for _ in 0..<20 { others.insert(CountedAddress(of: Object())) }
    #expect(others.count == 21)
    #expect(first.description.hasPrefix("00000001-"))
    ServiceAnswers.begin(with: TicketOffice())
    #expect(CountedAddress(of: kept).description.hasPrefix("00000001-"))
  }

  private final class Titled: NSObject {}

  @Test func aDescriptionHasItInThePlaceOfTheObjectsOwn() {
    ServiceAnswers.begin(with: TicketOffice())
    let object = Titled()
    let address = CountedAddress(of: object).description
    let text = CountedAddress.text(describing: object)
    #expect(text == "<Titled: \(address)>")
    #expect(CountedAddress.text(describing: object as Any) == text)
    let own = "\(Object.self)"
    #expect(CountedAddress.text(describing: Object()).hasSuffix(own))
    #expect(CountedAddress.text(describing: 3) == "3")
    #expect(CountedAddress.text(describing: Object.self) == own)
  }
}
