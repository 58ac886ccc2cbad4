// What is wrong with the entry of an athlete, as texts per field; each says what would be right where that is known.
import { ageCategoryFor } from '@gelanggang/domain/athletes/age';
import { classFor, isPairedByHeight } from '@gelanggang/domain/athletes/class-for';
import { misfitOfAge, refusalOfClass } from '@gelanggang/domain/athletes/entry-rules';
import { nomorChoicesOfAll, refusalOfNomor } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { AgeCategory, EntryReference, MemberClass } from './member-entry.queries';
import type { MemberValues } from './team-members.mapper';

type Faults = Record<string, string[]>;

const fault = (field: string, text: string): Faults => ({ [field]: [text] });
const classLabel = (name: string): string => (/^kelas /i.test(name) ? name : `kelas ${name}`);
const decimal = (value: number): string => String(value).replace('.', ',');

/** `before`: what stands already; an entry of before there were events stays as it is. */
export function faultsOfMember(
  member: MemberValues,
  reference: EntryReference,
  before: Pick<MemberValues, 'matchCategoryId' | 'ageCategoryId' | 'nomor'> | null,
): Faults {
  const { matchCategory, hasChampionship, today } = reference;
  const age = reference.ageCategories.find((one) => one.id === member.ageCategoryId);
  return {
    ...(hasChampionship ? {} : fault('championship_category_id', 'Jenis kejuaraan tidak ditemukan.')),
    ...(matchCategory ? {} : fault('match_category_id', 'Kategori pertandingan tidak ditemukan.')),
    ...(matchCategory && hasChampionship && !matchCategory.isAdmitted
      ? fault('match_category_id', `${matchCategory.name} tidak ada pada jenis kejuaraan itu.`)
      : {}),
    ...(member.birthDate > today ? fault('birth_date', 'Tanggal lahir tidak boleh di masa depan.') : {}),
    ...(age ? faultOfAge(member, age, reference) : fault('age_category_id', 'Kategori usia tidak ditemukan.')),
    ...(matchCategory && age ? faultOfClass(member, age, matchCategory, reference) : {}),
    ...(matchCategory && age && !isSameEvent(member, before)
      ? faultOfNomor(member.nomor, age, matchCategory, reference)
      : {}),
    ...(matchCategory ? faultOfTeam(member, matchCategory, reference) : {}),
  };
}

function faultOfAge(member: MemberValues, age: AgeCategory, { tournaments, ageCategories }: EntryReference): Faults {
  const misfit = misfitOfAge(age, member.birthDate, tournaments);
  if (!misfit) return {};
  const proper = ageCategoryFor(ageCategories, member.birthDate, misfit.startDate);
  const text = `Lahir ${longDate(member.birthDate)} tidak masuk ${age.name} pada ${misfit.name}`;
  return fault('age_category_id', proper ? `${text}; kategori usianya ${proper.name}.` : `${text}.`);
}

const NO_HEIGHT = fault(
  'body_height',
  'Tinggi badan wajib diisi: di kelas ini lawan dicari menurut usia, tinggi, dan berat.',
);

function faultOfClass(
  member: MemberValues,
  age: AgeCategory,
  { name, kind }: { name: string; kind: MatchKind },
  { classes }: EntryReference,
): Faults {
  const chosen = classes.find((one) => one.id === member.categoryClassId) ?? null;
  if (member.categoryClassId !== null && !chosen) return fault('category_class_id', 'Kelas tidak ditemukan.');
  const refusal = refusalOfClass({ ...member, kind }, chosen);
  if (refusal === null) return chosen && isPairedByHeight(chosen) && member.bodyHeight === null ? NO_HEIGHT : {};
  if (refusal === 'weight-missing' || member.bodyWeight === null) {
    return fault('body_weight', 'Berat badan wajib diisi untuk tanding.');
  }
  const own = classes.filter((one) => one.ageCategoryId === age.id);
  const proper: MemberClass | null = classFor(own, member.gender, member.bodyWeight);
  const label = chosen ? classLabel(chosen.name) : '';
  const texts: Record<typeof refusal, string> = {
    required: 'Kelas wajib diisi untuk tanding',
    'not-for-seni': `${name} tidak berkelas; kosongkan kelas`,
    'other-age': `${label} bukan dari ${age.name}`,
    'other-gender': `${label} bukan untuk ${GENDER_LABELS[member.gender]}`,
    weight: `Berat ${decimal(member.bodyWeight)} kg tidak masuk ${label}`,
  };
  const hint = refusal === 'not-for-seni' || !proper ? '' : `; yang sesuai ${classLabel(proper.name)}`;
  const text = `${texts[refusal]}${hint}.`;
  return fault('category_class_id', text.charAt(0).toUpperCase() + text.slice(1));
}

const isSameEvent = (
  member: MemberValues,
  before: Pick<MemberValues, 'matchCategoryId' | 'ageCategoryId' | 'nomor'> | null,
): boolean =>
  before !== null &&
  before.matchCategoryId === member.matchCategoryId &&
  before.ageCategoryId === member.ageCategoryId &&
  before.nomor === member.nomor;

function faultOfNomor(
  nomor: string,
  age: AgeCategory,
  { name, key }: { name: string; key: SeniMatchType | 'tanding' },
  { ruleSets }: EntryReference,
): Faults {
  const choices = key === 'tanding' ? [] : nomorChoicesOfAll(ruleSets, age, key);
  const refusal = refusalOfNomor(nomor, choices);
  if (refusal === null) return {};
  const where = `${name} ${age.name}`;
  const texts: Record<typeof refusal, string> = {
    required: `Pilih nomor ${where}: ${anyOf(choices)}.`,
    'none-here': `${where} tidak terbagi dalam nomor; kosongkan nomor.`,
    other: `Nomor ini tidak ada pada ${where}; pilihannya ${anyOf(choices)}.`,
  };
  return fault('nomor', texts[refusal]);
}

const anyOf = (choices: readonly { name: string }[]): string => {
  const names = choices.map((one) => one.name);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} atau ${names.at(-1)}` : (names[0] ?? '');
};

/** A pair or a team is of one gender and age category, and no bigger than its kind (domain-rules, Draw (seni)). */
function faultOfTeam(
  member: MemberValues,
  { name, unitSize }: { name: string; unitSize: number },
  { teamMates }: EntryReference,
): Faults {
  if (member.teamLabel === null) return {};
  if (unitSize === 1) return fault('team_label', `${name} tidak memakai nama tim.`);
  if (teamMates.length >= unitSize) return fault('team_label', `Tim ini sudah berisi ${teamMates.length} atlet.`);
  const isMixed = teamMates.some(
    (mate) => mate.gender !== member.gender || mate.ageCategoryId !== member.ageCategoryId,
  );
  return isMixed ? fault('team_label', 'Gender dan kategori usia harus sama dengan anggota tim itu.') : {};
}
