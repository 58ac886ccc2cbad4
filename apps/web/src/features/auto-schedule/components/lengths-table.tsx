// How many minutes a match takes on the mat, by age category.
import { Box, chakra } from '@chakra-ui/react';
import type { AutoScheduleAge } from '@gelanggang/contract/auto-schedule';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { Input } from '@web/components/form-field';
import type { FormErrors, PlanValues } from '../form-values';
import { autoTexts } from '../texts';

const texts = autoTexts.form;

interface LengthsTableProps {
  ages: readonly AutoScheduleAge[];
  values: PlanValues;
  errors: FormErrors;
  onChange(lengths: PlanValues['lengths']): void;
}

export function LengthsTable({ ages, values, errors, onChange }: LengthsTableProps) {
  const kinds = MATCH_KINDS.filter((kind) => ages.some(({ matches }) => matches.all[kind] > 0));
  return (
    <chakra.table w="100%" maxW="34rem" textStyle="sm">
      <thead>
        <chakra.tr borderBottomWidth="1px" borderColor="border.emphasized" textAlign="start">
          <chakra.th textAlign="start" py="1.5" fontWeight="semibold">
            {texts.age}
          </chakra.th>
          {kinds.map((kind) => (
            <chakra.th key={kind} textAlign="start" py="1.5" ps="3" fontWeight="semibold">
              {texts[kind]}
            </chakra.th>
          ))}
        </chakra.tr>
      </thead>
      <tbody>
        {ages.map((age) => (
          <chakra.tr key={age.id} borderBottomWidth="1px" borderColor="border">
            <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1">
              {age.name}
            </chakra.th>
            {kinds.map((kind) => (
              <chakra.td key={kind} py="1" ps="3" w={{ md: '9rem' }} verticalAlign="top">
                {age.matches.all[kind] > 0 ? (
                  <Minutes
                    label={`${age.name}, ${texts[kind]}`}
                    count={texts.count(age.matches[values.scope][kind])}
                    value={values.lengths[age.id]?.[kind] ?? ''}
                    error={errors[`lengths.${age.id}.${kind}`]}
                    onChange={(text) => {
                      const before = values.lengths[age.id] ?? { tanding: '', seni: '' };
                      onChange({ ...values.lengths, [age.id]: { ...before, [kind]: text } });
                    }}
                  />
                ) : null}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

interface MinutesProps {
  label: string;
  count: string;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
}

function Minutes({ label, count, value, error, onChange }: MinutesProps) {
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <Input
          aria-label={label}
          aria-invalid={error !== undefined}
          inputMode="numeric"
          w="4.5rem"
          minH={{ base: '44px', md: '36px' }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <chakra.span textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
          {count}
        </chakra.span>
      </Box>
      {error ? (
        <chakra.p textStyle="xs" color="fg.error">
          {error}
        </chakra.p>
      ) : null}
    </Box>
  );
}
