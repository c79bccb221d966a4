/// The words of which mails are made.
enum MailWords {
  static let firstNames = [
    "Ada", "Bela", "Cem", "Dora", "Emil", "Frida", "Goran", "Hana", "Ivo", "Jana", "Kofi", "Lena", "Milo", "Nora",
    "Otto", "Pia", "Quinn", "Rosa", "Sami", "Tove", "Uma", "Vito", "Wanda", "Yusuf", "Zoe",
  ]
  static let lastNames = [
    "Adler", "Berg", "Costa", "Dahl", "Eskola", "Fabre", "Gruber", "Holm", "Ito", "Jansen", "Keller", "Lund", "Moreau",
    "Novak", "Okoye", "Petit", "Rossi", "Silva", "Tanaka", "Urban", "Vega", "Weiss",
  ]
  static let places = [
    "Lisbon", "Bergen", "Kyoto", "Turin", "Ghent", "Oaxaca", "Tartu", "Lagos", "Perth", "Quito", "Riga", "Split",
  ]
  static let subjects = [
    "The tickets to *", "Pictures from *", "Lunch on Thursday?", "Minutes of the meeting", "A question about your plan",
    "Your order is on its way to *", "Greetings from *", "Re: the tomatoes", "The recipe you asked for",
    "Draft, third try",
    "Who takes the dog?", "Room booked in *", "Invoice for the * trip", "The bike is fixed", "Choir rehearsal moved",
    "Keys under the flower pot", "A map of *, and where we met", "Train to * is late", "Notes for the talk",
    "Happy birthday!", "Reading group: next book", "Receipt from the garden shop", "Weekend in *", "Nothing important",
  ]
  static let greetings = ["Hello", "Hi there", "Good morning", "Dear all", "Hello again", "Good evening"]
  static let endings = ["See you soon", "All the best", "Yours", "Take care", "Many thanks", "Until then"]
  static let sentences = [
    "I have put everything we talked about into one list, so that nothing gets lost.",
    "The weather was better than anyone had hoped, and we stayed until it was dark.",
    "Could you have a look at the second page before Friday?",
    "The train leaves at a quarter past nine, so let us meet in front of the station.",
    "It turns out that the old lamp still works.", "There is no hurry at all.",
    "My sister says that she would love to come along, if there is still a place.",
    "I am afraid the numbers in the last column do not add up.",
    "The tomatoes are nearly ripe, and there are far more than we can eat.",
    "Bring a warm coat: evenings by the water get cold.", "Let me know what you think.",
    "We found a small house at the end of the road with a view over the whole bay.",
    "The third draft is shorter, and I think it says more.",
    "Somebody left a blue umbrella here; is it yours?", "The parcel should be with you by Monday.",
    "If the date does not suit you, any other day of that week is fine for me.",
    "I will bring bread and cheese, and Milo takes care of the rest.", "Thank you for the pictures!",
    "The neighbours have a piano now, and somebody in that house practises a lot.",
    "You were right about the shorter way, which saved us almost an hour.",
    "Please keep the receipt, since the shop asks for it when something does not fit.",
    "The meeting was moved to the large room, because more people want to come.",
  ]
}
