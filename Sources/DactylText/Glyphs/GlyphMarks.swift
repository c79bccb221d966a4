extension GlyphSource {
  /// The marks that are put on letters, around the middle of the letter, at the height for an x.
  static let marks = """
    \u{300} n0n w85 M-7,70 L4,59
    \u{301} n0n w85 M7,70 L-4,59
    \u{302} n0n w80 M-10,59 L0,69 L10,59
    \u{303} n0n w80 M-11.5,60 C-10,66 -7,67.5 -4,66 C-1,64.5 1,62 4,61 C7,60 10,61.5 11.5,67.5
    \u{304} n0n w85 M-10,63.5 L10,63.5
    \u{306} n0n w80 M-10,69 C-9,62.5 -5,60 0,60 C5,60 9,62.5 10,69
    \u{307} n0n w92 D0,64.5
    \u{308} n0n w88 D-9,64.5 D9,64.5
    \u{309} n0n w75 M-5,68 C-4,71 -1,72.5 2,71.5 C5.5,70.5 6,66.5 3,64.5 C1,63 0,62 0,58.5
    \u{30A} n0n w70 O0,66 6.5,6.5
    \u{30B} n0n w80 M-1,70 L-9,59 M11,70 L3,59
    \u{30C} n0n w80 M-10,69 L0,59 L10,69
    \u{31B} n0n w75 M-2,47 C4,47 8,50 8,57
    \u{323} n0n w92 D0,-12
    \u{326} n0n w85 M2,-8 L-2,-19
    \u{327} n0n w75 M1,0 L-1,-7 C6,-7 8,-10 7.5,-14 C7,-19 0,-20.5 -7,-18.5
    \u{328} n0n w75 M0,1 C-8,-6 -9,-12 -6,-16 C-4,-18.5 0,-19 4,-18
    \u{331} n0n w85 M-10,-12 L10,-12
    \u{312} n0n w90 M-1,72 L1,59
    \u{342} n0n @\u{303}
    \u{384} n0n w85 M4,71 L-1,58
    \u{385} n0n w80 M3,72 L-1,60 w85 D-12,65 D12,65
    \u{315} n0n w90 M5,73 L1,57
    """

  /// Which letters have which mark: the letter with it, and without. The letters of a line's second part have it at the
  /// height of capitals.
  static let marked = """
    300 ÀA ÈE ÌI ÒO ÙU ǸN ẀW ỲY àa èe ìı òo ùu ǹn ẁw ỳy ЀЕ ѐе ЍИ ѝи ẦÂ ầâ ỀÊ ềê ỒÔ ồô ẰĂ ằă ỜƠ ờơ ỪƯ ừư
    301 ÁA ÉE ÍI ÓO ÚU ÝY ĆC ĹL ŃN ŔR ŚS ŹZ ǴG ḰK ẂW áa ée íı óo úu ýy ćc ńn ŕr śs źz ǵg ẃw ḱk ĺl ЃГ ЌК ѓг ќк
    301 ẤÂ ấâ ẾÊ ếê ỐÔ ốô ẮĂ ắă ỚƠ ớơ ỨƯ ứư ǾØ ǿø ǼÆ ǽæ ǺÅ ǻå
    302 ÂA ÊE ÎI ÔO ÛU ĈC ĜG ĤH ĴJ ŜS ŴW ŶY ẐZ âa êe îı ôo ûu ĉc ĝg ĥh ĵȷ ŝs ŵw ŷy ẑz
    303 ÃA ÑN ÕO ĨI ŨU ẼE ỸY ãa ñn õo ĩı ũu ẽe ỹy ẪÂ ẫâ ỄÊ ễê ỖÔ ỗô ẴĂ ẵă ỠƠ ỡơ ỮƯ ữư
    304 ĀA ĒE ĪI ŌO ŪU ȲY āa ēe īı ōo ūu ȳy ӢИ ӣи ӮУ ӯу ǢÆ ǣæ
    306 ĂA ĔE ĞG ĬI ŎO ŬU ăa ĕe ğg ĭı ŏo ŭu ЙИ йи ЎУ ўу ӐА ӑа ӁЖ ӂж
    307 ĊC ĖE ĠG İI ŻZ ḂB ḊD ḞF ṀM ṖP ṠS ṪT ċc ėe ġg żz ḃb ḋd ḟf ṁm ṗp ṡs ṫt ẎY ẏy
    308 ÄA ËE ÏI ÖO ÜU ŸY ẄW äa ëe ïı öo üu ÿy ẅw ЁЕ ёе ЇІ їі ΪΙ ϊι ΫΥ ϋυ ӒА ӓа ӦО ӧо ӰУ ӱу ӸЫ ӹы ӜЖ ӝж ӞЗ ӟз ӤИ ӥи
    309 ẢA ẺE ỈI ỎO ỦU ỶY ảa ẻe ỉı ỏo ủu ỷy ẨÂ ẩâ ỂÊ ểê ỔÔ ổô ẲĂ ẳă ỞƠ ởơ ỬƯ ửư
    30A ÅA ŮU åa ůu
    30B ŐO ŰU őo űu ӲУ ӳу
    30C ČC ĎD ĚE ŇN ŘR ŠS ŤT ŽZ ǍA ǏI ǑO ǓU ǦG ǨK čc ěe ňn řr šs žz ǎa ǐı ǒo ǔu ǧg ǩk ǰȷ
    315 ďd ťt ľl ĽL
    323 ẠA ẸE ỊI ỌO ỤU ỴY ḌD ḤH ḲK ḶL ṂM ṆN ṚR ṢS ṬT ẈW ẒZ ạa ẹe ịi ọo ụu ỵy ḍd ḥh ḳk ḷl ṃm ṇn ṛr ṣs ṭt ẉw ẓz
    323 ẬÂ ậâ ỆÊ ệê ỘÔ ộô ẶĂ ặă ỢƠ ợơ ỰƯ ựư
    312 ģg
    326 ȘS ȚT șs țt ĢG ĶK ĻL ŅN ŖR ķk ļl ņn ŗr
    327 ÇC ŞS ŢT ȨE ḐD çc şs ţt ȩe ḑd
    328 ĄA ĘE ĮI ŲU ǪO ąa ęe įi ųu ǫo
    331 ḎD ḴK ḺL ṈN ṞR ṮT ẔZ ḏd ḵk ḻl ṉn ṟr ṯt ẕz
    384 άα έε ήη ίι όο ύυ ώω
    385 ΐι ΰυ
    """

  /// Letters that look like others: each after the one that it looks like.
  static let alike = """
    AΑ BΒ EΕ ZΖ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ YΥ XΧ oο AА BВ EЕ KК MМ HН OО PР CС TТ XХ SЅ IІ JЈ aа eе oо pр cс xх yу sѕ iі jј
    ΓГ ΠП κк ÐĐ IӀ lӏ ƏӘ əә hһ HҺ μ\u{B5} Ω\u{2126} K\u{212A} Å\u{212B} Δ\u{2206} Π\u{220F} Σ\u{2211} Ə\u{18F} -\u{2010} -\u{2011}
    ;\u{37E} ·\u{387} ·\u{2219} /\u{2044} /\u{2215} –\u{2212} –\u{2012} —\u{2015} '\u{2BC} ·\u{30FB} ☓✕ ✗✘ ✓✔ ◯○
    """
}
