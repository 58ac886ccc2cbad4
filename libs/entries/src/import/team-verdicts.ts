// Pairs and teams of an entry list: who lacks somebody, who is too many, who does not belong together.
import type { Entry, Verdict } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { ENTRY_COLUMNS } from './entry-list';
import { nameKey } from './understand-cells';

/**
 * One verdict for each member of a pair or team that cannot stand: reported, not refused (domain-rules, Draw (seni)).
 * Members with one label form a unit; those without a label form units in order of entry.
 */
export function teamVerdicts(entries: readonly Entry[], categories: EntryReference['matchCategories']): Verdict[] {
  const byId = new Map([...categories.values()].map((category) => [category.id, category]));
  const verdicts: Verdict[] = [];
  for (const members of units(entries, byId)) {
    const [first] = members;
    const category = first && byId.get(first.matchCategoryId);
    if (!first || !category) continue;
    const size = category.unitSize;
    const isMixed = members.some((one) => one.ageCategoryId !== first.ageCategoryId || one.gender !== first.gender);
    if (members.length === size && !isMixed) continue;
    const [code, reason] =
      members.length < size
        ? (['team-incomplete', `baru ${members.length} dari ${size} orang`] as const)
        : members.length > size
          ? (['team-too-big', `${members.length} orang, seharusnya ${size}`] as const)
          : (['team-mixed', 'anggotanya berbeda golongan usia atau jenis kelamin'] as const);
    const unit = `${category.name} ${first.teamLabel ?? 'tanpa label tim'}`;
    verdicts.push(
      ...members.map((one) => ({
        line: one.line,
        column: ENTRY_COLUMNS.team.header,
        severity: 'incomplete' as const,
        code,
        text: `${unit} dari ${one.contingent}: ${reason}.`,
      })),
    );
  }
  return verdicts;
}

function units(entries: readonly Entry[], categories: Map<number, { unitSize: number }>): Entry[][] {
  const labelled = new Map<string, Entry[]>();
  const unlabelled = new Map<string, Entry[]>();
  for (const entry of entries) {
    if ((categories.get(entry.matchCategoryId)?.unitSize ?? 1) === 1) continue;
    const contingent = `${nameKey(entry.contingent)} ${entry.districtId} ${entry.matchCategoryId}`;
    const [groups, key] = entry.teamLabel
      ? [labelled, `${contingent} ${nameKey(entry.teamLabel)}`]
      : [unlabelled, `${contingent} ${entry.ageCategoryId} ${entry.gender}`];
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const inOrder = [...unlabelled.values()].flatMap((group) => {
    const size = categories.get(group[0]?.matchCategoryId ?? 0)?.unitSize ?? 1;
    return Array.from({ length: Math.ceil(group.length / size) }, (_, at) => group.slice(at * size, (at + 1) * size));
  });
  return [...labelled.values(), ...inOrder];
}
