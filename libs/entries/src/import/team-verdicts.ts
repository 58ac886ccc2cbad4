// Pairs and teams of an entry list: who lacks somebody, who is too many, who does not belong together.
import type { Verdict, VerdictCode } from '@gelanggang/contract/entry-columns';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { verdict } from './row-faults';
import { teamVerdictTexts as texts } from './verdict-texts';
import type { Entry } from './entry-list';
import type { EntryReference, ReferenceMatchCategory } from './entry-reference.queries';
import type { TeamMate } from './standing.queries';

/** Of one label; `mates` stand in the database already and are no row of the list. */
interface Unit {
  rows: Entry[];
  mates: TeamMate[];
}

/**
 * One verdict for each row of a pair or team that cannot stand: reported, not refused (domain-rules, Draw (seni)).
 * Rows with one label form a unit; those without a label form units in order of entry.
 */
export function teamVerdicts(entries: readonly Entry[], reference: EntryReference): (Verdict & { entry: Entry })[] {
  const categories = new Map([...reference.matchCategories.values()].map((category) => [category.id, category]));
  return units(entries, reference, categories).flatMap(({ rows, mates }) => {
    const [first] = rows;
    const category = first && categories.get(first.matchCategoryId);
    const fault = first && category && faultOf([...rows, ...mates], category.unitSize);
    if (!fault) return [];
    const team = first.teamLabel ?? texts.noLabel;
    const text = texts.unit(category.name, team, first.contingent, fault.reason);
    return rows.map((entry) => ({
      ...verdict(entry, 'team', fault.code, text, 'incomplete'),
      entry,
    }));
  });
}

function faultOf(members: readonly TeamMate[], size: number): { code: VerdictCode; reason: string } | null {
  const { length } = members;
  if (length < size) return { code: 'team-incomplete', reason: texts.incomplete(length, size) };
  if (length > size) return { code: 'team-too-big', reason: texts.tooBig(length, size) };
  const kinds = new Set(members.map((one) => `${one.ageCategoryId} ${one.gender}`));
  if (kinds.size === 1) return null;
  return { code: 'team-mixed', reason: texts.mixed };
}

function units(
  entries: readonly Entry[],
  reference: EntryReference,
  categories: ReadonlyMap<number, ReferenceMatchCategory>,
): Unit[] {
  const labelled = new Map<string, Entry[]>();
  const unlabelled = new Map<string, Entry[]>();
  const listed = new Set<string>();
  const contingentOf = (entry: Entry) =>
    `${nameKey(entry.contingent)} ${entry.districtId} ${entry.matchCategoryId} ${entry.nomor}`;
  for (const entry of entries) {
    if ((categories.get(entry.matchCategoryId)?.unitSize ?? 1) === 1) continue;
    listed.add(`${contingentOf(entry)} ${entry.nik}`);
    const [groups, key] = entry.teamLabel
      ? [labelled, `${contingentOf(entry)} ${nameKey(entry.teamLabel)}`]
      : [unlabelled, `${contingentOf(entry)} ${entry.ageCategoryId} ${entry.gender}`];
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const matesOf = (row: Entry | undefined): TeamMate[] => {
    if (!row?.teamLabel) return [];
    const mates = reference
      .standingOf(row.contingent, row.districtId)
      .teamMates(row.matchCategoryId, row.nomor, row.teamLabel);
    return mates.filter((mate) => !listed.has(`${contingentOf(row)} ${mate.nik}`));
  };
  const byLabel = [...labelled.values()].map((rows) => ({ rows, mates: matesOf(rows[0]) }));
  const inOrder = [...unlabelled.values()].flatMap((rows) => {
    const size = categories.get(rows[0]?.matchCategoryId ?? 0)?.unitSize ?? 1;
    return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => ({
      rows: rows.slice(at * size, (at + 1) * size),
      mates: [],
    }));
  });
  return [...byLabel, ...inOrder];
}
