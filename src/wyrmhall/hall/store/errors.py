"""What can go wrong with the storage, each with a stable code."""

from __future__ import annotations

from wyrmhall.kernel.errors import WyrmhallError


class StoreFailure(WyrmhallError):
    """The database does not do what it was asked to: no room, gone away, damaged, not ours."""

    code = "store_failure"


class CannotOpen(StoreFailure):
    """The database cannot be used as it is; the message says why and what to do."""

    code = "cannot_open"


class NotSaved(StoreFailure):
    """Nothing was changed: the disk is full or the database is away.  The same may work later."""

    code = "not_saved"


class Unstorable(NotSaved):
    """The fault lies in what was to be saved, not in the database: trying again will not help."""


class BadLog(StoreFailure):
    """The log of one table is damaged.  The words say what is lost or broken, and never what was written there."""

    code = "bad_log"


class BadBackup(StoreFailure):
    """A file that is no backup of a hall, or one that cannot be restored here."""

    code = "bad_backup"
