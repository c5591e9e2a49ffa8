import AdoptionSupport
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// The conditions that an adopted app's services find out.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct ServicesTests {
  @Test func aConditionIsChosenOnceUntilTheAppSetsIt() {
    let driver = ScriptedDriver.installed(answers: [1, 0])
    Services.begin(with: TicketOffice())
    #expect(Services.remembered == "")
    #expect(Services.remembers("Vault.isOpen"))
    #expect(Services.remembers("Vault.isOpen"))
    #expect(!Services.remembers("Vault.isFull"))
    #expect(driver.questions.map(\.count) == [2, 2])
    Services.remembers("Vault.isFull", true)
    #expect(Services.remembers("Vault.isFull"))
    #expect(Services.remembered == "Vault.isFull: true, Vault.isOpen: true")
    Services.begin(with: TicketOffice())
    #expect(Services.remembered == "")
  }

  @Test func aValueIsChosenOnce() {
    let driver = ScriptedDriver.installed(answers: [0, 1])
    Services.begin(with: TicketOffice())
    let states = ["none", "active", "expired", "blocked"]
    #expect(Services.remembers("Session.state", among: states) == 2)
    #expect(Services.remembers("Session.state", among: states) == 2)
    #expect(Services.remembered == "Session.state: expired")
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Session.state is active"), .outcome("Session.state is expired"),
      ])
    #expect(Services.remembers("Session.kind", among: ["a"]) == 0)
  }

  @Test func whatAServiceHasFoundOutIsOpenAgainAfterItWasTold() {
    let driver = ScriptedDriver.installed(answers: [0, 0, 1, 0])
    Services.begin(with: TicketOffice())
    #expect(!Services.remembers("Vault.isOpen", mayChange: true))
    #expect(!Services.remembers("Vault.isFull"))
    Services.isTold("Vaults")
    #expect(!Services.remembers("Vault.isOpen", mayChange: true))
    Services.isTold("Vault")
    #expect(
      Services.remembered == "Vault.isFull: false, Vault.isOpen: false before it was told more")
    #expect(!Services.remembers("Vault.isFull"))
    #expect(Services.remembers("Vault.isOpen", mayChange: true))
    #expect(Services.remembers("Vault.isOpen", mayChange: true))
    Services.isTold("Vault")
    #expect(Services.remembers("Vault.isOpen", mayChange: true))
    #expect(Services.remembered == "Vault.isFull: false, Vault.isOpen: true")
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Vault.isOpen is true"), .outcome("Vault.isFull is true"),
        .outcome("Vault.isOpen is true"), .outcome("Vault.isOpen is false"),
      ])
  }

  @Test func aCallThatEndsAtOnceIsDecidedEachTime() {
    let driver = ScriptedDriver.installed(answers: [0, 1, 1])
    #expect(Services.decides("Shelf.books", among: ["none", "one", "fails"]) == 2)
    #expect(Services.decides("Shelf.books", among: ["none", "one", "fails"]) == 1)
    #expect(Services.decides("Shelf.books", among: ["answers"]) == 0)
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Shelf.books one"), .outcome("Shelf.books fails"), .outcome("Shelf.books one"),
      ])
  }
}
