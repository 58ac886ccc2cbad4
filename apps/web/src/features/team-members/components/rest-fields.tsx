// What a phone does not ask for: fields that NIK, contingent and weight fill in. They are said in a line, and opened by a tap
// or by what is wrong with one of them; at a desk all of them stand there.
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readNik } from '@gelanggang/domain/athletes/nik';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { Button } from '@web/components/button';
import { memberFormTexts as texts } from '../texts';
import type { MemberValues } from './member-values';

const REST = [
  'family_card_number',
  'birth_place',
  'birth_date',
  'gender',
  'blood_type',
  'championship_category_id',
  'age_category_id',
  'body_height',
  'country_id',
  'province_id',
  'district_id',
  'subdistrict_id',
  'ward_id',
  'address',
  'documents',
] as const satisfies readonly (keyof MemberValues)[];

/** Without these nobody is entered. */
const NEEDED = ['birth_place', 'birth_date', 'gender'] as const;

/** Something is wrong with one of them, or the NIK stands there and does not say them all. */
export function isRestNeeded(form: UseFormReturn<MemberValues>): boolean {
  const { errors } = form.formState;
  if (REST.some((name) => errors[name] !== undefined)) return true;
  const [nik, ...needed] = form.watch(['nik', ...NEEDED]);
  return readNik(nik).ok && needed.some((value) => value === '');
}

/** Stands inside a FormGrid, once for each group of such fields. */
export function Rest({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return <Box display={{ base: isOpen ? 'contents' : 'none', md: 'contents' }}>{children}</Box>;
}

interface RestLineProps {
  form: UseFormReturn<MemberValues>;
  isOpen: boolean;
  onToggle(): void;
}

export function RestLine({ form, isOpen, onToggle }: RestLineProps) {
  const [gender, place, date] = form.watch(['gender', 'birth_place', 'birth_date']);
  const isDay = /^[12]\d{3}-\d{2}-\d{2}$/.test(date);
  const known = [
    isGender(gender) ? GENDER_PERSON_LABELS[gender] : '',
    isDay ? texts.bornAt(place, longDate(date)) : place,
  ].filter((part) => part !== '');
  return (
    <Box
      display={{ base: 'grid', md: 'none' }}
      gap="2"
      justifyItems="start"
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      p="3"
    >
      <chakra.p textStyle="sm" color={known.length > 0 ? 'fg' : 'fg.muted'}>
        {known.length > 0 ? known.join(' · ') : texts.restEmpty}
      </chakra.p>
      <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        {isOpen ? texts.restClose : texts.restOpen}
      </Button>
    </Box>
  );
}
