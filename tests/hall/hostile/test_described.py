"""The interface is what its description says, whatever it is asked."""

from __future__ import annotations

from pathlib import Path

from tests.hall.hostile.described import ask_everything
from tests.hall.hostile.siege import PATIENT, stumbles
from tests.hall.serving import serving


def test_no_request_makes_the_hall_stumble(tmp_path: Path) -> None:
    with serving(tmp_path / "hall", *PATIENT) as hall:
        found = ask_everything(hall, tmp_path, 8)
        assert found.failures == 0, found.told
        assert found.requests > 400
        assert stumbles(hall) == []
        assert hall.stop() == 0
