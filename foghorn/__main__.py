"""`python -m foghorn`."""

from .cli.app import main

main()
