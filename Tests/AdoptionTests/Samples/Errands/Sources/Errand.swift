import VaultKit

struct Errand {
    let title: String
    let isDone: Bool
    var note: String?
}

extension Errand {
    init(from record: Record<String>) {
        self.init(title: record.value, isDone: false)
    }
}

final class Clock {
    func strike() {}
}

struct ErrandStore {
    let vault: Vault
    init(in vault: Vault) { self.vault = vault }
}
