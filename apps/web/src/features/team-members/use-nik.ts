// What the digits of the NIK in the form say of birth date, gender and region, and where the form says otherwise.
import type { UseFormReturn } from 'react-hook-form';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { factsOfNik, nikFaultText, type NikFacts, nikMismatches, readNik } from '@gelanggang/domain/athletes/nik';
import { DEFAULT_TIME_ZONE, localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { useLookup } from '@web/lib/lookups.api';
import type { MemberValues } from './components/member-values';
import { memberFormTexts as texts } from './texts';
import { useProposal } from './use-proposals';

type Form = UseFormReturn<MemberValues>;

export interface NikSays {
  /** 'Menurut NIK: …', or what is wrong with it; null: nothing to say yet. */
  text: string | null;
  /** Puts what the digits say in place of what differs; null: nothing differs. */
  take: (() => void) | null;
}

const factsIn = (values: Pick<MemberValues, 'nik'>): NikFacts | null => {
  const read = readNik(values.nik);
  return read.ok ? factsOfNik(read.nik, localDateTime(Date.now(), DEFAULT_TIME_ZONE).date) : null;
};

const saidIn = ({ birth_date, gender }: Pick<MemberValues, 'birth_date' | 'gender'>) => ({
  birthDate: birth_date === '' ? null : birth_date,
  gender: isGender(gender) ? gender : null,
});

const sayPerson = ({ birthDate, gender }: Pick<NikFacts, 'birthDate' | 'gender'>): string[] => [
  ...(gender ? [GENDER_PERSON_LABELS[gender].toLowerCase()] : []),
  ...(birthDate ? [texts.bornOn(longDate(birthDate))] : []),
];

/** What is asked before an athlete is saved whose NIK says otherwise; null: nothing is. */
export function nikQuestion(values: MemberValues): string | null {
  const facts = factsIn(values);
  if (!facts) return null;
  const said = saidIn(values);
  const fields = nikMismatches(said, facts);
  if (fields.length === 0) return null;
  const only = (of: typeof said) =>
    sayPerson({
      birthDate: fields.includes('birthDate') ? of.birthDate : null,
      gender: fields.includes('gender') ? of.gender : null,
    }).join(', ');
  return texts.nikDiffers(only(facts), only(said));
}

/** 'Kota Bandung' is written 'Bandung' where somebody was born. */
const townOf = (district: string) => district.replace(/^(?:kota administrasi|kabupaten|kota) /i, '');

/** Proposes birth date and place, gender, and the regency where it lies in the province of the form; else `homeDistrict`. */
export function useNik(form: Form, homeDistrict: string | null): NikSays {
  const nik = form.watch('nik');
  const facts = factsIn({ nik });
  useProposal(form, 'birth_date', facts?.birthDate ?? null);
  useProposal(form, 'gender', facts?.gender ?? null);

  const provinces = useLookup(locationCalls.provinces, {}, { isEnabled: facts !== null });
  const province = provinces.rows.find((one) => one.id === facts?.provinceId);
  const districts = useLookup(
    locationCalls.districts,
    { query: { province_id: province?.id } },
    { isEnabled: province !== undefined },
  );
  const district = districts.rows.find((one) => one.id === facts?.districtId);
  const chosen = form.watch(['province_id', 'district_id']);
  const isAtHome = district !== undefined && chosen[0] === String(province?.id);
  useProposal(form, 'district_id', isAtHome ? String(district.id) : homeDistrict);
  useProposal(form, 'birth_place', district ? townOf(district.name) : null);

  if (!facts) {
    const read = readNik(nik);
    const isRounded = !read.ok && read.code === 'lost-digits';
    return { text: isRounded ? `${nikFaultText(read.code)}.` : null, take: null };
  }
  const region = district && province ? [`${district.name}, ${province.name}`] : [];
  const said = sayPerson(facts).concat(region).join('; ');
  const differs = nikMismatches(saidIn({ birth_date: form.watch('birth_date'), gender: form.watch('gender') }), facts);
  const isElsewhere = district !== undefined && chosen[1] !== '' && chosen[1] !== String(district.id);
  const isOfOtherProvince = district !== undefined && chosen[0] !== '' && chosen[0] !== String(province?.id);
  const put = (name: keyof MemberValues & string, value: string) => {
    form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(name);
  };
  const take = () => {
    if (facts.birthDate) put('birth_date', facts.birthDate);
    if (facts.gender) put('gender', facts.gender);
    if (!province || !district || (!isElsewhere && !isOfOtherProvince)) return;
    put('province_id', String(province.id));
    put('district_id', String(district.id));
    put('subdistrict_id', '');
    put('ward_id', '');
  };
  return {
    text: [...(facts.birthDate ? [] : [texts.nikSaysNothing]), ...(said === '' ? [] : [texts.nikSays(said)])].join(' '),
    take: differs.length > 0 || isElsewhere || isOfOtherProvince ? take : null,
  };
}
