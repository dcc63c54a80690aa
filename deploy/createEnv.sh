#!/bin/sh
# Writes .env for compose.yml: the settings of .env.example with new secrets. Never overwrites an existing one.
# Usage: deploy/createEnv.sh PLAY_DOMAIN CONTENT_DOMAIN ROOMS_DOMAIN OPERATOR_EMAIL
set -eu

if [ "$#" -ne 4 ]; then
  echo "Usage: $0 PLAY_DOMAIN CONTENT_DOMAIN ROOMS_DOMAIN OPERATOR_EMAIL" >&2
  exit 2
fi
folder=$(cd "$(dirname "$0")" && pwd)
target=${ENV_FILE:-$folder/.env}
if [ -e "$target" ]; then
  echo "$target exists already. Its secrets can't be created again." >&2
  exit 1
fi

# Only hexadecimal digits: some of these are parts of addresses, where other characters would have to be escaped.
create_secret() {
  head -c "$1" /dev/urandom | od -An -v -tx1 | tr -d ' \n'
}

umask 077
sed \
  -e "s|^PLAY_DOMAIN=.*|PLAY_DOMAIN=$1|" \
  -e "s|^CONTENT_DOMAIN=.*|CONTENT_DOMAIN=$2|" \
  -e "s|^ROOMS_DOMAIN=.*|ROOMS_DOMAIN=$3|" \
  -e "s|^OPERATOR_EMAIL=.*|OPERATOR_EMAIL=$4|" \
  -e "s|^MAIL_FROM=.*|MAIL_FROM=Playloom <no-reply@$1>|" \
  -e "s|^SECRET_KEY=.*|SECRET_KEY=$(create_secret 32)|" \
  -e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(create_secret 24)|" \
  -e "s|^POSTGRES_PASSWORD=.*|POSTGRES_PASSWORD=$(create_secret 24)|" \
  -e "s|^FILES_KEY=.*|FILES_KEY=GK$(create_secret 16)|" \
  -e "s|^FILES_SECRET=.*|FILES_SECRET=$(create_secret 32)|" \
  -e "s|^GARAGE_RPC_SECRET=.*|GARAGE_RPC_SECRET=$(create_secret 32)|" \
  "$folder/.env.example" >"$target"
echo "Wrote $target"
