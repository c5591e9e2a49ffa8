#if os(Linux)
  import Foundation

  /// A headless Chromium that a test drives through pipes, as its developer tools do.
  package final class Browser {
    /// The path of Chromium; nil where it isn't installed.
    package static let path: String? = {
      let environment = ProcessInfo.processInfo.environment
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      let names = ["chromium", "chromium-browser", "google-chrome"]
      return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    package struct Failure: Error, CustomStringConvertible {
      package var description: String
    }

    /// The errors of the page: those in the console, exceptions, what could not be loaded.
    package private(set) var errors: [String] = []

    private let profile: String
    private let process: pid_t
    private let input: FileHandle
    private let output: Int32
    private var unread: [UInt8] = []
    private var lastCall = 0
    private var session: String?
    private var events: Set<String> = []

    /// Starts a browser with an empty page.
    package init() throws {
      guard let path = Self.path else { throw Failure(description: "Chromium is not installed") }
      profile = NSTemporaryDirectory() + "browser-\(UUID().uuidString)"
      var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
      guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else {
        throw Failure(description: "no pipe")
      }
      // The browser reads what it shall do from descriptor 3 and answers on 4. A pipe may have one
      // of these numbers itself, so that it is moved out of the way first.
      let (reads, writes) = (fcntl(toBrowser[0], F_DUPFD, 10), fcntl(fromBrowser[1], F_DUPFD, 10))
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, reads, 3)
      posix_spawn_file_actions_adddup2(&actions, writes, 4)
      for other in [toBrowser[1], fromBrowser[0]] where other > 4 {
        posix_spawn_file_actions_addclose(&actions, other)
      }
      for stream: Int32 in [1, 2] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
      let arguments = [
        path, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
        "about:blank",
      ]
      var child: pid_t = 0
      var words = arguments.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      let status = posix_spawn(&child, path, &actions, nil, &words, environ)
      for end in [toBrowser[0], fromBrowser[1], reads, writes] { close(end) }
      guard status == 0 else { throw Failure(description: "Chromium does not start: \(status)") }
      process = child
      input = FileHandle(fileDescriptor: toBrowser[1], closeOnDealloc: true)
      output = fromBrowser[0]
      let page = try call("Target.createTarget", ["url": "about:blank"])
      let attached = try call(
        "Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
      session = attached["sessionId"] as? String
      for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    }

    deinit {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      close(output)
      try? FileManager.default.removeItem(atPath: profile)
    }

    // MARK: What a test does

    /// Shows a page and waits until it is loaded.
    package func open(_ address: String) throws {
      events.remove("Page.loadEventFired")
      try call("Page.navigate", ["url": address])
      while !events.contains("Page.loadEventFired") { _ = try message() }
    }

    /// The value of an expression on the page.
    @discardableResult
    package func value(_ expression: String) throws -> String {
      let answer = try call(
        "Runtime.evaluate",
        ["expression": "String(\(expression))", "returnByValue": true, "awaitPromise": true])
      if let exception = answer["exceptionDetails"] { throw Failure(description: "\(exception)") }
      return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Presses a key that types nothing, such as `ArrowRight` or `Tab`.
    package func press(_ key: String) throws {
      let codes = ["ArrowLeft": 37, "ArrowRight": 39, "Tab": 9, "Enter": 13]
      for type in ["keyDown", "keyUp"] {
        var arguments: [String: Any] = [
          "type": type, "key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? 0,
        ]
        if key == "Enter", type == "keyDown" { arguments["text"] = "\r" }
        try call("Input.dispatchKeyEvent", arguments)
      }
    }

    /// Presses the mouse in the middle of an element, moves it to that of another one, and lets go.
    ///
    /// - Parameters:
    ///   - element: an expression for the element that is dragged.
    ///   - target: an expression for the element at which it is let go.
    package func drag(_ element: String, to target: String) throws {
      var places: [(x: Double, y: Double)] = []
      for element in [element, target] {
        let middle = try value(
          """
          (() => { const { left, top, width, height } = (\(element)).getBoundingClientRect();
            return `${left + width / 2} ${top + height / 2}`; })()
          """
        ).split(separator: " ").compactMap { Double($0) }
        places.append((middle[0], middle[1]))
      }
      func dispatch(_ type: String, _ place: (x: Double, y: Double), _ buttons: Int) throws {
        try call(
          "Input.dispatchMouseEvent",
          [
            "type": type, "x": place.x, "y": place.y, "button": "left", "buttons": buttons,
            "clickCount": type == "mouseMoved" ? 0 : 1,
          ])
      }
      try dispatch("mousePressed", places[0], 1)
      for part in [0.25, 0.5, 0.75, 1] {
        let x = places[0].x + (places[1].x - places[0].x) * part
        let y = places[0].y + (places[1].y - places[0].y) * part
        try dispatch("mouseMoved", (x, y), 1)
      }
      try dispatch("mouseReleased", places[1], 0)
    }

    /// Sets the width of the window and the colors that the reader prefers.
    package func set(width: Int, height: Int, scheme: String) throws {
      try call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
      try call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    /// The window as a picture in PNG.
    package func picture() throws -> Data {
      let answer = try call("Page.captureScreenshot", ["format": "png"])
      return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
    }

    // MARK: The protocol

    @discardableResult
    private func call(
      _ method: String, _ arguments: [String: Any] = [:]
    ) throws -> [String: Any] {
      lastCall += 1
      let number = lastCall
      var request: [String: Any] = ["id": number, "method": method, "params": arguments]
      if let session { request["sessionId"] = session }
      try input.write(contentsOf: JSONSerialization.data(withJSONObject: request) + [0])
      while true {
        let message = try message()
        guard message["id"] as? Int == number else { continue }
        if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
        return message["result"] as? [String: Any] ?? [:]
      }
    }

    private func message() throws -> [String: Any] {
      while true {
        if let end = unread.firstIndex(of: 0) {
          let object = try JSONSerialization.jsonObject(with: Data(unread[..<end]))
          unread.removeSubrange(...end)
          let message = object as? [String: Any] ?? [:]
          take(message)
          return message
        }
        // A handle's own reading waits for as much as it was asked for.
        var some = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &some, some.count)
        guard count > 0 else { throw Failure(description: "Chromium has ended") }
        unread += some[..<count]
      }
    }

    private func take(_ message: [String: Any]) {
      guard let method = message["method"] as? String else { return }
      events.insert(method)
      let details = message["params"] as? [String: Any] ?? [:]
      switch method {
      case "Runtime.exceptionThrown": errors.append("\(details)")
      case "Runtime.consoleAPICalled" where details["type"] as? String == "error":
        errors.append("\(details)")
      case "Log.entryAdded":
        let entry = details["entry"] as? [String: Any] ?? [:]
        if entry["level"] as? String == "error" { errors.append("\(entry)") }
      default: break
      }
    }
  }
#endif
