import Foundation
import ModelChecker
import NavigationHarness
import NavigationModel
import ObjectObservation
import PlatformTestSupport
import Testing

/// What live objects keep and no state shows is named, whoever runs them.
@Suite(.inWorker, .ownsPlatform) struct UnseenPropertyTests {
  private final class Desk {
    var drawers = 0
    var link: URL?
    var page: Data?
    var plan = Plan()
    let decoder = JSONDecoder()
    lazy var encoder: JSONEncoder? = JSONEncoder()
  }
  private struct Plan { var next = ObservationFingerprint(high: 1, low: 2) }

  private func desk(
    isolation: SystemConfiguration.Isolation,
    _ declare: @MainActor (inout LiveDeclarations<Desk>) -> Void = { _ in }
  ) throws -> LiveSystem<Desk> {
    try LiveSystem("Desk", isolation: isolation, make: { _ in Desk() }) { it in
      it.root { $0 }
      it.coordinator(Desk.self, role: "desk")
      it.event("open", .external) {
        $0.drawers = 1
        $0.page = Data([1])
      }
      declare(&it)
    }
  }

  private let both = [
    UnseenProperty(
      "UnseenPropertyTests.Plan.next", .presenceOnly, type: "ObservationFingerprint",
      module: "ObjectObservation"),
    UnseenProperty("UnseenPropertyTests.Desk.page", .presenceOnly, type: "Data"),
  ]

  @Test func theyAreNamed() throws {
    let system = try desk(isolation: .inProcess)
    #expect(system.unseen == [])
    _ = try explore(system)
    #expect(system.unseen == both.sorted())
  }

  @Test func aWorkerNamesThemToo() throws {
    let system = try desk(isolation: .worker)
    _ = try explore(system)
    #expect(system.unseen == both.sorted())
  }

  @Test func theLinesThatAreSuggestedHelp() throws {
    let system = try desk(isolation: .inProcess) { it in
      it.appModules.append("ObjectObservation")
      it.exclusions.insert(.field("page", of: "UnseenPropertyTests.Desk"))
    }
    _ = try explore(system)
    #expect(system.unseen == [])
  }

  @Test func addressesAreToldApart() throws {
    let system = try desk(isolation: .inProcess) { it in
      it.exclusions.formUnion([
        .field("page", of: "UnseenPropertyTests.Desk"),
        .field("drawers", of: "UnseenPropertyTests.Desk"),
      ])
      it.event("look", .external) { $0.link = URL(string: "desk://drawer") }
      it.event("look elsewhere", .external) { $0.link = URL(string: "desk://shelf?book=1") }
    }
    #expect(try explore(system).states.count == 3)
  }

  @Test func whatCodersAreSetToIsToldApart() throws {
    let system = try desk(isolation: .inProcess) { it in
      it.exclusions.formUnion([
        .field("page", of: "UnseenPropertyTests.Desk"),
        .field("drawers", of: "UnseenPropertyTests.Desk"),
      ])
      it.event("take dates as numbers", .external) {
        $0.decoder.dateDecodingStrategy = .secondsSince1970
      }
      it.event("take dates as texts", .external) {
        $0.decoder.dateDecodingStrategy = .formatted(DateFormatter())
      }
      it.event("sort", .external) { $0.encoder?.outputFormatting = .sortedKeys }
    }
    // Three settings of the decoder, each without an encoder and with one that sorts.
    #expect(try explore(system).states.count == 6)
    #expect(system.unseen == [both[0]])
  }

  @Test func aReaderOfTheSystemsOwnComesFirst() throws {
    let system = try desk(isolation: .inProcess) { it in
      it.exclusions.formUnion([
        .field("page", of: "UnseenPropertyTests.Desk"),
        .field("drawers", of: "UnseenPropertyTests.Desk"),
      ])
      it.readers.append(.init(URL.self) { .string($0.scheme ?? "") })
      it.event("look", .external) { $0.link = URL(string: "desk://drawer") }
      it.event("look elsewhere", .external) { $0.link = URL(string: "desk://shelf?book=1") }
    }
    #expect(try explore(system).states.count == 2)
  }
}
