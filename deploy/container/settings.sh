#!/bin/sh
# settings.sh HOST EMAIL: writes deploy/.env for compose.yml, with new secrets. It changes no file that is there.
set -eu
if [ $# -ne 2 ]; then
  echo "Say the host that browsers use and whom users may write to: settings.sh banquete.example.com ajuda@example.com" >&2
  exit 2
fi
file=$(dirname "$0")/../.env
if [ -e "$file" ]; then
  echo "$file is there already. Change it by hand: a new password would not open the database." >&2
  exit 1
fi
umask 077
cat >"$file" <<END
COMPOSE_PROJECT_NAME=banquete
BANQUETE_HOST=$1
BANQUETE_SUPPORT_EMAIL=$2
POSTGRES_PASSWORD=$(openssl rand -hex 24)
BANQUETE_JWT_SECRET=$(openssl rand -hex 32)
GRAFANA_PASSWORD=$(openssl rand -hex 12)
# The sandbox takes no money. docs/payments.md says how to set up asaas.
PAYMENT_GATEWAY=sandbox
END
