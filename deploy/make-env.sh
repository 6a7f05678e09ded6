#!/bin/sh
# Writes the file .env for docker compose from deploy/env.example, with secrets that are made here and known to nobody
# else. Changes nothing where there is one: `sh deploy/make-env.sh && docker compose up --build` does every time.
set -eu
cd "$(dirname "$0")/.."
if [ -e .env ]; then
  echo ".env is there already and stays as it is."
  exit 0
fi
# Letters and digits alone, because some of them become part of an address.
made() {
  LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c "$1"
}
umask 077
sed \
  -e "s/^POSTGRES_PASSWORD=$/&$(made 32)/" \
  -e "s/^STORE_SECRET_KEY=$/&$(made 40)/" \
  -e "s/^SECRET=$/&$(made 48)/" \
  -e "s/^ADMIN_PASSWORD=$/&$(made 20)/" \
  deploy/env.example >.env
echo "Made .env. The password of /admin is the value of ADMIN_PASSWORD in it."
