"""The hall under load, beside a boardgame.io server."""
