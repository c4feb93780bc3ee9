"""The command `foghorn`, and `python -m foghorn`."""

import sys


def main() -> int:
    """Run the command line; the exit code. Stopped while it is still being loaded, it ends without a word."""
    try:
        from .cli.app import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
