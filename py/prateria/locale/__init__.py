"""The catalogues: bilingual PO files in the source, compiled by the build."""
