import Foundation

// Draws the samples' pictures: swift run -c release MakeAssets [FOLDER]
let folder = PictureFolder(path: CommandLine.arguments.dropFirst().first ?? "Assets/Images")
do {
  for picture in Picture.all {
    try folder.write(picture)
    print("\(folder.path)/\(picture.name)")
  }
} catch {
  FileHandle.standardError.write(Data("MakeAssets: \(error)\n".utf8))
  exit(1)
}
