import AdoptionSupport
import NavigationHarness
import PlatformTestSupport
import Testing

/// The random numbers of an adopted app.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct RandomNumberTests {
  private func drawn(_ count: Int) -> [Int] {
    ServiceAnswers.begin(with: TicketOffice())
    var numbers = RepeatableNumberGenerator()
    return (0..<count).map { _ in Int.random(in: 0..<1000, using: &numbers) }
  }

  @Test func eachSubjectDrawsTheSameNumbers() {
    let first = drawn(100)
    #expect(drawn(100) == first)
    #expect(Set(first).count > 80)
    #expect(first.min()! < 100 && first.max()! > 900)
  }

  @Test func howManyWereDrawnIsTold() {
    _ = drawn(0)
    #expect(RandomNumbers.text == "0 drawn")
    _ = RandomNumbers.next()
    #expect(RandomNumbers.text == "1 drawn")
  }
}
