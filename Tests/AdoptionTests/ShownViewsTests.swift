#if Adopt
import Testing

@testable import Adoption

/// The views that stand-ins for views show.
struct ShownViewsTests {
  private func draft(_ views: String) throws -> Draft {
    let project = Sample.app(
      """
      @main
      struct ShelfApp: App {
        @StateObject private var flow = ShelfFlow()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $flow.path) { Month().environmentObject(flow) }
          }
        }
      }
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        func open(_ day: Int) { path.append(day) }
      }
      final class DayModel: ObservableObject {
        let day: Int
        init(day: Int) { self.day = day }
      }
      \(views)
      """)
    return try Draft(project, Findings(in: project), Knowledge())
  }

  private func body(of view: String, in draft: Draft) -> String? {
    let text = draft.standIns.files.first { $0.name == view }?.file.text
    return text?.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("var body") }.map(String.init)
  }

  private let day = """
    struct Day: View {
      @EnvironmentObject var flow: ShelfFlow
      @ObservedObject var model: DayModel
      @Binding var isOn: Bool
      let title: String
      var body: some View { Text(title).onTapGesture { flow.open(1) } }
    }
    """

  @Test func aGridShowsItsCellsWhereTheseAskToNavigate() throws {
    let draft = try draft(
      """
      struct Month: View { var body: some View { Grid() } }
      struct Grid: View {
        @State private var days = [1, 2]
        var body: some View {
          ForEach(days, id: \\.self) { day in
            Day(model: DayModel(day: day), isOn: .constant(true), title: "a")
            Plain()
          }
        }
      }
      struct Plain: View { var body: some View { Text("a") } }
      \(day)
      """)
    #expect(
      body(of: "Month", in: draft)
        == "var body: some View { Group { offeredControls(of: self); Grid() } }")
    #expect(
      body(of: "Grid", in: draft)
        == "var body: some View { Group { offeredControls(of: self); "
        + "Day(model: DayModel(day: 1), isOn: .constant(true), title: \"a\") } }")
    #expect(body(of: "Day", in: draft) == "var body: some View { offeredControls(of: self) }")
    #expect(draft.standIns.callbacks.map(\.control) == ["Day:open(1)"])
    #expect(draft.standIns.missed == [])
  }

  @Test func aViewIsHandedWhatTheOneAroundItHolds() throws {
    let draft = try draft(
      """
      struct Month: View {
        @EnvironmentObject var shelf: ShelfFlow
        var body: some View { Week(flow: shelf) }
      }
      struct Week: View {
        let flow: ShelfFlow
        init(flow: ShelfFlow) { self.flow = flow }
        var body: some View { Text("a").onTapGesture { flow.open(1) } }
      }
      """)
    #expect(
      body(of: "Month", in: draft)
        == "var body: some View { Group { offeredControls(of: self); Week(flow: shelf) } }")
  }

  /// One that is made up would lead nowhere.
  @Test func whatNavigatesIsNeverMadeUp() throws {
    let draft = try draft(
      """
      struct Month: View {
        private let day = 1
        var body: some View { Week(flow: ShelfFlow()) }
      }
      struct Week: View {
        let flow: ShelfFlow
        var body: some View { Text("a").onTapGesture { flow.open(1) } }
      }
      """)
    #expect(body(of: "Month", in: draft) == "var body: some View { offeredControls(of: self) }")
    #expect(draft.standIns.missed == ["Month shows Week: no value can be made for an argument"])
  }

  @Test func viewsThatShowEachOtherAreNotShownWithoutEnd() throws {
    let draft = try draft(
      """
      struct Month: View { var body: some View { Week() } }
      struct Week: View {
        @EnvironmentObject var flow: ShelfFlow
        var body: some View { Month().onTapGesture { flow.open(1) } }
      }
      """)
    #expect(body(of: "Month", in: draft) == "var body: some View { offeredControls(of: self) }")
  }

  @Test func whatAViewProvidesToThoseWithinIsNotMadeUp() throws {
    let draft = try draft(
      """
      struct Month: View { var body: some View { Week().environmentObject(ShelfFlow()) } }
      struct Week: View {
        @EnvironmentObject var flow: ShelfFlow
        var body: some View { Text("a").onTapGesture { flow.open(1) } }
      }
      """)
    #expect(body(of: "Month", in: draft) == "var body: some View { offeredControls(of: self) }")
  }

  @Test func ofViewsThatTakeEachOthersPlaceOneIsShownOrNone() throws {
    let other = day.replacing("struct Day", with: "struct Night")
    let draft = try draft(
      """
      struct Month: View {
        private let isDay = true
        var body: some View {
          if isDay { Day(model: DayModel(day: 1), isOn: .constant(true), title: "a") }
          else { Night(model: DayModel(day: 1), isOn: .constant(true), title: "a") }
          if isDay { Week() } else { Text("a") }
          switch isDay {
          case true: Year()
          case false: Year()
          }
        }
      }
      struct Week: View {
        @EnvironmentObject var flow: ShelfFlow
        var body: some View { Text("a").onTapGesture { flow.open(1) } }
      }
      struct Year: View {
        @EnvironmentObject var flow: ShelfFlow
        var body: some View { Text("a").onTapGesture { flow.open(2) } }
      }
      \(day)
      \(other)
      """)
    #expect(
      body(of: "Month", in: draft)
        == "var body: some View { Group { offeredControls(of: self); Week(); Year(); "
        + #"switch ServiceAnswers.remembers("what Month shows", among: ["none", "Day", "Night"]) { "#
        + "case 1: Day(model: DayModel(day: 1), isOn: .constant(true), title: \"a\"); "
        + "case 2: Night(model: DayModel(day: 1), isOn: .constant(true), title: \"a\"); "
        + "default: EmptyView() } } }")
    #expect(draft.standIns.remembered == ["what Month shows"])
    #expect(draft.standIns.missed == [])
  }
}
#endif
