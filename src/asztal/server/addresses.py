"""The addresses of a server that listens everywhere: for a browser on its machine, and for others in its network."""

import socket

from asztal.server.config import Config


def _everywhere(config: Config) -> bool:
    return config.host in ("0.0.0.0", "::")


def local_address(config: Config) -> str:
    """The address for a browser on this machine."""
    return f"http://{'127.0.0.1' if _everywhere(config) else config.host}:{config.port}"


def network_address(config: Config) -> str:
    """The address for others in the same network; empty where there is none."""
    if not _everywhere(config):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only chooses which of its addresses it uses
        except OSError:
            return ""
        own = probe.getsockname()[0]
    return "" if own.startswith("127.") else f"http://{own}:{config.port}"
