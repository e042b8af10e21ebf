"""Receives events from a webhook and verifies that Dealbook has sent them. It needs Python 3.9 or later, and no packages.

    WEBHOOK_SECRET=whsec_… python3 docs/examples/receive-events.py
"""
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()  # in a real receiver: the ids in your database

def is_genuine(headers, body):
    if abs(time.time() - int(headers.get("webhook-timestamp", 0))) > 300:
        return False  # an old message, sent again by somebody else
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")  # two while the secret is being changed
    return any(hmac.compare_digest(expected, one) for one in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        if genuine:
            event = json.loads(body)
            if event["id"] not in seen:  # the same event may come more than once
                print(event["type"], event["data"]["type"], event["data"]["id"], flush=True)
            seen.add(event["id"])
        self.send_response(204 if genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass

ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
