"""Reads the contract and responses as JSON, and prints each response that its schema does not allow."""

import json
import sys

from jsonschema import Draft202012Validator

received = json.load(sys.stdin)
for response in received["responses"]:
    schema = {**response["schema"], "components": received["components"]}
    validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    for error in validator.iter_errors(response["body"]):
        print(response["name"], error.json_path, error.message)
