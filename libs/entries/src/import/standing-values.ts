// What a list would change of contingents and athletes that stand already: nothing, unless somebody saw it and said so.
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { StandingChange } from '@gelanggang/contract/entry-columns';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { kilograms } from '@gelanggang/domain/words/weights';
import { inWording } from '@gelanggang/platform/languages/wording';
import { changeTexts } from './change-texts';
import type { Entry } from './entry-list';

export type PlacedEntry = Entry & { contingentId: number };

/** Adds each change that is found; answers whether it was ticked. */
export type Changes = Map<string, StandingChange>;

interface StandingMember {
  id: number;
  contingentId: number;
  nik: string;
  matchCategoryId: number;
  nomor: string;
  name: string;
  birthPlace: string;
  birthDate: string;
  gender: Gender;
  bodyWeight: number | null;
  bodyHeight: number | null;
  bloodType: string | null;
  familyCardNumber: string | null;
  ageCategoryId: number;
  categoryClassId: number | null;
  teamLabel: string | null;
  contingent: string;
}

interface GroupNames {
  age(id: number): string;
  className(id: number | null): string;
}

/** Of one value the old and the new are in the key: what somebody else changes meanwhile is no longer what was ticked. */
function keyOf(subject: string, standing: string, listed: string): string {
  return `${subject}-${createHash('sha256').update(`${standing}\n${listed}`).digest('hex').slice(0, 12)}`;
}

const GROUP = ['birthDate', 'gender', 'bodyWeight', 'ageCategoryId', 'categoryClassId'] as const;

/** Telephones are the same when their digits are, names when their letters are. */
const isSame = (a: string, b: string): boolean =>
  nameKey(a) === nameKey(b) || (/^[+\d\s-]{8,}$/.test(a) && a.replace(/\D/g, '') === b.replace(/\D/g, ''));

/**
 * The entries as they may be written: what stands stays, but for what is in `ticked`. What the list would change is added
 * to `changes`; `isLocked`: nobody changes the athletes until the transaction ends.
 */
export async function keepStanding(
  manager: EntityManager,
  entries: readonly PlacedEntry[],
  { ticked, changes, isLocked }: { ticked: ReadonlySet<string>; changes: Changes; isLocked: boolean },
): Promise<PlacedEntry[]> {
  const contingentIds = [...new Set(entries.map(({ contingentId }) => contingentId))];
  const rows: StandingMember[] = await manager.query(
    `select m.id, m.contingent_id as "contingentId", m.nik, m.match_category_id as "matchCategoryId", m.nomor, m.name,
       m.birth_place as "birthPlace", to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", m.gender,
       m.body_weight as "bodyWeight", m.body_height as "bodyHeight", m.blood_type as "bloodType",
       m.family_card_number as "familyCardNumber", m.age_category_id as "ageCategoryId",
       m.category_class_id as "categoryClassId", m.team_label as "teamLabel", c.name as contingent
     from team_member m join contingent c on c.id = m.contingent_id
     where m.contingent_id = any($1) and m.nik = any($2) order by m.id ${isLocked ? 'for update of m' : ''}`,
    [contingentIds, entries.map(({ nik }) => nik)],
  );
  if (rows.length === 0) return [...entries];
  const names = await loadGroupNames(manager);
  const memberKey = (one: { contingentId: number; nik: string; matchCategoryId: number; nomor: string }) =>
    `${one.contingentId} ${one.nik} ${one.matchCategoryId} ${one.nomor}`;
  const standing = new Map(rows.map((row) => [memberKey(row), row]));
  // a list that names no event takes none away
  const anyOf = (entry: PlacedEntry) =>
    entry.nomor === '' ? rows.find((row) => memberKey({ ...row, nomor: '' }) === memberKey(entry)) : undefined;
  return entries.map((entry) => {
    // one from before there were events gets the one that the list names
    const member = standing.get(memberKey(entry)) ?? standing.get(memberKey({ ...entry, nomor: '' })) ?? anyOf(entry);
    return member ? merged(entry, member, names, { ticked, changes }) : entry;
  });
}

const ALONE = ['name', 'birthPlace', 'bodyHeight', 'bloodType', 'familyCardNumber', 'teamLabel'] as const;

type Field = (typeof ALONE)[number] | 'group';

function merged(
  entry: PlacedEntry,
  member: StandingMember,
  names: GroupNames,
  { ticked, changes }: { ticked: ReadonlySet<string>; changes: Changes },
): PlacedEntry {
  const kept = { ...entry, nomor: entry.nomor || member.nomor };
  const decide = (field: Field, told: () => Pick<StandingChange, 'standing' | 'listed'>): boolean => {
    // what was ticked is found again by whoever takes the list in, in whatever language
    const { standing, listed } = inWording('default', told);
    const key = keyOf(`member-${member.id}-${field}`, standing, listed);
    const { name: who, contingent } = member;
    changes.set(key, { key, who, contingent, what: changeTexts[field], ...told() });
    return ticked.has(key);
  };
  for (const field of ALONE) {
    const standing = String(member[field] ?? '');
    const listed = String(entry[field] ?? '');
    const isDecided = () => standing === '' || decide(field, () => ({ standing, listed }));
    const stays = listed === '' || isSame(standing, listed) || !isDecided();
    // what was empty is filled in: nothing is overwritten
    if (stays) Object.assign(kept, { [field]: member[field] });
  }
  // a list that tells no weight takes none away
  const told = { ...entry, bodyWeight: entry.bodyWeight ?? member.bodyWeight };
  kept.bodyWeight = told.bodyWeight;
  const isOtherGroup = GROUP.some((field) => String(member[field] ?? '') !== String(told[field] ?? ''));
  const groups = () => ({ standing: groupText(member, names), listed: groupText(told, names) });
  if (isOtherGroup && !decide('group', groups)) {
    for (const field of GROUP) Object.assign(kept, { [field]: member[field] });
  }
  return kept;
}

function groupText(one: Pick<StandingMember, (typeof GROUP)[number]>, names: GroupNames): string {
  const parts = [
    `${names.age(one.ageCategoryId)} ${GENDER_LABELS[one.gender]} ${names.className(one.categoryClassId)}`,
  ];
  if (one.bodyWeight !== null) parts.push(kilograms(one.bodyWeight));
  parts.push(changeTexts.born(longDate(one.birthDate)));
  return parts.map((part) => part.trim()).join(', ');
}

async function loadGroupNames(manager: EntityManager): Promise<GroupNames> {
  const ages: { id: number; name: string }[] = await manager.query('select id, name from age_category');
  const classes: { id: number; name: string }[] = await manager.query('select id, name from category_class');
  const ageNames = new Map(ages.map((row) => [row.id, row.name]));
  const classNames = new Map(classes.map((row) => [row.id, row.name]));
  return { age: (id) => ageNames.get(id) ?? '', className: (id) => (id === null ? '' : (classNames.get(id) ?? '')) };
}

export interface ListedContingent {
  id: number;
  picName: string;
  picPhone: string;
  picEmail: string;
}

interface StandingContingent extends ListedContingent {
  name: string;
}

const PIC = ['picName', 'picPhone', 'picEmail'] as const;

/** As `keepStanding`, of the persons in charge. */
export async function keepContingents<T extends ListedContingent>(
  manager: EntityManager,
  listed: readonly T[],
  { ticked, changes, isLocked }: { ticked: ReadonlySet<string>; changes: Changes; isLocked: boolean },
): Promise<T[]> {
  if (listed.length === 0) return [];
  const rows: StandingContingent[] = await manager.query(
    `select id, name, pic_name as "picName", pic_phone as "picPhone", pic_email as "picEmail"
     from contingent where id = any($1) order by id ${isLocked ? 'for update' : ''}`,
    [listed.map(({ id }) => id)],
  );
  const standing = new Map(rows.map((row) => [row.id, row]));
  return listed.map((one) => {
    const own = standing.get(one.id);
    if (!own) return one;
    const kept = { ...one };
    for (const field of PIC) {
      const what = changeTexts[field];
      const value = one[field];
      if (value !== '' && !isSame(own[field], value)) {
        const key = keyOf(`contingent-${one.id}-${field}`, own[field], value);
        changes.set(key, { key, who: own.name, contingent: own.name, what, standing: own[field], listed: value });
        if (ticked.has(key)) continue;
      }
      kept[field] = own[field];
    }
    return kept;
  });
}
