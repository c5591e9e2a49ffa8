"""The errors of Ray."""


class RayError(Exception):
    """The error of a call that Ray could not finish."""
