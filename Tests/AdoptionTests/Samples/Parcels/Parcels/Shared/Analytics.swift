import Foundation
import Telemetry

final class Analytics {
    static let shared = Analytics()
    private let client = TelemetryClient()

    func configure(key: String) { client.connect(with: key, retrying: .forever) }
}
