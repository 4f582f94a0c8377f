import { randomBytes } from "node:crypto";
import pg from "pg";
import {
  createEmbeddedDatabase,
  type Database,
  type DatabaseConfig,
  openDatabase,
} from "../src/db/connection.ts";
import { socketConfig } from "../src/db/embedded/probe.ts";
import { migrate } from "../src/db/migrate.ts";
import { runFolder } from "./run-folder.ts";
import { testServer } from "./test-server.ts";

const TEMPLATE = "template_banquete";

/** A new migrated database on the run's server: a copy of one that was migrated once. */
export async function createTestDatabase(): Promise<Database> {
  return openDatabase(await createTestDatabaseConfig());
}

/** The connection of a new migrated database, for tests with processes. */
export function createTestDatabaseConfig(): Promise<pg.PoolConfig> {
  return createDatabase(TEMPLATE);
}

/** The connection of a new database without tables. */
export function createEmptyConfig(): Promise<pg.PoolConfig> {
  return createDatabase("template1");
}

/** A database without tables, and two pools on it: one with the caller's settings. */
export async function createEmptyDatabase(
  settings: DatabaseConfig,
): Promise<{ db: Database; other: Database }> {
  const config = await createEmptyConfig();
  return {
    db: openDatabase({ ...config, ...settings }),
    other: openDatabase(config),
  };
}

async function createDatabase(template: string): Promise<pg.PoolConfig> {
  const socketDir = await testServer(runFolder(), prepareTemplate);
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(socketConfig(socketDir, "postgres"));
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return socketConfig(socketDir, name);
}

async function prepareTemplate(socketDir: string): Promise<void> {
  const db = openDatabase(await createEmbeddedDatabase(socketDir, TEMPLATE));
  await migrate(db);
  await db.destroy();
}
