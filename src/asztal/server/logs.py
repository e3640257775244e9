"""Logs for people or for programs, by one setting."""

import logging

import structlog

from asztal.server.config import Config


def set_up_logs(config: Config) -> None:
    """Send our own lines and those of libraries to standard error in one format."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if config.log == "json"
        # The values of variables, which a rich traceback shows, may be somebody's cards or link.
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    errors = [structlog.processors.format_exc_info] if config.log == "json" else []
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *errors, last],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("procrastinate", "uvicorn", "asztal.server.measured"):  # the last: SQLAlchemy, of our pool
        logging.getLogger(name).setLevel(logging.WARNING)
    # How a job ended is said with its table and seat; what failed is logged by whoever carries it out.
    logging.getLogger("procrastinate.worker").addFilter(lambda record: getattr(record, "action", "") != "job_error")
