import XCTest

@testable import VerifierCommands

/// Where elements go in the text of a manifest.
final class ManifestTextTests: XCTestCase {
  func testAfterTheLastElement() {
    XCTAssertEqual(
      extended(
        """
        let package = Package(
          name: "App",
          targets: [
            .target(name: "App")  // the app
          ]
        )
        """),
      """
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App"),  // the app
          .target(
            name: "New"),
        ]
      )
      """)
  }

  func testABracketInAStringOrACommentIsNone() {
    XCTAssertEqual(
      extended(
        """
        // Package(targets: [])
        let text = "Package(targets: []) \\" ["
        let package = Package(
            name: "A]p\\"p",  /* targets: [ /* ] */ */
            targets: [
                .target(name: "A", exclude: [\"\"\"
                    ]
                    \"\"\"]),  // ]
            ])
        """),
      """
      // Package(targets: [])
      let text = "Package(targets: []) \\" ["
      let package = Package(
          name: "A]p\\"p",  /* targets: [ /* ] */ */
          targets: [
              .target(name: "A", exclude: [\"\"\"
                  ]
                  \"\"\"]),  // ]
              .target(
                  name: "New"),
          ])
      """)
  }

  func testAnEmptyArrayAndALineOfTheirOwn() {
    XCTAssertEqual(
      extended("let package = Package(name: \"App\", targets: [])"),
      """
      let package = Package(name: "App", targets: [
        .target(
          name: "New")
      ])
      """)
  }

  func testAMissingArgumentHasItsPlace() {
    XCTAssertEqual(
      extended(
        """
        let package = Package(
          name: "App",
          swiftLanguageModes: [.v6]
        )
        """),
      """
      let package = Package(
        name: "App",
        targets: [
          .target(
            name: "New")
        ],
        swiftLanguageModes: [.v6]
      )
      """)
    XCTAssertEqual(
      extended(
        """
        let package = Package(
          name: "App"
        )
        """),
      """
      let package = Package(
        name: "App",
        targets: [
          .target(
            name: "New")
        ]
      )
      """)
  }

  func testWhatIsNotWrittenOutStays() {
    for text in [
      "let package = Package(name: \"App\", targets: made())", "let package = make()",
      "let package = Package(name: \"App\", targets: [", "",
    ] {
      var manifest = ManifestText(text)
      XCTAssertFalse(manifest.append([Self.target], to: "targets"), text)
      XCTAssertEqual(manifest.text, text)
    }
  }

  private static let target = """
    .target(
      name: "New")
    """

  private func extended(_ text: String) -> String {
    var manifest = ManifestText(text)
    XCTAssertTrue(manifest.append([Self.target], to: "targets"))
    return manifest.text
  }
}
