"""The command `foghorn`, and `python -m foghorn`."""

import sys


def main() -> int:
    """Run the command line and return the exit code; when interrupted while still loading, print no traceback."""
    try:
        from .cli.app import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
