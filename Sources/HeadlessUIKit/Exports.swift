// What UIKit brings along, so that an app needs no import that it has none of on a device.
@_exported import Foundation
