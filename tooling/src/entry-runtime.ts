/**
 * Stands in the entry of a remote for the federation plugin's runtime: the page brings the class that an entry uses
 * (shared-contracts/platform/federation).
 */
export function init(options: { name: string }): object {
  return new globalThis._FEDERATION_RUNTIME_CORE!.ModuleFederation(options);
}

// For a library in two forms, which a remote does not have.
export const getRemoteEntry = undefined;
