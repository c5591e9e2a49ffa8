import Testing
import XCTest

extension RunningTest {
  /// Reports a finding as an issue of the test, at the place of the assertion.
  func record(_ finding: Finding, at site: CallSite) {
    switch self {
    case .swiftTesting: recordInSwiftTesting(finding, at: SourceLocation(site))
    case .xcTest(let testCase): testCase.record(finding, at: site)
    }
  }

  private func recordInSwiftTesting(_ finding: Finding, at location: SourceLocation) {
    let comment = Comment(rawValue: finding.text)
    switch finding.weight {
    case .failure: Issue.record(comment, sourceLocation: location)
    case .warning: Issue.record(comment, severity: .warning, sourceLocation: location)
    case .known(let reason):
      withKnownIssue(Comment(rawValue: reason), sourceLocation: location) {
        _ = Issue.record(comment, sourceLocation: location)
      }
    }
    if let picture = finding.picture {
      Attachment.record(picture.svg, named: picture.name, sourceLocation: location)
    }
  }
}

extension SourceLocation {
  fileprivate init(_ site: CallSite) {
    self.init(
      fileID: String(describing: site.fileID), filePath: String(describing: site.filePath),
      line: Int(site.line), column: Int(site.column))
  }
}

extension XCTestCase {
  fileprivate func record(_ finding: Finding, at site: CallSite) {
    #if canImport(Darwin)
      let issue = XCTIssue(
        type: .assertionFailure, compactDescription: finding.headline,
        detailedDescription: finding.text,
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(
            filePath: String(describing: site.filePath), lineNumber: Int(site.line))),
        attachments: finding.picture.map { [$0.attachment] } ?? [])
      switch finding.weight {
      case .failure: record(issue)
      case .warning: finding.printLine(at: site)
      case .known(let reason): XCTExpectFailure(reason) { record(issue) }
      }
    #else
      switch finding.weight {
      case .failure:
        recordFailure(
          withDescription: finding.text, inFile: String(describing: site.filePath),
          atLine: Int(site.line), expected: true)
      // XCTest has nothing lighter than a failure here; it prints to the standard output too.
      case .warning, .known: finding.printLine(at: site)
      }
    #endif
  }
}

extension Finding {
  /// Says what is not a failure on a line of its own.
  fileprivate func printLine(at site: CallSite) {
    let place = "\(site.filePath):\(site.line)"
    switch weight {
    case .failure: break
    case .warning: print("\(place): warning: \(headline)")
    case .known(let reason): print("\(place): known: \(headline): \(reason)")
    }
  }
}

#if canImport(Darwin)
  extension TracePicture {
    fileprivate var attachment: XCTAttachment {
      let attachment = XCTAttachment(
        data: Data(svg.utf8), uniformTypeIdentifier: "public.svg-image")
      attachment.name = name
      attachment.lifetime = .keepAlways
      return attachment
    }
  }
#endif
