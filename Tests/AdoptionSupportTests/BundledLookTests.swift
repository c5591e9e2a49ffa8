import AdoptionSupport
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Looks that an app finds in its bundles.
@MainActor
struct BundledLookTests {
  @Test func imagesAndColorsGoByTheirNames() {
    #expect(Image("a", bundle: .module) == Image("a"))
    #expect(Image("a", label: Text("b")) == Image("a"))
    #expect(Image(decorative: "a") == Image("a"))
    #expect(Color("a", bundle: nil) == Color("a"))
    #expect(UIImage(named: "a", in: .main, compatibleWith: nil) == UIImage(named: "a"))
    #expect(UIColor(named: "a", in: .main, compatibleWith: nil) != nil)
  }

  @Test func theBundleOfAPackageIsTheApps() { #expect(Bundle.module === Bundle.main) }
}
