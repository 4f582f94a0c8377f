import { useCoreState } from "shared-contracts/federation/core-state";
import { cepDigits } from "shared-contracts/formats/cep";

/**
 * Looks up the address of a complete CEP. Null without a lookup service or an answer; the user then types it.
 */
export function useCepAddress(
  cepLookup: boolean,
): (cep: string) => Promise<string | null> {
  const { client } = useCoreState();
  return async (typed) => {
    const cep = cepDigits(typed);
    if (!cepLookup || !cep) return null;
    try {
      return (await client.call("lookUpCep", { params: { cep } })).address;
    } catch {
      return null;
    }
  };
}
