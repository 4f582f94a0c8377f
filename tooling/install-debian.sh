#!/bin/sh
# Installs Debian packages that tests need, as root. Without names: all that npm test and npm run test:deep need.
# npm test runs it for what is missing.
set -e
[ $# -gt 0 ] || set -- postgresql chromium-headless-shell nginx libnginx-mod-http-brotli-filter openssl firefox-esr \
  webkit2gtk-driver xvfb prometheus systemd strace buildah \
  mmdebstrap haproxy postgresql-client pgbackrest

# A test run must not start a server.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
fi

apt() {
  # Another program of the same run may be installing.
  DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" >/dev/null
}
# One list of several may be out of reach.
apt update || true
apt install -y --no-install-recommends "$@"
