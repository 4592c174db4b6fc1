"""Structure into sentences: Fluent catalogues, and the speaker that fills them in for one viewer."""
