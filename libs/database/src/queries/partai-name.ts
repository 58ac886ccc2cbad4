// The name of a partai in SQL, as `partaiName` of the domain: 'A24', or '2-24' where the code ends in a digit.

/** Both are SQL; null as soon as one of them is. */
export const partaiSql = (code: string, number: string): string =>
  `(${code} || case when ${code} ~ '[0-9]$' then '-' else '' end || ${number})`;

/** The same of a match by its id (SQL): its slot's, in a draft too; null while it has none. */
export const partaiOfMatchSql = (matchId: string): string =>
  `(select ${partaiSql('pna.code', 'pnd.number')} from schedule_detail pnd join schedule pns on pns.id = pnd.schedule_id
     join tournament_arena pna on pna.id = pns.tournament_arena_id where pnd.match_id = ${matchId})`;
