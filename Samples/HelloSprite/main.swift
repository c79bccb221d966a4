print("HelloSprite")
