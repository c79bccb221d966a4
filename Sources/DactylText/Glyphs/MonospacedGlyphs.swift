extension GlyphSource {
  /// The letters that differ where all letters are equally wide: with feet, where they would be lost in their room.
  static let monospacedSmall = """
    i t36t M4,50 L19,50 L19,0 M0,0 L38,0 D19,65.5
    ı t36t M4,50 L19,50 L19,0 M0,0 L38,0
    j t28t M4,50 L24,50 L24,-7 v10,-20 L2,-20 D24,65.5
    ȷ t28t M4,50 L24,50 L24,-7 v10,-20 L2,-20
    l t36t M2,73 L17,73 L17,14 v31,0 L37,0
    r t34t M0,50 L11,50 L11,0 M0,0 L24,0 w55 M11,27 w92 v29,51 w100 C33,51 36,50 38,47.5
    f t36t M14,0 L14,57 v28,73 L36,73 M0,46 L34,46
    t t34t M12,65 L12,14 v26,0 L36,0 M0,50 L35,50
    ŧ t34t M12,65 L12,14 v26,0 L36,0 M0,50 L35,50 M0,28 L32,28
    ł t36t M2,73 L17,73 L17,14 v31,0 L37,0 w90 M4,27 L31,46
    ſ t30t M10,0 L10,57 v24,73 L32,73
    і t36t M4,50 L19,50 L19,0 M0,0 L38,0 D19,65.5
    ј t28t M4,50 L24,50 L24,-7 v10,-20 L2,-20 D24,65.5
    ι t30t M6,50 L14,50 L14,14 C14,4 18,0 28,0
    """

  static let monospacedCapitals = """
    I t34t M0,70 L36,70 M18,70 L18,0 M0,0 L36,0
    І t34t M0,70 L36,70 M18,70 L18,0 M0,0 L36,0
    Ι t34t M0,70 L36,70 M18,70 L18,0 M0,0 L36,0
    0 t40t O20,35 20,36 w90 D20,35
    1 t40t M4,58 L21,70 L21,0 M2,0 L40,0
    """
}
