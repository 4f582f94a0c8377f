#!/bin/sh
# HAProxy's check of a database server: succeeds on the one that takes changes.
# Arguments: HAProxy's address and port, the server's address and port. The password is in pgpass beside this file.
export PGPASSFILE="${0%/*}/pgpass" PGCONNECT_TIMEOUT=4
[ "$(psql -h "$3" -p "$4" -U haproxy -d postgres -Atqc 'select pg_is_in_recovery()')" = f ]
