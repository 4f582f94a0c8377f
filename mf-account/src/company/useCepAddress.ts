import { useCoreState } from "shared-contracts/federation/core-state";
import { cepDigits } from "shared-contracts/formats/cep";

/**
 * Asks for the address of a whole CEP; null where there is nobody to ask, or no answer: it is a comfort and no more.
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
