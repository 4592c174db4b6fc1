"""python -m wyrmhall"""

from wyrmhall.cli import main

main()
