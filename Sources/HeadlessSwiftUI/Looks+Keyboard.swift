/// The keyboards for kinds of text, by the names that UIKit has for them.
public enum KeyboardLook: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// The ways in which a keyboard writes capital letters, by the names that UIKit has for them.
public enum AutocapitalizationLook: Sendable { case none, words, sentences, allCharacters }

/// The meanings of text for who fills it in, by the names that UIKit has for them.
public enum TextContentLook: Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle,
    organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2,
    addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode,
    telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword,
    oneTimeCode, shipmentTrackingNumber, flightNumber, dateTime, birthdate
}

// These modifiers only affect how text is typed. They compile and change nothing.
extension View {
  /// Sets the keyboard for what is typed.
  @_disfavoredOverload
  public nonisolated func keyboardType(_ type: KeyboardLook) -> some View { self }

  /// Sets how a keyboard writes capital letters.
  @_disfavoredOverload
  public nonisolated func autocapitalization(_ style: AutocapitalizationLook) -> some View { self }

  /// Sets the meaning of text for who fills it in.
  @_disfavoredOverload
  public nonisolated func textContentType(_ textContentType: TextContentLook?) -> some View { self }
}
