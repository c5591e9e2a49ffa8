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

  @Test func theAppsOwnTypeOfTheNameIsAnother() {
    let app = Sample.app("struct Font { let size: Int }")
    let samples = Samples(project: app, findings: Findings(in: app))
    #expect(samples.value(of: "Font") == "Font(size: 1)")
    #expect(samples.value(of: "UICollectionViewLayout") == nil)
    #expect(samples.value(of: "Range<UICollectionViewLayout>") == nil)
  }
}
#endif
