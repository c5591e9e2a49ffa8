import AdoptionSupport
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// The conditions that an adopted app's services find out.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct ServiceAnswersTests {
  @Test func aConditionIsChosenOnceUntilTheAppSetsIt() {
    let driver = ScriptedDriver.installed(answers: [1, 0])
    ServiceAnswers.begin(with: TicketOffice())
    #expect(ServiceAnswers.remembered == "")
    #expect(ServiceAnswers.remembers("Vault.isOpen"))
    #expect(ServiceAnswers.remembers("Vault.isOpen"))
    #expect(!ServiceAnswers.remembers("Vault.isFull"))
    #expect(driver.questions.map(\.count) == [2, 2])
    ServiceAnswers.remembers("Vault.isFull", true)
    #expect(ServiceAnswers.remembers("Vault.isFull"))
    #expect(ServiceAnswers.remembered == "Vault.isFull: true, Vault.isOpen: true")
    ServiceAnswers.begin(with: TicketOffice())
    #expect(ServiceAnswers.remembered == "")
  }

  @Test func aValueIsChosenOnce() {
    let driver = ScriptedDriver.installed(answers: [0, 1])
    ServiceAnswers.begin(with: TicketOffice())
    let states = ["none", "active", "expired", "blocked"]
    #expect(ServiceAnswers.remembers("Session.state", among: states) == 2)
    #expect(ServiceAnswers.remembers("Session.state", among: states) == 2)
    #expect(ServiceAnswers.remembered == "Session.state: expired")
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Session.state is active"), .outcome("Session.state is expired"),
      ])
    #expect(ServiceAnswers.remembers("Session.kind", among: ["a"]) == 0)
  }

  @Test func whatAServiceHasFoundOutIsOpenAgainAfterItWasTold() {
    let driver = ScriptedDriver.installed(answers: [0, 0, 1, 0])
    ServiceAnswers.begin(with: TicketOffice())
    #expect(!ServiceAnswers.remembers("Vault.isOpen", mayChange: true))
    #expect(!ServiceAnswers.remembers("Vault.isFull"))
    ServiceAnswers.isTold("Vaults")
    #expect(!ServiceAnswers.remembers("Vault.isOpen", mayChange: true))
    ServiceAnswers.isTold("Vault")
    #expect(
      ServiceAnswers.remembered
        == "Vault.isFull: false, Vault.isOpen: false before it was told more")
    #expect(!ServiceAnswers.remembers("Vault.isFull"))
    #expect(ServiceAnswers.remembers("Vault.isOpen", mayChange: true))
    #expect(ServiceAnswers.remembers("Vault.isOpen", mayChange: true))
    ServiceAnswers.isTold("Vault")
    #expect(ServiceAnswers.remembers("Vault.isOpen", mayChange: true))
    #expect(ServiceAnswers.remembered == "Vault.isFull: false, Vault.isOpen: true")
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Vault.isOpen is true"), .outcome("Vault.isFull is true"),
        .outcome("Vault.isOpen is true"), .outcome("Vault.isOpen is false"),
      ])
  }

  @Test func aCallThatEndsAtOnceIsDecidedEachTime() {
    let driver = ScriptedDriver.installed(answers: [0, 1, 1])
    #expect(ServiceAnswers.decides("Shelf.books", among: ["none", "one", "fails"]) == 2)
    #expect(ServiceAnswers.decides("Shelf.books", among: ["none", "one", "fails"]) == 1)
    #expect(ServiceAnswers.decides("Shelf.books", among: ["answers"]) == 0)
    #expect(
      driver.questions.map(\.question) == [
        .outcome("Shelf.books one"), .outcome("Shelf.books fails"), .outcome("Shelf.books one"),
      ])
  }
}
