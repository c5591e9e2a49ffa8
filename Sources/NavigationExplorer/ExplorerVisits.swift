#if Explorer
  import FlyingFox
  import Foundation

  /// The visits of browsers, as requests of an explorer.
  struct ExplorerVisits: Sendable {
    let admission: Admission
    let line: RequestLine

    /// The size of the longest request, in bytes: a trace has some thousand steps at most.
    private static let longestRequest = 1 << 20

    /// Returns the response to a request.
    func response(to request: HTTPRequest) async -> HTTPResponse {
      do {
        return response(await line.answer(to: try await understood(request)))
      } catch let error as Refused {
        return response(.refused(error.reason, error.words))
      } catch {
        return response(.refused(.malformed, "\(error)"))
      }
    }

    private func understood(_ request: HTTPRequest) async throws -> ExplorerRequest {
      let path: String
      do {
        path = try admission.path(request.path) { request.headers[HTTPHeader($0)] }
      } catch {
        throw Refused(reason: .forbidden, words: error.reason)
      }
      switch (request.method, path) {
      case (.GET, ""): return .page(form(of: request))
      case (.GET, "build"): return .build
      case (.POST, "run"): return .run(form(of: request), try await details(of: request))
      case (.POST, "trap"): return .trap(form(of: request), try await details(of: request))
      case (.POST, "explore"): return .explore(form(of: request), try await details(of: request))
      case (.POST, "open"): return .open(try await details(of: request))
      default: throw Refused(reason: .absent, words: .nothing(request.method.rawValue, path))
      }
    }

    /// The form that the query names: `without` for each repair that is left out, empty for none.
    private func form(of request: HTTPRequest) -> ExplorerForm {
      let named = request.query.filter { $0.name == "without" }.map(\.value)
      return ExplorerForm(leftOut: named.isEmpty ? nil : named.filter { !$0.isEmpty })
    }

    private func details<Details: Decodable>(of request: HTTPRequest) async throws -> Details {
      guard let size = request.bodySequence.count, size <= Self.longestRequest else {
        throw Refused(reason: .tooLong, words: .tooLong(Self.longestRequest))
      }
      do {
        return try JSONDecoder().decode(Details.self, from: try await request.bodyData)
      } catch {
        throw Refused(reason: .malformed, words: .notUnderstood)
      }
    }

    private func response(_ answer: ExplorerAnswer) -> HTTPResponse {
      switch answer {
      case .page(let text): response(.ok, "text/html; charset=utf-8", Data(text.utf8))
      case .news(let data): response(.ok, "application/json", data)
      case .refused(let reason, let words):
        response(reason.status, "text/plain; charset=utf-8", Data((words + "\n").utf8))
      }
    }

    private func response(
      _ status: HTTPStatusCode, _ type: String, _ body: Data
    ) -> HTTPResponse {
      HTTPResponse(
        statusCode: status,
        headers: [
          .contentType: type, HTTPHeader("Cache-Control"): "no-store",
          HTTPHeader("X-Content-Type-Options"): "nosniff",
          HTTPHeader("Referrer-Policy"): "no-referrer",
          // The page has a policy of its own; this keeps it out of other pages.
          HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
          HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ], body: body)
    }
  }

  /// A request that is not answered, and why.
  private struct Refused: Error {
    let reason: ExplorerAnswer.Refusal
    let words: String
  }

  extension ExplorerAnswer.Refusal {
    fileprivate var status: HTTPStatusCode {
      switch self {
      case .malformed: .badRequest
      case .forbidden: .forbidden
      case .absent: .notFound
      case .tooLong: .payloadTooLarge
      case .failed: .internalServerError
      }
    }
  }

  extension String {
    fileprivate static func nothing(_ method: String, _ path: String) -> String {
      "There is nothing for \(method) at '\(path)'."
    }

    fileprivate static func tooLong(_ bytes: Int) -> String {
      "A request needs a length of \(bytes) bytes at most."
    }

    fileprivate static let notUnderstood =
      "The request is not the JSON that the page sends."
  }
#endif
