import CSDL2
import Dactyl
