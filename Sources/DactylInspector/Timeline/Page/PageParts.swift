/// The texts of which every page is made: its elements, style and script.
enum PageParts {}
