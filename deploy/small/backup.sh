#!/bin/sh
# Dumps the database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE name into a folder, and deletes dumps of more than 14 days:
# now, and from then on each night at three (UTC). With --once, only now.
set -u
# Dumps contain names and addresses.
umask 077
folder=${BACKUPS:-/backups}
days=14
hour=3

# A dump appears whole or not at all, and old ones are only deleted once there is a new one.
dump() {
  file=$folder/dealbook-$(date -u +%Y-%m-%dT%H%M%SZ).dump
  if pg_dump --format=custom --file="$file.partial" && mv "$file.partial" "$file"; then
    find "$folder" -maxdepth 1 -name 'dealbook-*.dump' -mtime +"$((days - 1))" -delete
    echo "$file"
  else
    rm -f "$file.partial"
    echo 'The backup failed; it is tried again in an hour.' >&2
    return 1
  fi
}

until_night() {
  now=$(date -u +%s)
  night=$((now - now % 86400 + hour * 3600))
  [ "$night" -gt "$now" ] || night=$((night + 86400))
  echo "$((night - now))"
}

if [ "${1:-}" = --once ]; then
  dump
  exit
fi
trap 'exit 0' TERM INT
while :; do
  if dump; then pause=$(until_night); else pause=3600; fi
  # In the background, so that the signal to stop is not kept waiting.
  sleep "$pause" &
  wait "$!"
done
