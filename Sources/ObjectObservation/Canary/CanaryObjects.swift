import CSwiftRuntime

/// An object with a property of every kind that field plans read by themselves.
///
/// Its values are unusual ones, so that what is read from the wrong place does not look right.
final class Canary: CanaryBase<Int16> {
  let flag = true
  let u8: UInt8 = 0xA1
  let u16: UInt16 = 0xA1B2
  let u32: UInt32 = 0xA1B2_C3D4
  let u64: UInt64 = 0xA1B2_C3D4_E5F6_0718
  let i8: Int8 = -2
  let i32: Int32 = -3_000_000
  let integer = -5_000_000_000
  let float: Float = 1.5
  let double = -2.75
  let scalar: Unicode.Scalar = "ü"

  let empty = ""
  let short = "fifteen letters"
  let literal = "a literal that is longer than fifteen bytes"
  let native = String(repeating: "ün", count: 9)

  let nothing: Int? = nil
  let something: Int? = 7
  let twice: Int?? = .some(nil)
  let maybeText: String? = "maybe"
  let maybePair: CanaryPair<Int, Int8>? = CanaryPair(first: 11, second: -11)

  let plain = CanaryCase.plain
  let one = CanaryCase.one(12)
  let two = CanaryCase.two("two", count: 3)
  let deep = CanaryCase.deep(.deep(.one(4)))
  let held: CanaryCase
  let watched: CanaryWatch
  let generic = CanaryChoice<UInt16>.chosen(0xBEEF)
  let tagged: CanaryTagged
  let season = CanarySeason.second
  let lone = CanaryLone.only(13)

  let pair = CanaryPair<Int8, String>(first: -8, second: "second")
  let tuple: (Int8, label: String) = (-9, label: "labeled")
  let nested = CanaryNest()
  @CanaryWrapper var wrapped = 14
  lazy var made = 15

  let small: any CanaryValue = CanaryPair<Int8, Int8>(first: 16, second: 17)
  let large: any CanaryValue = CanaryNest()
  let aligned: any CanaryValue = CanaryAligned()
  let choice: any CanaryValue = CanarySeason.first
  let anything: Any = 18
  let anyReference: Any
  let bound: any CanaryReference
  let object: AnyObject
  let constrained: any CanaryHolder<Int> = CanaryHeld(value: 19)
  let failure: any Error = CanaryFailure(code: 20)

  let numbers: [Int8] = [-1, -2, -3]
  let pairs = [CanaryPair<Int, Int8>(first: 1, second: 2), CanaryPair(first: 3, second: 4)]
  let links: [CanaryLink?]
  let words: Set<String> = ["one", "two", "three"]
  let digits: Set<Int> = [1, 20, 300, 4_000]
  let table: [Int16: String] = [1: "one", -2: "two", 3: "three"]
  let byName: [String: CanaryLink]
  let none: [String: Int] = [:]

  let closure: () -> Void = {}
  let type: any Any.Type = Int.self
  let keyPath: AnyKeyPath = \CanaryLink.number
  let actor = CanaryActor()
  let references: CanaryReferences
  /// The object that keeps the targets alive of references that don't.
  let keeper = CanaryLink(number: 25)

  init() {
    let link = CanaryLink(number: 21)
    held = .object(link)
    watched = .object(CanaryWeak(link: keeper, number: 22))
    tagged = .second(link)
    anyReference = CanaryLink(number: 23)
    bound = link
    object = CanaryLink(number: 24)
    links = [link, nil, keeper]
    byName = ["a": keeper, "b": link]
    references = CanaryReferences(keeper, dead: CanaryLink(number: 0))
    super.init(inherited: -16)
    _ = made
  }
}

/// The part of the canary that it inherits, and that is generic.
class CanaryBase<Value> {
  let inherited: Value
  private let secret: UInt32 = 0xDEAD
  init(inherited: Value) { self.inherited = inherited }
}

/// References of every ownership.
final class CanaryReferences {
  var strong: CanaryLink
  weak var absent: CanaryLink?
  weak var weakly: CanaryLink?
  unowned var safely: CanaryLink
  unowned(unsafe) var unsafely: CanaryLink
  unowned var dead: CanaryLink
  var last: CanaryLink?

  init(_ link: CanaryLink, dead: CanaryLink) {
    strong = link
    weakly = link
    safely = link
    unsafely = link
    self.dead = dead
  }
}

final class CanaryLink: CanaryReference {
  let number: Int
  init(number: Int) { self.number = number }
}

actor CanaryActor {
  var number = 26
}

enum CanaryCase {
  case plain
  case one(Int)
  case two(String, count: Int8)
  indirect case deep(CanaryCase)
  case object(CanaryLink)
  case other
}

/// An enum whose tag is in bits that its payloads leave over.
enum CanaryTagged {
  case first(CanaryLink)
  case second(CanaryLink)
}

enum CanaryWatch {
  case object(CanaryWeak)
  case none
}

enum CanaryChoice<Value> {
  case chosen(Value)
  case open
}

enum CanarySeason: CanaryValue { case first, second }

enum CanaryLone { case only(Int) }

struct CanaryWeak {
  weak var link: CanaryLink?
  var number: Int
}

struct CanaryPair<First, Second>: CanaryValue {
  var first: First
  var second: Second
}

struct CanaryNest: CanaryValue {
  var text = "a text in a struct in a box"
  var number: UInt8 = 27
  var inner = CanaryPair<Int, Int8>(first: 28, second: 29)
  var void: Void = ()
  var held = CanaryHeld(value: 31)
}

/// A value that needs more alignment than memory has by itself.
struct CanaryAligned: CanaryValue {
  var vector = SIMD4<Double>(1, 2, 3, 4)
  var number = 30
}

@propertyWrapper
struct CanaryWrapper<Value> {
  var wrappedValue: Value
}

struct CanaryFailure: Error {
  var code: Int
}

struct CanaryHeld: CanaryHolder {
  var value: Int
}

protocol CanaryValue {}
protocol CanaryReference: AnyObject {}
protocol CanaryHolder<Value> {
  associatedtype Value
  var value: Value { get }
}

// MARK: - What its source says

extension Canary {
  /// The ownership of each reference that ``CanaryReferences`` stores, in their order.
  static var ownerships: [nav_ownership] {
    [NAV_OWNS, NAV_WEAKLY, NAV_WEAKLY, NAV_UNOWNED_SAFE, NAV_UNMANAGED, NAV_UNOWNED_SAFE, NAV_OWNS]
  }

  /// The types of some properties as they are declared.
  static var declaredTypes: [(type: any Any.Type, index: Int, declared: any Any.Type)] {
    [
      (CanaryNest.self, 0, String.self), (CanaryNest.self, 1, UInt8.self),
      (CanaryNest.self, 2, CanaryPair<Int, Int8>.self),
      (CanaryPair<Int8, String>.self, 0, Int8.self),
      (CanaryNest.self, 3, Void.self), (CanaryNest.self, 4, CanaryHeld.self),
      (CanaryReferences.self, 6, CanaryLink?.self),
    ]
  }

  static var caseNames: [String] { ["one", "two", "deep", "object", "plain", "other"] }
  static var payloadCaseCount: Int { 4 }

  /// The values of some properties, since two walks that see nothing would agree.
  static var knownValues: [(property: String, value: ObservedValue)] {
    [
      ("inherited", .int(-16)), ("u16", .uint(0xA1B2)), ("short", .string("fifteen letters")),
      ("literal", .string("a literal that is longer than fifteen bytes")),
      ("twice", .nested(.none)),
      ("one", .enumCase("one", [ObservedPayload(value: .int(12))])),
      ("numbers", .list([.int(-1), .int(-2), .int(-3)])),
      (
        "tuple",
        .structure(
          type: "(Int8, label: String)",
          [
            ObservedField(name: "0", value: .int(-9)),
            ObservedField(name: "label", value: .string("labeled")),
          ])
      ),
      ("digits", .set([.int(1), .int(20), .int(300), .int(4_000)])),
      ("anything", .existential(type: "Int", .int(18))), ("type", .type("Int")),
    ]
  }
}

extension ObservedValue {
  fileprivate static func nested(_ value: ObservedValue) -> ObservedValue {
    .enumCase("some", [ObservedPayload(value: value)])
  }
}
