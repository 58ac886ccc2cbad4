// Where contingents are registered into a tournament (spec 1 §2): features link to it without knowing each other.
export const registrationPath = (tournamentId: number): string => `/contingent-registration/${tournamentId}`;
