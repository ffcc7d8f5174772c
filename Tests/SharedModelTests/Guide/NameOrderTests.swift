import Foundation
import SharedModel
import Testing

struct NameOrderTests {
  private func sorted(_ names: [String], locale: Locale = NameOrder.defaultLocale) -> [String] {
    NameOrder(locale: locale).sorted(names, name: \.self, id: \.self)
  }

  @Test("Plain names sort the same with or without accented ones")
  func plainAndAccented() {
    let plain = ["A Brasileira", "Alfama", "a10", "A2", "alto 9", "Alto", "1 de Maio", "Zoo"]
    let inPlainCompany = sorted(plain)
    let inMixedCompany = sorted(plain + ["Ávila", "Ânimo"]).filter(plain.contains)
    #expect(inPlainCompany == inMixedCompany)
    let collated = plain.sorted {
      $0.compare($1, options: .caseInsensitive, locale: NameOrder.defaultLocale) == .orderedAscending
    }
    #expect(inPlainCompany == collated)
  }

  @Test("The locale decides the order of letters")
  func locale() {
    #expect(sorted(["Zoo", "Ärla"]) == ["Ärla", "Zoo"])
    #expect(sorted(["Zoo", "Ärla"], locale: Locale(identifier: "sv_SE")) == ["Zoo", "Ärla"])
  }
}
