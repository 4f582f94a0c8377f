#!/bin/sh
# Prints nginx's site and the page's settings from the variables, and serves them. Without a certificate it makes a
# self-signed one, so that certbot has a site to answer on.
set -eu
run=/run/banquete
host=${BANQUETE_ORIGINS#https://}
host=${host%%:*}
certificate=/etc/letsencrypt/live/$host
hsts=--hsts
if [ ! -e "$certificate/fullchain.pem" ]; then
  echo "There is no certificate of $host, so browsers will warn: docs/deploying.md#by-compose" >&2
  certificate=$run/certificate
  hsts=--no-hsts
  mkdir -p "$certificate"
  openssl req -x509 -days 90 -nodes -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -keyout "$certificate/privkey.pem" -out "$certificate/fullchain.pem" 2>/dev/null
fi
node tooling/src/commands/runtime.ts >$run/runtime.json
node tooling/src/commands/nginx.ts --api "$BANQUETE_API" --certificate "$certificate" $hsts --listen 0.0.0.0 \
  --http-port "${BANQUETE_HTTP_PORT:-80}" --log /dev/stdout >$run/site.conf
exec nginx -e stderr -c /opt/banquete/deploy/container/nginx.conf -g 'daemon off;'
