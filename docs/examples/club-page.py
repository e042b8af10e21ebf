"""Keeps a page of a club's website up to date: the deals that its teachers have published. It is written again whenever a webhook
reports a change, and once at the start, in case something was missed.

    WEBHOOK_SECRET=whsec_… DEALBOOK_API_KEY=dbk_… python3 docs/examples/club-page.py page.html

The webhook needs the kinds deal.published and deal.withdrawn, and the API key the scope deals:read.
"""
import base64, hashlib, hmac, html, json, os, sys, threading, time, urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SERVICE = os.environ.get("DEALBOOK_URL", "http://127.0.0.1:3000")
KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
changed = threading.Event()
changed.set()

def is_genuine(headers, body):
    if abs(time.time() - int(headers.get("webhook-timestamp", 0))) > 300:
        return False
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, one) for one in headers.get("webhook-signature", "").split(" "))

def write_page(path):
    query = "sharing=public&lifecycle=active&sort=-publishedAt&pageSize=20"
    headers = {"X-API-Key": os.environ["DEALBOOK_API_KEY"]}
    request = urllib.request.Request(f"{SERVICE}/api/deals?{query}", headers=headers)
    with urllib.request.urlopen(request) as response:
        deals = json.load(response)["deals"]
    items = "".join(f"<li>{html.escape(deal['title'])}</li>" for deal in deals)
    with open(path + ".new", "w", encoding="utf-8") as page:
        page.write(f"<!doctype html><title>New deals</title><ul>{items}</ul>\n")
    os.replace(path + ".new", path)  # visitors never see half a page

def keep_up_to_date(path):
    while changed.wait():
        changed.clear()  # before reading, so that what happens meanwhile is not lost; many events make one page
        try:
            write_page(path)
        except OSError as error:
            print(error, file=sys.stderr)
            time.sleep(5)
            changed.set()

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        if genuine:
            changed.set()  # answer at once, work later: the service waits for ten seconds at most
        self.send_response(204 if genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass

threading.Thread(target=keep_up_to_date, args=[sys.argv[1]], daemon=True).start()
ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
