/** The query of the client's page of a saved budget. */
export const clientPageKey = (id: number) => ["client-page", id] as const;
