"""The process: settings, the application, logs, figures, and how it stops."""
