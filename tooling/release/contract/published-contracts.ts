import * as z from "zod/mini";
import type { ContractReport } from "./contract-report.ts";

/** The file of a released shell that says what it owes remotes, contract by contract. */
export const CONTRACTS_FILE = "contracts.json";

/** The one contract there is today. */
const NAME = "shared-contracts";

const contractsSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** Declarations by module. */
    modules: z.record(z.string(), z.string()),
  }),
);

/** The file as it is published. */
export function printContracts({ version, surface }: ContractReport): Buffer {
  const contracts: z.infer<typeof contractsSchema> = [
    { name: NAME, version, modules: Object.fromEntries(surface) },
  ];
  return Buffer.from(`${JSON.stringify(contracts, null, 2)}\n`);
}

/** Reads what `printContracts` wrote; null where it lists no contract of this name. */
export function parseContracts(content: Buffer): ContractReport | null {
  const contracts = contractsSchema.parse(JSON.parse(content.toString("utf8")));
  const own = contracts.find(({ name }) => name === NAME);
  if (!own) return null;
  return {
    version: own.version,
    surface: new Map(Object.entries(own.modules)),
  };
}
