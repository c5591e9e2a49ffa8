import Foundation
import Testing

@testable import VerifierCommands

/// Reports whose jobs run as tasks of Ray.
@Suite struct ReportRayTests {
  private let toy = Executable.toy
  private let shop = ["report", "Shop"]

  private static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  @Test func withoutRayTheErrorSaysHowToSetItUp() throws {
    let folder = try TestFolder()
    let place = folder.place("coordinator-verifier/ray-2.60.0")
    let environment = ["XDG_CACHE_HOME": folder.path]
    let setUp = "python3 -m venv \(place) && \(place)/bin/pip install ray==2.60.0"
    assertRefused(
      try toy.run(shop + ["--on", "ray"], in: folder, environment: environment),
      "There is no Ray in \(place). Set it up with '\(setUp)', or leave '--on' out.", status: 71)
    let doctor = try toy.run("doctor", environment: environment)
    #expect(
      doctor.output.contains(
        "\n– no Ray, on which '--on ray' runs; to set it up, run '\(setUp)'\n"),
      "\(doctor.output)")
  }

  @Test func anotherVersionOfRayIsRefused() throws {
    let folder = try TestFolder()
    let place = folder.place("coordinator-verifier/ray-2.60.0")
    let environment = ["XDG_CACHE_HOME": folder.path]
    let setUp = "python3 -m venv \(place) && \(place)/bin/pip install ray==2.60.0"
    try folder.makeFolder("coordinator-verifier/ray-2.60.0/bin")
    let python = "coordinator-verifier/ray-2.60.0/bin/python3"
    try folder.write("#!/bin/sh\necho 1.0.0\n", to: python)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.place(python))
    assertRefused(
      try toy.run(shop + ["--on", "ray"], in: folder, environment: environment),
      "Ray in \(place) has version 1.0.0, and this verifier wants 2.60.0. Set it up with '\(setUp)'.",
      status: 71)
    let doctor = try toy.run("doctor", environment: environment)
    #expect(doctor.status == 1)
    #expect(
      doctor.output.contains(
        "\n✗ Ray in \(place) has version 1.0.0 instead of 2.60.0. Run '\(setUp)'.\n"),
      "\(doctor.output)")
  }

  /// Writes a program in the place of Python that says it has Ray, and does something else.
  private func cluster(_ lines: String, in folder: TestFolder) throws -> [String: String] {
    try folder.makeFolder("coordinator-verifier/ray-2.60.0/bin")
    let python = "coordinator-verifier/ray-2.60.0/bin/python3"
    try folder.write(
      "#!/bin/bash\n[ \"$1\" = -c ] && echo 2.60.0 && exit\nfolder=\"$(dirname \"$1\")\"\n\(lines)\n",
      to: python)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.place(python))
    return ["XDG_CACHE_HOME": folder.path]
  }

  @Test func theFailureOfAShardIsTheFailureOfTheRun() throws {
    let folder = try TestFolder()
    let environment = try cluster(
      #"echo '{"status": 3, "text": "Shop cannot be made."}' > "$folder/failure.json"; exit 1"#,
      in: folder)
    assertRefused(
      try toy.run(shop + ["--on", "ray"], in: folder, environment: environment),
      "Shop cannot be made.", status: 3)
    #expect(!folder.files.contains { $0.hasPrefix("Reports") })
  }

  @Test func whatRayItselfSaysIsPassedOn() throws {
    let folder = try TestFolder()
    let environment = try cluster("echo 'no cluster at that address' >&2; exit 9", in: folder)
    assertRefused(
      try toy.run(shop + ["--on", "ray=10.0.0.1:6379"], in: folder, environment: environment),
      "Ray ended with status 9. The last that it said: no cluster at that address", status: 71)
  }

  @Test func theRequestSaysWhatEveryShardNeeds() throws {
    let folder = try TestFolder()
    try folder.write("max-states: 40\n", to: "settings.yml")
    let environment = try cluster("cat > \"$XDG_CACHE_HOME/request.json\"; exit 1", in: folder)
    _ = try toy.run(
      shop + [
        "--on", "ray=auto", "--scope", "stack=1", "--in-process", "--config", "settings.yml",
      ],
      in: folder, environment: environment.merging(["VERIFIER_MAX_STATES": "30"]) { $1 })
    let request = try JSONSerialization.jsonObject(with: Data(folder.bytes("request.json")))
    let values = try #require(request as? [String: Any])
    #expect(values["verifier"] as? String == toy.path)
    #expect(values["arguments"] as? [String] == ["Shop", "--scope", "stack=1", "--in-process"])
    #expect(values["count"] as? Int == 5)
    #expect(values["address"] as? String == "auto")
    #expect(values["configuration"] as? String == "max-states: 40\n")
    #expect(values["environment"] as? [String: String] == ["VERIFIER_MAX_STATES": "30"])
  }

  @Test func optionsThatExcludeEachOtherAreRefused() throws {
    for option in ["--shard", "--merge"] {
      assertRefused(
        try toy.run(shop + ["--on", "ray", option, option == "--shard" ? "1/2" : "Shards"]),
        "'--on' runs all jobs and makes the report: it and '\(option)' are mutually exclusive.")
    }
    for engine in ["spark", "ray=", "", "=x"] {
      assertRefused(
        try toy.run(shop + ["--on", engine]),
        "'\(engine)' runs nothing. Write '--on ray', or '--on ray=ADDRESS' for a cluster.")
    }
    assertRefused(
      try toy.run("report", "--on", "ray", "--from", "x.json"),
      "'--on' and '--from' with '--report', which explore nothing, are mutually exclusive.")
  }

  @Test(
    .enabled(if: isThorough && RayInstallation().found == RayInstallation.version))
  func tasksOfRayMakeTheFilesOfOneRun() throws {
    let (whole, shared) = (try TestFolder(), try TestFolder())
    let all = ["report", "--max-states", "50"]
    // Ray is found where this process found it.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key == "XDG_CACHE_HOME" }
    let outcome = try toy.run(all + ["--on", "ray"], in: shared, environment: environment)
    #expect(try outcome == toy.run(all, in: whole))
    #expect(whole.files.count == 26)
    #expect(shared.files == whole.files)
    for file in whole.files { #expect(try shared.bytes(file) == whole.bytes(file), "\(file)") }
  }
}
