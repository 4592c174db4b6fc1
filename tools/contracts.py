"""A contract for import-linter (pyproject.toml): packages that import nothing but the standard library and Wyrmhall."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    packages: Any = fields.ListField(subfield=fields.StringField())
    optional: Any = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        ours = {module for package in self.packages for module in {package} | graph.find_descendants(package)}
        foreign = {
            f"{module} -> {imported}"
            for module in ours
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.split(".")[0] not in sys.stdlib_module_names | {"wyrmhall"}
        } - set(self.optional or ())
        return ContractCheck(kept=not foreign, metadata={"foreign": sorted(foreign)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["foreign"]:
            output.print_error(line)
