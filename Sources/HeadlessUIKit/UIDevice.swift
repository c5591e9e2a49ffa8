import Foundation

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None is said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A computer.
  case mac = 5
}

/// A device: a phone, whose names mean nothing.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of the device.
  open var name: String { "iPhone" }

  /// The name of the device's kind.
  open var model: String { "iPhone" }

  /// The name of the operating system.
  open var systemName: String { "iOS" }

  /// The version of the operating system.
  open var systemVersion: String { "26.0" }

  /// The identifier of the device for the app's maker.
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  }
}
