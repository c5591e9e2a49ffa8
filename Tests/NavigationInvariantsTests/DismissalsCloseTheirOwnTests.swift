import NavigationInvariants
import NavigationModel
import Testing

@Suite struct DismissalsCloseTheirOwnTests {
  let invariant = DismissalsCloseTheirOwn()
  let root = NavigationSnapshot(
    coordinators: [.of("app"), .of("materials", under: 0), .of("settings", under: 0)],
    views: [.screen("MaterialsView", owner: 1, depth: 0)])
  var upload: NavigationSnapshot { presenting("UploadView(algebra)", of: 1, over: root) }
  var settings: NavigationSnapshot { presenting("SettingsView", of: 2, over: root) }

  /// A copy in which a screen presents another, which makes it a view with views in it.
  func presenting(
    _ name: String, of owner: Int, over state: NavigationSnapshot
  ) -> NavigationSnapshot {
    state.with {
      let top = $0.views.count - 1
      let depth = $0.views[top].depth
      $0.views[top].role = .composite
      $0.views[top].isHittable = false
      $0.views += [
        .container(.presentation("sheet"), depth: depth + 1),
        .screen(name, owner: owner, depth: depth + 2),
      ]
    }
  }

  // MARK: - Declared events

  func toy() -> Toy {
    var toy = Toy(root)
    toy.profile.dismissals = [.init("uploaded*", closes: ["UploadView"])]
    toy.add("upload", from: root, to: upload)
    toy.add("settings", from: root, to: settings)
    return toy
  }

  @Test func `an event that closes what another one presented violates it`() throws {
    var toy = toy()
    toy.add("uploaded(algebra)", .external, from: settings, to: root)
    try expectViolation(
      of: invariant, on: toy, after: "settings/uploaded(algebra)",
      why: "'uploaded(algebra)' answers Upload, but it closed Settings.")
  }

  @Test func `an event that closes it when its work ends violates it`() throws {
    var toy = toy()
    toy.add("uploaded", .external, from: settings, to: settings.unsettled)
    toy.add("settle", .platform, from: settings.unsettled, to: root)
    try expectViolation(
      of: invariant, on: toy, after: "settings/uploaded/settle",
      why: "'uploaded' answers Upload, but it closed Settings.")
  }

  @Test func `an event that answers nothing closes nothing`() throws {
    var toy = toy()
    toy.profile.dismissals = [.init("uploaded", closes: [])]
    toy.add("uploaded", .external, from: upload, to: root)
    try expectViolation(
      of: invariant, on: toy, after: "upload/uploaded",
      why: "'uploaded' answers nothing, but it closed Upload(algebra).")
  }

  @Test func `it may close its own, and what is above, and may leave others`() throws {
    var toy = toy()
    let help = presenting("HelpView", of: 2, over: upload)
    toy.add("help", from: upload, to: help)
    toy.add("uploaded", .external, from: help, to: root)
    toy.add("uploaded", .external, from: upload, to: root)
    toy.add("uploaded", .external, from: settings, to: settings)
    try expectHolds(invariant, on: toy)
  }

  @Test func `closing what is above its own alone violates it`() throws {
    var toy = toy()
    let help = presenting("HelpView", of: 2, over: upload)
    toy.add("help", from: upload, to: help)
    toy.add("uploaded", .external, from: help, to: upload)
    try expectViolation(
      of: invariant, on: toy, after: "upload/help/uploaded",
      why: "'uploaded' answers Upload, but it closed Help.")
  }

  @Test func `an event that is not there violates it`() throws {
    var toy = toy()
    toy.profile.dismissals = [.init("uplaoded", closes: ["UploadView"])]
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the event 'uplaoded', but the system has no event of that name.")
  }

  // MARK: - Results

  /// A toy in which an upload is requested, its sheet is swiped away, and the settings are opened.
  func toyOfResults(closing target: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(root)
    toy.profile.ticketLabels = ["upload"]
    let (asked, away) = (upload.owing("upload"), root.owing("upload"))
    let later = settings.owing("upload")
    toy.add("upload", from: root, to: asked)
    toy.add("swipeDownSheet@root", .platform, from: asked, to: away)
    toy.add("settings", from: away, to: later)
    toy.add("upload succeeds", .completion, from: asked, to: root)
    toy.add("upload succeeds", .completion, from: later, to: target ?? settings)
    return toy
  }

  @Test func `a result that closes what came after its request violates it`() throws {
    try expectViolation(
      of: invariant, on: toyOfResults(closing: root),
      after: "upload/swipeDownSheet%40root/settings/upload%20succeeds",
      why: "'upload succeeds' closed Settings of Settings, which was presented only after the "
        + "result had been requested elsewhere.")
  }

  @Test func `a result may close its own and leave the rest`() throws {
    try expectHolds(invariant, on: toyOfResults())
  }

  @Test func `a result that leads elsewhere may close all`() throws {
    let login = root.with { $0.views = [.screen("LoginView", owner: 0, depth: 0)] }
    try expectHolds(invariant, on: toyOfResults(closing: login))
  }

  @Test func `a result may close what the same coordinator presented later`() throws {
    var toy = Toy(root)
    toy.profile.ticketLabels = ["upload"]
    let progress = presenting("ProgressView", of: 1, over: root).owing("upload")
    toy.add("upload", from: root, to: root.owing("upload"))
    toy.add("takes long", .external, from: root.owing("upload"), to: progress)
    toy.add("upload succeeds", .completion, from: progress, to: root)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous where nothing is presented`() throws {
    var toy = Toy(root)
    toy.profile.ticketLabels = ["upload"]
    try expectVacuous(invariant, on: toy)
  }

  @Test func `it does not apply where nothing is declared`() throws {
    try expectNotApplicable(
      invariant, on: Toy(root),
      "no event is declared to close something, and no results are declared")
  }
}
