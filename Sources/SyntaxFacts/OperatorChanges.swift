/// What each operator of Swift's library is replaced with in a mutant.
enum OperatorChanges {
  static let contraries = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
  ]
  static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  static let booleans = ["&&": "||", "||": "&&"]
  static let arithmetic = ["+": "-", "-": "+", "*": "/", "/": "*", "%": "*"]
  static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]
}
