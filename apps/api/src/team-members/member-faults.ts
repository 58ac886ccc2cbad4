// What is wrong with the entry of an athlete, per field; each says what would be right where that is known.
import { ageCategoryFor } from '@gelanggang/domain/athletes/age';
import { classFor, isPairedByHeight } from '@gelanggang/domain/athletes/class-for';
import { misfitOfAge, refusalOfClass } from '@gelanggang/domain/athletes/entry-rules';
import { nomorChoicesOfAll, refusalOfNomor } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { kilograms } from '@gelanggang/domain/words/weights';
import type { Said } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import type { AgeCategory, EntryReference, MemberClass } from './member-entry.queries';
import { memberFaultSentences } from './sentences';
import type { MemberValues } from './team-members.mapper';

type Faults = Record<string, Said[]>;

const fault = (field: string, said: Said): Faults => ({ [field]: [said] });

/** `before`: what stands already; an entry of before there were events stays as it is. */
export function faultsOfMember(
  member: MemberValues,
  reference: EntryReference,
  before: Pick<MemberValues, 'matchCategoryId' | 'ageCategoryId' | 'nomor'> | null,
): Faults {
  const { matchCategory, hasChampionship, today } = reference;
  const age = reference.ageCategories.find((one) => one.id === member.ageCategoryId);
  return {
    ...(hasChampionship ? {} : fault('championship_category_id', memberFaultSentences.championshipUnknown)),
    ...(matchCategory ? {} : fault('match_category_id', memberFaultSentences.categoryUnknown)),
    ...(matchCategory && hasChampionship && !matchCategory.isAdmitted
      ? fault('match_category_id', memberFaultSentences.categoryNotThere(matchCategory.name))
      : {}),
    ...(member.birthDate > today ? fault('birth_date', memberFaultSentences.bornInFuture) : {}),
    ...(age ? faultOfAge(member, age, reference) : fault('age_category_id', thingSentences.ageGroup)),
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
  const born = () => longDate(member.birthDate);
  const { otherAge, otherAgeThan } = memberFaultSentences;
  return fault(
    'age_category_id',
    proper ? otherAgeThan(born, age.name, misfit.name, proper.name) : otherAge(born, age.name, misfit.name),
  );
}

const NO_HEIGHT = fault('body_height', memberFaultSentences.heightMissing);

function faultOfClass(
  member: MemberValues,
  age: AgeCategory,
  { name, kind }: { name: string; kind: MatchKind },
  { classes }: EntryReference,
): Faults {
  const chosen = classes.find((one) => one.id === member.categoryClassId) ?? null;
  if (member.categoryClassId !== null && !chosen) return fault('category_class_id', thingSentences.class);
  const refusal = refusalOfClass({ ...member, kind }, chosen);
  if (refusal === null) return chosen && isPairedByHeight(chosen) && member.bodyHeight === null ? NO_HEIGHT : {};
  if (refusal === 'weight-missing' || member.bodyWeight === null) {
    return fault('body_weight', memberFaultSentences.weightMissing);
  }
  const own = classes.filter((one) => one.ageCategoryId === age.id);
  const fitting: MemberClass | null = classFor(own, member.gender, member.bodyWeight);
  const { bodyWeight, gender } = member;
  const [label, proper] = [chosen?.name ?? '', fitting?.name ?? null];
  const { classRequired, classForSeni, classOtherAge, classOtherGender, classWeight } = memberFaultSentences;
  const said: Record<typeof refusal, Sentence> = {
    required: classRequired(proper),
    'not-for-seni': classForSeni(name),
    'other-age': classOtherAge(label, age.name, proper),
    'other-gender': classOtherGender(label, () => GENDER_LABELS[gender], proper),
    weight: classWeight(() => kilograms(bodyWeight), label, proper),
  };
  return fault('category_class_id', said[refusal]);
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
  const events = choices.map((one) => one.name);
  const said: Record<typeof refusal, Sentence> = {
    required: memberFaultSentences.eventRequired(where, events),
    'none-here': memberFaultSentences.eventNone(where),
    other: memberFaultSentences.eventOther(where, events),
  };
  return fault('nomor', said[refusal]);
}

/** A pair or a team is of one gender and age category, and no bigger than its kind (domain-rules, Draw (seni)). */
function faultOfTeam(
  member: MemberValues,
  { name, unitSize }: { name: string; unitSize: number },
  { teamMates }: EntryReference,
): Faults {
  if (member.teamLabel === null) return {};
  if (unitSize === 1) return fault('team_label', memberFaultSentences.teamNone(name));
  if (teamMates.length >= unitSize) return fault('team_label', memberFaultSentences.teamFull(teamMates.length));
  const isMixed = teamMates.some(
    (mate) => mate.gender !== member.gender || mate.ageCategoryId !== member.ageCategoryId,
  );
  return isMixed ? fault('team_label', memberFaultSentences.teamMixed) : {};
}
