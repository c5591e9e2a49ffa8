#if Adopt
import Testing

@testable import Adoption

/// Values of the platform's types that stand-ins return.
@Suite struct PlatformSampleTests {
  @Test(arguments: [
    ("UIStackView", "UIStackView()"), ("CGSize", "CGSize.zero"), ("Font", "Font.body"),
    ("Locale", "Locale(identifier: \"en\")"), ("(CGRect, Font)", "(CGRect.zero, Font.body)"),
    ("DateInterval", "DateInterval()"), ("Range<Int>", "(1..<1)"),
    ("ClosedRange<Double>", "(1...1)"), ("PartialRangeFrom<Int>", "(1...)"),
    ("Optional<ClosedRange<Int>>", "(1...1)"), ("Set<Int>", "[]"), ("ArraySlice<Int>", "[]"),
    ("Measurement<UnitLength>", "Measurement(value: 1, unit: UnitLength.baseUnit())"),
    ("PassthroughSubject<Int, Never>", "PassthroughSubject<Int, Never>()"),
    ("CurrentValueSubject<Range<Int>, Never>", "CurrentValueSubject<Range<Int>, Never>((1..<1))"),
    ("Binding<Bool>", "Binding.constant(true)"),
  ]) func aValueIsMadeUp(type: String, value: String) {
    let app = Sample.app("final class Flow {}")
    #expect(Samples(project: app, findings: Findings(in: app)).value(of: type) == value)
  }

  @Test func aStructTakesTheWrapperThatTheCompilerCanNotMakeOfWhatItWraps() {
    let app = Sample.app(
      """
      @propertyWrapper struct Late<Value> {
        var wrappedValue: Value
        init(_ value: Value) { wrappedValue = value }
        init(value: Value, count: Int) { wrappedValue = value }
      }
      @propertyWrapper struct Named { var wrappedValue: Int; init(name: Int) {} }
      @propertyWrapper struct Plain { var wrappedValue: Int; init(wrappedValue: Int) {} }
      struct Input { @Late var render: (Int) -> Void; @Named var name: Int; @Plain var plain: Int }
      """)
    let samples = Samples(project: app, findings: Findings(in: app))
    #expect(
      samples.value(of: "Input") == "Input(render: .init({ _ in }), name: .init(name: 1), plain: 1)"
    )
  }

  @Test func theAppsOwnTypeOfTheNameIsAnother() {
    let app = Sample.app("struct Font { let size: Int }")
    let samples = Samples(project: app, findings: Findings(in: app))
    #expect(samples.value(of: "Font") == "Font(size: 1)")
    #expect(samples.value(of: "UICollectionViewLayout") == nil)
    #expect(samples.value(of: "Range<UICollectionViewLayout>") == nil)
  }
}
#endif
