import NavigationModel

/// The numbers of a source's subscribers, in order of registration.
///
/// It tells the platform whenever they are registered in another order. Not generic, since a look-up
/// of generic metadata at each registration costs more than all else here.
struct Registrations {
  private nonisolated(unsafe) static var count: UInt64 = 0

  /// Returns the number of a new subscriber, of whichever source.
  static func nextNumber() -> UInt64 {
    count &+= 1
    return count
  }

  private var numbers: [UInt64] = []
  /// For each subscriber its number in the app that runs.
  private var numbersInApp: [UInt64] = []

  /// Hashes of the numbers in order; 0 where there is but one order.
  private var order: UInt64 = 0
  private var orderInApp: UInt64 = 0

  mutating func add(_ number: UInt64) {
    numbers.append(number)
    numbersInApp.append(HeadlessPlatform.nextRegistration())
    tell()
  }

  mutating func remove(_ number: UInt64) {
    guard let place = numbers.firstIndex(of: number) else { return }
    numbers.remove(at: place)
    numbersInApp.remove(at: place)
    tell()
  }

  /// Forgets the subscribers, as at the end of the source.
  mutating func removeAll() {
    numbers = []
    numbersInApp = []
    tell()
  }

  private mutating func tell() {
    let new = Self.hash(numbers)
    HeadlessPlatform.registrationsChanged(from: order, to: new)
    order = new
    let newInApp = Self.hash(numbersInApp)
    HeadlessPlatform.registrationNumbersChanged(from: orderInApp, to: newInApp)
    orderInApp = newInApp
  }

  private static func hash(_ numbers: [UInt64]) -> UInt64 {
    guard numbers.count > 1 else { return 0 }
    var hash: UInt64 = 14_695_981_039_346_656_037
    for number in numbers { hash = (hash ^ number) &* 1_099_511_628_211 }
    return hash
  }
}
