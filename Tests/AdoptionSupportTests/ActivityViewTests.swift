import AdoptionSupport
import HeadlessSwiftUI
import HeadlessUIKit
import PlatformTestSupport
import Testing

/// Views of SwiftUI with modifiers that know types of UIKit.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct ActivityViewTests {
  private final class Links {
    var paths: [String] = []
  }

  private struct LinkView: View {
    let links: Links

    var body: some View {
      Button("Link") {}
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          let path = activity.webpageURL?.path ?? "none"
          links.paths.append(path)
        }
        .keyboardType(.emailAddress).keyboardType(.alphabet).autocapitalization(.none)
        .textContentType(.username).textContentType(.postalCode)
    }
  }

  @Test func aViewGoesOnWithALinkFromABrowser() {
    let driver = ScriptedDriver.installed()
    let links = Links()
    let window = HeadlessWindow(rootView: LinkView(links: links))
    driver.settle()
    let activity = browsing("https://shop.example/items/1")
    #expect(window.continueActivity(activity, ofType: activity.activityType))
    #expect(links.paths == ["/items/1"])
    #expect(window.text() == ["LinkView* [Link]"])
  }
}
