import Testing

@testable import VerifierCommands

/// Where elements go in the text of a manifest.
@Suite struct ManifestTextTests {
  @Test func afterTheLastElement() {
    #expect(
      extended(
        """
        let package = Package(
          name: "App",
          targets: [
            .target(name: "App")  // the app
          ]
        )
        """) == """
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

  @Test func aBracketInAStringOrACommentIsNone() {
    #expect(
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
        """) == """
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

  @Test func anEmptyArrayAndALineOfTheirOwn() {
    #expect(
      extended("let package = Package(name: \"App\", targets: [])") == """
        let package = Package(name: "App", targets: [
          .target(
            name: "New")
        ])
        """)
  }

  @Test func aMissingArgumentHasItsPlace() {
    #expect(
      extended(
        """
        let package = Package(
          name: "App",
          swiftLanguageModes: [.v6]
        )
        """) == """
          let package = Package(
            name: "App",
            targets: [
              .target(
                name: "New")
            ],
            swiftLanguageModes: [.v6]
          )
          """)
    #expect(
      extended(
        """
        let package = Package(
          name: "App"
        )
        """) == """
          let package = Package(
            name: "App",
            targets: [
              .target(
                name: "New")
            ]
          )
          """)
  }

  @Test func whatIsNotWrittenOutStays() {
    for text in [
      "let package = Package(name: \"App\", targets: made())", "let package = make()",
      "let package = Package(name: \"App\", targets: [", "",
    ] {
      var manifest = ManifestText(text)
      let isAppended = manifest.append([Self.target], to: "targets")
      #expect(!isAppended, "\(text)")
      #expect(manifest.text == text)
    }
  }

  private static let target = """
    .target(
      name: "New")
    """

  private func extended(_ text: String) -> String {
    var manifest = ManifestText(text)
    let isAppended = manifest.append([Self.target], to: "targets")
    #expect(isAppended)
    return manifest.text
  }
}
