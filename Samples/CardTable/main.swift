print("CardTable")
