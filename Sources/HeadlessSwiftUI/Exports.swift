// SwiftUI re-exports these modules, so that an app needs no imports that it does not need on a
// device.
@_exported import Foundation
@_exported import HeadlessCombine
@_exported import Observation
