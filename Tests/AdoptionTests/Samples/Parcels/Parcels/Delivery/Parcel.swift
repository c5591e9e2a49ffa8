import Foundation

struct ParcelID: Hashable, Codable { let number: Int }

struct Parcel: Codable {
    let id: ParcelID
    let title: String
}
