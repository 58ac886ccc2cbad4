// Events within a category of seni, as statements ask for them.

/** What the event `nomor` of a row is called in its tournament; empty where the row has none. */
export const nomorName = (tournamentId: string, nomor: string): string => `nomor_name(${tournamentId}, ${nomor})`;

/** Rule sets by code, `codes` being a select of them: as much of each as says which events there are. */
export const nomorSetsOf = (codes: string): string => `coalesce((
  select json_agg(json_build_object('id', s.code, 'ageCounting', s.body -> 'ageCounting', 'groups', s.body -> 'groups')
    order by s.code)
  from rule_set s where s.body ? 'groups' and s.code in (${codes})), '[]')`;
