"""Imports a file of boards, makes a collection of them, opens its public link, and reads it back as a student does.

    DEALBOOK_TOKEN=… python3 docs/examples/share-boards.py boards.pbn
"""
import json, os, sys, urllib.error, urllib.request, uuid

SERVICE = os.environ.get("DEALBOOK_URL", "http://127.0.0.1:3000")
TEACHER = {"Authorization": f"Bearer {os.environ['DEALBOOK_TOKEN']}"}

def call(method, path, body=None, media_type="application/json", **headers):
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    headers |= {} if body is None else {"Content-Type": media_type}
    headers |= {"Idempotency-Key": str(uuid.uuid4())} if method == "POST" else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(SERVICE + path, content, headers, method=method)) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        error = json.load(refusal)
        sys.exit(f"{method} {path}: {refusal.code} {error['code']}: {error['message']}")

file = sys.argv[1]
media_type = "application/x-lin" if file.endswith(".lin") else "application/x-pbn"
call("GET", "/accounts/me", **TEACHER)  # the first call with a token creates the account
report = call("POST", "/deals/import", open(file, "rb").read(), media_type, **TEACHER)
for record in report["rejected"]:
    print(f"{file}:{record['line']}: {record['message']}", file=sys.stderr)
collection = call("POST", "/collections", {"title": "Tonight's boards", "dealIds": report["ids"]}, **TEACHER)
link = call("PUT", f"/collections/{collection['id']}/public-link", **TEACHER)
lesson = call("GET", f"/public/collections/{link['publicToken']}")  # a student needs no token
for deal in lesson["deals"]:
    print(f"Board {deal['boardNumber']}: {deal['dealer']} deals, {deal['vulnerability']} vulnerable")
