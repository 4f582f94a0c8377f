import { type Kysely, sql } from "kysely";

const statements = [
  // How a page of a remote last opened for an account while the remote had a canary. Of an account only the worst counts.
  `create table canary_openings (
    user_id uuid not null references users (id) on delete cascade,
    remote text not null,
    canary text not null,
    given boolean not null,
    failed boolean not null,
    opened_at timestamptz not null,
    primary key (user_id, remote, canary)
  )`,
  `create index canary_openings_counted on canary_openings (remote, canary, given, failed)`,
  `create table stopped_canaries (
    remote text not null,
    canary text not null,
    stopped_at timestamptz not null,
    primary key (remote, canary)
  )`,
];

export const canaryOpenings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
