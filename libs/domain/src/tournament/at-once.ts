// How many entries of a tournament's set-up one form adds.
export const MOST_AT_ONCE = 30;
