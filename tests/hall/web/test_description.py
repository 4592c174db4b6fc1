"""Requests made up from /openapi.json: whatever comes, the answer is one that it names, and never a 5xx."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.hall.serving import Serving
from wyrmhall.hall.authority import ROUTES

CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIBED = sorted(each for each in ROUTES if each[0] != "SOCKET" and each[1].startswith("/api/"))
# What has no body cannot be wrong.
CASES = [(*each, "positive") for each in DESCRIBED] + [(*each, "negative") for each in DESCRIBED if each[0] == "POST"]


@pytest.fixture(scope="session")
def described(hall: Serving) -> Any:
    return schemathesis.openapi.from_url(f"{hall.address}/openapi.json")


@pytest.mark.parametrize(("method", "path", "mode"), CASES, ids=[" ".join(case) for case in CASES])
def test_made_up_requests(hall: Serving, described: Any, method: str, path: str, mode: str) -> None:
    operation = described[path][method]
    headers = {"origin": hall.address, "cookie": hall.person().cookie()}
    cases = operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode))

    @given(case=cases)
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        answer = case.call(headers=headers)
        assert answer.status_code < 500, answer.content
        case.validate_response(answer, checks=CHECKS)

    ask()
