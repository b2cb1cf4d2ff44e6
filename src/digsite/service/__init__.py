"""The office: matches, people, storage, dealing. It knows no HTTP."""
