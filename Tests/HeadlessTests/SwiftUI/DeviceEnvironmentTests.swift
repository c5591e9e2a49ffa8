import Foundation
import HeadlessSwiftUI
import PlatformTestSupport
import Testing

/// Shows itself as the space that it has allows, and tells what it knows of the device.
private struct DeviceView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.editMode) private var editMode
  @Environment(\.isSearching) private var isSearching
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismissSearch) private var dismissSearch
  let journal: Journal

  var body: some View {
    if width == .compact {
      Button("narrow") {
        journal.note("\(width == .compact) \(height == .regular) \(colorScheme) \(typeSize)")
        journal.note("\(sizeCategory) \(layoutDirection) \(locale.identifier)")
        journal.note("\(calendar.identifier) \(timeZone.secondsFromGMT()) \(displayScale)")
        journal.note("\(pixelLength < 1) \(redactionReasons.isEmpty) \(editMode == nil)")
        journal.note("\(isSearching || supportsMultipleWindows || hasVoiceOver || reducesMotion)")
        openWindow(id: "book")
        openWindow(value: 1)
        dismissWindow()
        dismissSearch()
      }
    } else {
      Button("wide") {
        journal.note("\(layoutDirection) \(editMode?.wrappedValue.isEditing == true)")
      }
    }
  }
}

extension HeadlessTests {
  /// What views are told of the device around them.
  @MainActor
  @Suite struct DeviceEnvironmentTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()

    @Test func itIsAPhoneUpright() {
      let window = HeadlessWindow(rootView: DeviceView(journal: journal))
      driver.settle()
      #expect(!window.tap("wide"))
      #expect(window.tap("narrow"))
      #expect(
        journal.flush() == [
          "true true light large", "large leftToRight en_US", "gregorian 0 3.0", "true true true",
          "false",
        ])
    }

    @Test func viewsMaySetOtherValuesForTheViewsInside() {
      let window = HeadlessWindow(
        rootView: DeviceView(journal: journal)
          .environment(\.horizontalSizeClass, .regular)
          .environment(\.layoutDirection, .rightToLeft)
          .environment(\.editMode, .constant(.active)))
      driver.settle()
      #expect(!window.tap("narrow"))
      #expect(window.tap("wide"))
      #expect(journal.flush() == ["rightToLeft true"])
    }
  }
}
