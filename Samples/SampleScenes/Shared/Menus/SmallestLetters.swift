/// The least size of the letters in the samples, in points, except where there is no room at all.
let smallestLetters: Float = 11
