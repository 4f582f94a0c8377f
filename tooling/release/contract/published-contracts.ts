import * as z from "zod/mini";
import type { ContractReport } from "./contract-report.ts";

/** The file of a released shell that says what it owes remotes, contract by contract. */
export const CONTRACTS_FILE = "contracts.json";

const contractsSchema = z.array(
  z.object({
    name: z.enum(["core", "budget", "shared-contracts"]),
    version: z.string(),
    /** Declarations by module. */
    modules: z.record(z.string(), z.string()),
  }),
);

/** The file as it is published. */
export function printContracts(reports: readonly ContractReport[]): Buffer {
  const contracts: z.infer<typeof contractsSchema> = reports.map(
    ({ name, version, surface }) => ({
      name,
      version,
      modules: Object.fromEntries(surface),
    }),
  );
  return Buffer.from(`${JSON.stringify(contracts, null, 2)}\n`);
}

/** Reads what `printContracts` wrote. */
export function parseContracts(content: Buffer): ContractReport[] {
  return contractsSchema
    .parse(JSON.parse(content.toString("utf8")))
    .map(({ name, version, modules }) => ({
      name,
      version,
      surface: new Map(Object.entries(modules)),
    }));
}
