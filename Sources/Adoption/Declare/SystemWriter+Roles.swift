#if Adopt
extension SystemWriter {
  /// The classes of coordinators that can be made, generic ones in each form that the app names, each
  /// with a role of its own.
  var roles: [(name: String, form: String, role: String)] {
    var taken: Set<String> = []
    let names = findings.names(.coordinator).filter { name in
      guard let type = project.type(name), type.kind == .class, slice.kept.contains(type.id),
        !type.isPrivate
      else { return false }
      return !findings.names(.coordinator).contains {
        project.ancestors(of: $0).contains(name)
      }
    }
    return names.flatMap { name in
      let forms = forms(of: name)
      return forms.map { form in
        var role = forms.count == 1 ? Self.role(of: name) : Self.role(ofForm: form, of: name)
        while !taken.insert(role).inserted { role += "2" }
        return (name, form, role)
      }
    }
  }

  /// The classes that have roles, sorted.
  var classes: [String] { Set(roles.map(\.name)).sorted() }

  /// The forms in which a class is declared.
  private func forms(of name: String) -> [String] {
    guard project.type(name)?.group?.hasGenerics == true else { return [name] }
    // What is made by itself is called by its name alone.
    return entry.kind == .coordinator ? [] : project.generics.forms(of: name, in: project)
  }

  /// The role of a generic class in one of several forms: `book` of `Coordinator<Book>`, and `bookRouter` of
  /// `Router<Book>`.
  private static func role(ofForm form: String, of name: String) -> String {
    let arguments = form.dropFirst(name.count).split { !$0.isLetter && !$0.isNumber }
    let words = arguments + (name == "Coordinator" ? [] : [Substring(role(of: name))])
    return
      (words.prefix(1).map { $0.prefix(1).lowercased() + $0.dropFirst() }
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
  }

  /// The role of a class by its name: `inbox` of `InboxCoordinator`.
  static func role(of name: String) -> String {
    let word = name.replacing("FlowCoordinator", with: "").replacing("Coordinator", with: "")
    return word.isEmpty
      ? name.prefix(1).lowercased() + name.dropFirst()
      : word.prefix(1).lowercased() + word.dropFirst()
  }
}
#endif
