import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

/// Ways on which an event goes on are named by what tells them from each other.
@Suite struct OptionNamesTests {
  private let store = FacetStore()

  private func state(_ screens: String..., notice: String = "") -> NavigationState {
    NavigationState(
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "app", type: "App")],
        views: screens.map { ViewNode(name: $0, owner: 0) },
        facts: [FactNode(name: "notice", value: notice)]), in: store)
  }

  private func names(_ ways: (effects: [NavigationEffect], end: NavigationState)...) -> [String] {
    let options = ways.enumerated().map { number, way in
      OptionNames.Option(
        choices: number == 0 ? [] : [number], effects: way.effects, outcome: .state(way.end))
    }
    return OptionNames(options, from: state("HomeView")).all
  }

  private func ran(_ job: String) -> NavigationEffect { NavigationEffect(.jobRan, detail: job) }

  @Test func oneAloneHasNone() {
    #expect(names(([ran("timer")], state())) == [""])
  }

  @Test func theOrderOfWhatRunsTells() {
    let (timer, task) = (ran("timer"), ran("task"))
    #expect(
      names(([timer, task], state()), ([task, timer], state()))
        == ["first job ran timer", "first job ran task"])
    let third = ran("answer")
    #expect(
      names(
        ([timer, task, third], state()), ([task, timer, third], state()),
        ([task, third, timer], state()), ([task], state()))
        == [
          "first job ran timer", "first job ran task, then job ran timer",
          "first job ran task, then job ran answer", "first job ran task, nothing more",
        ])
  }

  @Test func whatTheScopeCutsDoesNot() {
    let (timer, cut) = (ran("timer"), NavigationEffect(.cut, detail: "race"))
    #expect(
      names(([timer, cut], state("HomeView")), ([cut, timer], state("HomeView", "InfoView")))
        == ["Info does not open", "Info opens"])
  }

  @Test func anOutcomeThatThePlatformLeavesOpenTells() {
    let lost = NavigationEffect(.otherOutcome, detail: "push during a transition: taken or lost")
    #expect(
      names(([ran("timer"), ran("timer")], state()), ([ran("timer"), lost], state()))
        == ["as usual", "the less usual outcome of: push during a transition: taken or lost"])
  }

  @Test func theStatesTellWhereTheSameHappens() {
    #expect(
      names(([], state("HomeView")), ([], state())) == ["Home stays", "Home closes"])
    #expect(
      names(([], state("HomeView", "InfoView")), ([], state("HomeView", "LoginView")))
        == ["Info opens", "Login opens"])
    #expect(
      names(([], state("HomeView", notice: "a")), ([], state("HomeView", notice: "b")))
        == ["notice: b → a", "notice: a → b"])
  }

  @Test func waysThatNothingTellsApartHaveTheirNumbers() {
    #expect(
      names(([], state("HomeView")), ([], state("HomeView")))
        == ["otherwise alike", "otherwise alike, .1"])
  }

  @Test func aFaultTells() {
    let options = [
      OptionNames.Option(choices: [], effects: [], outcome: .state(state())),
      OptionNames.Option(choices: [1], effects: [], outcome: .fault(Fault(.trapped, "it trapped"))),
    ]
    #expect(OptionNames(options, from: state()).all == ["no fault", "the app traps"])
  }
}
