/// Something to be done by the servers.
@MainActor
protocol Command: Sendable {
  associatedtype Answer: Sendable

  func execute(on backend: any Backend) async throws -> Answer
}

/// Signs in.
struct LoginCommand: Command {
  let email: String
  let password: String

  func execute(on backend: any Backend) async throws -> UserID { try await backend.logIn() }
}

/// Goes on in another school.
struct SwitchContextCommand: Command {
  func execute(on backend: any Backend) async throws -> ContextSwitched {
    try await backend.switchContext()
    return ContextSwitched()
  }
}

/// Uploads a material.
struct UploadMaterialCommand: Command {
  let materialId: MaterialID

  func execute(on backend: any Backend) async throws -> MaterialUploaded {
    try await backend.upload(materialId)
    return MaterialUploaded(materialId: materialId)
  }
}

/// Gives a material to a class.
struct AssignMaterialCommand: Command {
  let materialId: MaterialID

  func execute(on backend: any Backend) async throws -> MaterialAssigned {
    try await backend.assign(materialId)
    return MaterialAssigned(materialId: materialId)
  }
}

/// Hands an assessment in.
struct SubmitAssessmentCommand: Command {
  let assessmentId: AssessmentID

  func execute(on backend: any Backend) async throws -> AssessmentSubmitted {
    try await backend.submit(assessmentId)
    return AssessmentSubmitted(assessmentId: assessmentId)
  }
}
