import MarkdownUI
import SwiftUI

struct NoteView: View {
    let id: Int
    @State private var isEditing = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Markdown("# Note \(id)").onTapGesture { isEditing.toggle() }
    }
}

struct SettingsView: View {
    var body: some View { Form { Toggle("Dark", isOn: .constant(true)) } }
}

struct ComposerView: View {
    let onSave: () -> Void
    var body: some View { Button("Save", action: onSave) }
}
