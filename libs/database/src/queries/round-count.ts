// How many rounds the bracket of a pool has, in SQL.

/** Of matches of one pool together, named `match` in the statement; null: several pairs that lead nowhere. */
export const roundCountOf = (match: string): string =>
  `case when max(${match}.round) > 1 or max(${match}.position) = 1 then max(${match}.round) end`;
