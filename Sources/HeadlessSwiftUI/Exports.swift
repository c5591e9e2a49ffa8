// What SwiftUI brings along, so that an app needs no import that it has none of on a device.
@_exported import Foundation
@_exported import HeadlessCombine
@_exported import Observation
