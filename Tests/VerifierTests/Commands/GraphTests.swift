import Foundation
import Testing

/// Pictures of screens and states, in the format that the file's name asks for.
@Suite struct GraphTests {
  private let toy = Executable.toy

  @Test func coordinatorsAreDrawnWithTheNumberOfCausesOnTheirScreens() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "graph", "Shop", "--coordinators", "--output", "map.dot", in: folder)
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "Wrote map.dot: Shop (asPublished), 10 states, 20 transitions, depth 4.\n",
          status: 0))
    let map = try folder.read("map.dot")
    #expect(map.contains(">2 causes behind that: "), "\(map)")
    #expect(map.contains(">10 states, 20 transitions, depth 4 · "), "\(map)")
    #expect(map.contains("\"Shop\" -> \"the app traps\""), "\(map)")
    #expect(map.contains("✗"), "\(map)")
    assertRefused(
      try toy.run(
        "graph", "Shop", "--coordinators", "--states", "--output", "map.dot", in: folder),
      "'--coordinators' and '--states' are mutually exclusive. Leave one of them out.")
  }

  @Test func aRunIsDrawnOverTheMapAsAStripAndInTime() throws {
    let folder = try TestFolder()
    func draw(_ options: String...) throws -> Outcome {
      try toy.run(["graph", "Shop", "--trace", "0/1"] + options, in: folder)
    }
    let said = "Shop (asPublished), 10 states, 20 transitions, depth 4.\n"
    #expect(try draw("--coordinators", "--output", "map.dot").errors == "Wrote map.dot: \(said)")
    #expect(try draw("--strip", "--output", "strip.svg").errors == "Wrote strip.svg: \(said)")
    #expect(try draw("--timeline", "--output", "time.svg").errors == "Wrote time.svg: \(said)")
    #expect(try folder.read("map.dot").contains("<font color=\"#cf222e\">1 "))
    #expect(try folder.read("strip.svg").contains("id=\"step-2\""))
    let timeline = try folder.read("time.svg")
    #expect(timeline.contains("class=\"node timeline\""), "\(timeline)")
    #expect(timeline.contains(">Shop<"), "\(timeline)")
    assertRefused(
      try draw("--strip", "--output", "strip.png"),
      "A strip is drawn as SVG: 'strip.png' would have to end in .svg.")
    assertRefused(
      try toy.run("graph", "Shop", "--timeline", "--output", "time.svg", in: folder),
      "'--timeline' draws one run: name it with '--trace', such as one that 'check' printed.")
    #expect(folder.files == ["map.dot", "strip.svg", "time.svg"])
  }

  @Test func aPictureOfASearchThatDidNotSeeEverythingIsSaidToLackSomething() throws {
    let folder = try TestFolder()
    let cut = try toy.run("graph", "Shop", "--max-states", "2", "--output", "x.dot", in: folder)
    #expect(cut.status == 0)
    #expect(
      cut.errors.hasSuffix(
        "The search did not see everything (bounded by states; stack ≤ 2): the picture may lack "
          + "screens and arrows.\n"), "\(cut.errors)")
  }

  @Test(arguments: [("graph", "picture", "x.dot"), ("map", "map", "x.json")])
  func whatIsMadeOfASystemAtFaultSaysSoAndEndsWithThree(
    command: String, what: String, file: String
  ) throws {
    let folder = try TestFolder()
    let outcome = try toy.run(command, "Doubtful", "--output", file, in: folder)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasSuffix(
        "Doubtful itself is at fault: The number was 3 the second time. The \(what) has what was "
          + "seen before; 'check' shows where.\n"), "\(outcome.errors)")
    #expect(folder.files == [file])
  }

  @Test func graphWritesTheFormatOfTheEnding() throws {
    let folder = try TestFolder()
    for (file, beginning) in [
      ("shop.dot", Array("digraph \"Shop (asPublished)\" {".utf8)),
      ("shop.SVG", Array("<svg width=".utf8)), ("shop.png", [0x89] + Array("PNG".utf8)),
      ("shop.pdf", Array("%PDF-".utf8)),
    ] {
      let outcome = try toy.run("graph", "Shop", "--output", file, in: folder)
      #expect(
        outcome
          == Outcome(
            output: "",
            errors: "Wrote \(file): Shop (asPublished), 10 states, 20 transitions, depth 4.\n",
            status: 0))
      #expect(Array(try folder.bytes(file).prefix(beginning.count)) == beginning, "\(file)")
    }
    #expect(folder.files == ["shop.SVG", "shop.dot", "shop.pdf", "shop.png"])
  }

  @Test func graphDrawsTheSameEveryTime() throws {
    let folder = try TestFolder()
    for file in ["a.dot", "b.dot", "a.svg", "b.svg"] {
      #expect(try toy.run("graph", "Shop", "--output", file, in: folder).status == 0)
    }
    #expect(try folder.read("a.dot") == folder.read("b.dot"))
    #expect(try folder.read("a.svg") == folder.read("b.svg"))
  }

  @Test func svgHasANameADescriptionAndDarkColors() throws {
    let folder = try TestFolder()
    #expect(try toy.run("graph", "Shop", "--output", "x.svg", in: folder).status == 0)
    let svg = try folder.read("x.svg")
    #expect(svg.contains(">Shop (asPublished)</title>"))
    #expect(
      svg.contains(
        ">Shop (asPublished): 2 of 14 properties violated, 6 vacuous, 1 event never enabled. 3 screens: "
      ))
    #expect(svg.contains("prefers-color-scheme:dark"))
  }

  @Test func graphMarksACounterexample() throws {
    let folder = try TestFolder()
    for (trace, title) in [
      ("0/1/4#cc44", "BookkeepingAgrees violated after 3 events"), ("0/1", "trace 0/1#cc44"),
    ] {
      #expect(
        try toy.run("graph", "Shop", "--trace", trace, "--output", "x.dot", in: folder).status == 0)
      let dot = try folder.read("x.dot")
      #expect(dot.contains(title), "\(dot)")
      #expect(dot.contains("1  tap open product"), "\(dot)")
    }
  }

  @Test func graphDrawsEveryState() throws {
    let folder = try TestFolder()
    #expect(try toy.run("graph", "Shop", "--states", "--output", "x.dot", in: folder).status == 0)
    let dot = try folder.read("x.dot")
    for state in 0..<10 { #expect(dot.contains("\"state \(state)\""), "\(state)") }
  }

  #if os(Linux)
    /// Fontconfig would go on with fonts of its own choice.
    @Test func aConfigurationOfFontsThatCannotBeReadIsTheMachinesLack() throws {
      let folder = try TestFolder()
      try folder.write(
        "<?xml version=\"1.0\"?><fontconfig><include>/nonexistent.conf</include></fontconfig>",
        to: "fonts.conf")
      let environment = ["FONTCONFIG_FILE": folder.place("fonts.conf")]
      let error =
        "The configuration of fonts, '\(folder.place("fonts.conf"))' and what it includes, cannot be "
        + "read, so that pictures would look otherwise than elsewhere. 'fc-conflist' lists its files.\n"
      for arguments in [
        ["graph", "Shop", "--output", "x.svg"], ["report", "Shop", "--output", "."],
        ["check", "Shop", "--report", "html=x.html"],
      ] {
        let outcome = try toy.run(arguments, in: folder, environment: environment)
        #expect(outcome.status == 71, "\(arguments)")
        // What fontconfig itself has to say comes before.
        #expect(outcome.errors.hasSuffix("Error: " + error), "\(outcome.errors)")
        #expect(folder.files == ["fonts.conf"])
      }
      let doctor = try toy.run("doctor", environment: environment)
      #expect(doctor.status == 1)
      #expect(doctor.output.contains("\n✗ " + error), "\(doctor.output)")
    }

    /// A folder that can't be read is no missing one, which a configuration may allow.
    @Test func aFolderOfTheConfigurationOfFontsThatCannotBeReadIsTold() throws {
      let folder = try TestFolder()
      try folder.write(
        "<?xml version=\"1.0\"?><fontconfig><include ignore_missing=\"yes\">conf.d</include>"
          + "<dir>/usr/share/fonts</dir></fontconfig>", to: "fonts.conf")
      let environment = ["FONTCONFIG_FILE": folder.place("fonts.conf")]
      let command = ["graph", "Shop", "--output", "x.svg"]
      #expect(try toy.run(command, in: folder, environment: environment).status == 0)
      try FileManager.default.removeItem(atPath: folder.place("x.svg"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.place("conf.d"), withDestinationPath: "conf.d")
      let outcome = try toy.run(command, in: folder, environment: environment)
      #expect(outcome.status == 71)
      #expect(
        outcome.errors
          == "Error: The configuration of fonts, '\(folder.place("fonts.conf"))' and what it "
          + "includes, cannot be read, so that pictures would look otherwise than elsewhere. "
          + "'fc-conflist' lists its files.\n")
      #expect(folder.files == ["fonts.conf"])
    }

    @Test func aFontThatIsNotThereIsSaid() throws {
      let folder = try TestFolder()
      try folder.write(
        "<?xml version=\"1.0\"?><fontconfig><dir>/nonexistent</dir></fontconfig>", to: "fonts.conf")
      let environment = ["FONTCONFIG_FILE": folder.place("fonts.conf")]
      let error =
        "There is no font, so that Graphviz guesses how wide texts are: pictures look otherwise than "
        + "elsewhere. Install one, as by 'apt-get install fonts-liberation'.\n"
      let outcome = try toy.run(
        "graph", "Shop", "--output", "x.svg", in: folder, environment: environment)
      #expect(outcome.status == 0)
      // What fontconfig itself has to say comes before.
      #expect(outcome.errors.contains(error + "Wrote x.svg: "), "\(outcome.errors)")
      #expect(try folder.read("x.svg").hasPrefix("<svg"))
      let text = try toy.run(
        "graph", "Shop", "--output", "x.dot", in: folder, environment: environment)
      #expect(!text.errors.contains("font"))
      let doctor = try toy.run("doctor", environment: environment)
      #expect(doctor.output.contains("\n✗ " + error), "\(doctor.output)")
    }
  #endif

  @Test func withoutPluginsThereIsDOTOnly() throws {
    let folder = try TestFolder()
    try folder.makeFolder("none")
    let environment = ["GVBINDIR": folder.place("none")]
    let error =
      "Cannot draw: Graphviz found none of its plugins. Run 'apt-get install libgraphviz-dev' "
      + "(macOS: 'brew reinstall graphviz'); where the plugins are installed but not registered, "
      + "run 'dot -c' as an administrator; if GVBINDIR is set, unset it."
    for arguments in [
      ["graph", "Shop", "--output", "x.svg"], ["report", "Shop", "--output", "."],
    ] {
      let outcome = try toy.run(arguments, in: folder, environment: environment)
      assertRefused(outcome, error, status: 74)
      #expect(folder.files == [])
    }
    #expect(
      try toy.run("graph", "Shop", "--output", "x.dot", in: folder, environment: environment)
        .status == 0)
    let doctor = try toy.run("doctor", environment: environment)
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("\n✗ \(error)\n"), "\(doctor.output)")
  }
}
