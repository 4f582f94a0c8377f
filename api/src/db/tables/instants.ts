import type { ColumnType } from "kysely";

export type Instant = ColumnType<Date, Date, Date>;
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
