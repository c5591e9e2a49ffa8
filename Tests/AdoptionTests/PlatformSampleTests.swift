#if Adopt
import Testing

@testable import Adoption

/// Values of the platform's types that stand-ins return.
@Suite struct PlatformSampleTests {
  @Test(arguments: [
    ("UIStackView", "UIStackView()"), ("CGSize", "CGSize.zero"), ("Font", "Font.body"),
    ("Locale", "Locale(identifier: \"en\")"), ("(CGRect, Font)", "(CGRect.zero, Font.body)"),
  ]) func aValueIsMadeUp(type: String, value: String) {
    let app = Sample.app("final class Flow {}")
    #expect(Samples(project: app, findings: Findings(in: app)).value(of: type) == value)
  }

  @Test func theAppsOwnTypeOfTheNameIsAnother() {
    let app = Sample.app("struct Font { let size: Int }")
    let samples = Samples(project: app, findings: Findings(in: app))
    #expect(samples.value(of: "Font") == "Font(size: 1)")
    #expect(samples.value(of: "UICollectionViewLayout") == nil)
  }
}
#endif
