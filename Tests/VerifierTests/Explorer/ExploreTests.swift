import Foundation
import Testing

/// The command 'explore': its page, its answers, whom it refuses, and how it ends.
@Suite struct ExploreTests {
  @Test func onlyTheAddressIsPrinted() throws {
    for signal in [SIGINT, SIGTERM] {
      let explorer = try ServedExplorer(["Shop"])
      #expect(
        explorer.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/[0-9a-f]{32}\//) != nil,
        "\(explorer.address)")
      #expect(
        try explorer.end(by: signal)
          == Outcome(output: explorer.address + "\n", errors: "", status: 0))
    }
  }

  @Test func thePageMayAskItsOwnServerAlone() throws {
    let explorer = try ServedExplorer(["Endless", "--max-states", "5"])
    let page = try explorer.answer("GET", explorer.path)
    #expect(page.status == 200)
    #expect(page.body.contains("base-uri 'none'; form-action 'none'; connect-src 'self'\"/>"))
    #expect(
      page.body.contains(
        "<div id=\"explorer\" data-state=\"loading\" data-home=\"{&quot;fixes&quot;:[],&quot;growths&quot;:0}\">"
      ))
  }

  @Test func othersAreRefused() throws {
    let explorer = try ServedExplorer(["Shop"])
    let token = "The address lacks the token. Use the one that 'verifier explore' has printed.\n"
    let page = "This explorer answers to its own page alone.\n"
    let host = "This explorer answers to 'Host: 127.0.0.1:\(explorer.port)' alone.\n"
    let body = "{\"trace\": \"\", \"growths\": 0}"
    for path in ["/", "/\(String(repeating: "0", count: 32))/", "/run"] {
      let answer = try explorer.answer("GET", path)
      #expect(answer == (403, token), "\(path)")
    }
    for origin in ["http://evil.example", "null"] {
      let answer = try explorer.answer(
        "POST", explorer.path + "run", ["Origin": origin], body: body)
      #expect(answer == (403, page), "\(origin)")
    }
    let crossing = try explorer.answer("GET", explorer.path, ["Sec-Fetch-Site": "cross-site"])
    #expect(crossing == (403, page))
    let named = try explorer.answer(
      "GET", explorer.path, ["Host": "evil.example:\(explorer.port)"])
    #expect(named == (403, host))
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let explorer = try ServedExplorer(["Shop"])
    let elsewhere = try explorer.answer("GET", explorer.path + "run")
    #expect(elsewhere == (404, "There is nothing for GET at 'run'.\n"))
    let answers = [
      "nothing": (400, "The request is not the JSON that the page sends.\n"),
      "{\"trace\": \"a//b\", \"growths\": 0}": (
        400, "Step 2 of the trace is empty. Write an event between two '/'.\n"
      ),
      "{\"trace\": \"\", \"growths\": 7}": (
        400, "The page is of another run. Load it again.\n"
      ),
    ]
    for (body, expected) in answers {
      let answer = try explorer.ask("run", body)
      #expect(answer == expected, "\(body)")
    }
    let states = try explorer.ask("explore", "{\"trace\": \"\", \"growths\": 0, \"states\": 0}")
    #expect(states == (400, "0 states can't be explored at once. Ask for 1 to 100000.\n"))
    let long = try explorer.ask("run", String(repeating: " ", count: 2 << 20))
    #expect(long == (413, "A request needs a length of 1048576 bytes at most.\n"))
  }

  @Test func theWorkerComesAgainAfterATrap() throws {
    let explorer = try ServedExplorer(["Fragile", "--max-states", "1"])
    let answer = try explorer.ask("run", "{\"trace\": \"open/open\", \"growths\": 0}")
    #expect(answer.status == 200)
    // At the start 'open' leads on and 'close' traps; then there are two screens, then the stack is full.
    #expect(answer.body.contains("\"target\":[1,-1,2,"), "\(answer.body)")
  }

  @Test func theLineOfATrapIsTold() throws {
    let explorer = try ServedExplorer(["Fragile", "--max-states", "2"])
    let trap = try explorer.ask("trap", "{\"trace\": \"close\", \"growths\": 0}")
    #expect(trap.status == 200)
    #expect(
      trap.body
        == "{\"growths\":[],\"message\":\"It traps in FragileCoordinator.close() at Fragile.swift:36.\"}"
    )
    // What does not trap, and what is no trace of the system.
    let other = try explorer.ask("trap", "{\"trace\": \"open\", \"growths\": 0}")
    #expect(other.body == "{\"growths\":[],\"message\":\"\"}")
    let none = try explorer.ask("trap", "{\"trace\": \"open//scan\", \"growths\": 0}")
    #expect(none.status == 400)
  }

  @Test func anEditorOpensDeclarationsAlone() throws {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\necho \"$@\" > \(folder.place("opened"))\n", to: "editor")
    chmod(folder.place("editor"), 0o755)
    let explorer = try ServedExplorer(
      ["Fragile"], environment: ["VISUAL": folder.place("editor"), "PATH": "/usr/bin:/bin"])
    let answer = try explorer.ask("open", "{\"event\": 0}")
    #expect(answer.status == 200)
    for _ in 0..<200 where !folder.files.contains("opened") { usleep(50_000) }
    let opened = try folder.read("opened")
    let place = try #require(opened.wholeMatch(of: /\+([0-9]+) (.+)\/Fragile\.swift\n/))
    #expect(
      answer.body == "{\"message\":\"Opened \(place.2)/Fragile.swift:\(place.1).\"}")
    let other = try explorer.ask("open", "{\"event\": 99}")
    #expect(other == (404, "It is not known where event 99 is declared.\n"))
    let file = try explorer.ask("open", "{\"file\": \"/etc/passwd\"}")
    #expect(file == (400, "The request is not the JSON that the page sends.\n"))
  }

  @Test func anEditorThatNeedsATerminalIsNamedWithItsCommand() throws {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\ntouch \(folder.place("opened"))\n", to: "vim")
    chmod(folder.place("vim"), 0o755)
    let vim = folder.place("vim")
    let explorer = try ServedExplorer(
      ["Fragile"], environment: ["EDITOR": vim, "PATH": "/usr/bin:/bin"])
    let answer = try explorer.ask("open", "{\"event\": 0}")
    #expect(answer.status == 200)
    let said = try #require(
      answer.body.wholeMatch(of: /\{"command":\["(.+)","\+[0-9]+","(.+)"\],"message":"(.+)"\}/))
    #expect(said.1 == vim)
    #expect(said.2.hasSuffix("/Fragile.swift"))
    #expect(said.3 == "'\(vim)' needs a terminal. There, run:")
    #expect(!folder.files.contains("opened"))
  }

  @Test func anEditorThatCannotBeRunIsSaid() throws {
    let folder = try TestFolder()
    try folder.write("#!/nowhere/sh\n", to: "editor")
    chmod(folder.place("editor"), 0o755)
    let explorer = try ServedExplorer(
      ["Fragile"], environment: ["VISUAL": folder.place("editor"), "PATH": "/usr/bin:/bin"])
    let answer = try explorer.ask("open", "{\"event\": 0}")
    #expect(
      answer == (500, "Cannot run '\(folder.place("editor"))': there is no such file.\n"))
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    let explorer = try ServedExplorer(["Shop"])
    let outcome = try Executable.toy.run(["explore", "Shop", "--port", "\(explorer.port)"])
    assertRefused(
      outcome,
      "Port \(explorer.port) can't be listened on: Address already in use. Choose another one with "
        + "'--port', or leave it out.", status: 71)
  }

  @Test func aLivingAppNeedsAWorker() throws {
    assertRefused(
      try Executable.toy.run(["explore", "Fragile", "--in-process"]),
      "The living app needs a worker process: leave '--in-process' out. Where there are no workers, "
        + "'check SYSTEM --report explorer=FILE' writes the page as a file.", status: 71)
  }
}
