@_exported import Dactyl
