#!/usr/bin/env bash
# Replaces the instances of compose.yaml one after the other, without a failed request: nginx asks no instance how it is, so
# each is taken out of its list before it is stopped.
set -euo pipefail
cd "$(dirname "$0")/.."
instances=deploy/nginx/instances.conf

reload() {
  docker compose exec -T nginx nginx -c /etc/nginx/dealbook/nginx.conf -s reload
  sleep 2
}

docker compose build
docker compose run --rm --no-deps migrate
for instance in dealbook-1 dealbook-2 dealbook-3; do
  sed -i "/ $instance:/s/;/ down;/" "$instances"
  reload
  # Sends SIGTERM to the old one, starts the new one, and waits until it is healthy.
  docker compose up -d --no-deps --wait "$instance"
  sed -i "/ $instance:/s/ down;/;/" "$instances"
  reload
done
