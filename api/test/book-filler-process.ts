/** Fills the price book once. Its argument: the database's connection as JSON. */
import type { PoolConfig } from "pg";
import { openDatabase } from "../src/db/connection.ts";
import { createBookFiller } from "../src/modules/price-book/fill.ts";

const db = openDatabase(JSON.parse(process.argv[2]!) as PoolConfig);
await createBookFiller(db, (error) => console.error(error)).run();
await db.destroy();
