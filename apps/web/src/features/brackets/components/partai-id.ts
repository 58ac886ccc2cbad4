// Where a link to a match within its bracket lands.
export const partaiId = (matchId: number): string => `partai-${matchId}`;
