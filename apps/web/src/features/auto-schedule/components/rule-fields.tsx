// The fields of one rule of a plan.
import { Box } from '@chakra-ui/react';
import { RULE_ROUNDS, type RuleRound } from '@gelanggang/domain/schedule/auto/plan-rules';
import { ROUND_NAMES } from '@gelanggang/domain/schedule/auto/rule-text';
import { CheckList } from '@web/components/check-list';
import { FormField, Input, Select } from '@web/components/form-field';
import { TimeInput } from '@web/components/time-input';
import { formatShortDay } from '@web/lib/formats';
import type { RuleValues } from '../rule-values';
import { autoTexts } from '../texts';

const form = autoTexts.form;
const texts = form.rules;
const DATE = /^\d{4}-\d\d-\d\d$/;

interface Named {
  id: number;
  name: string;
}

interface RuleFieldsProps {
  rule: RuleValues;
  arenas: readonly Named[];
  ages: readonly Named[];
  error(field: string): string | undefined;
  onChange(values: Partial<RuleValues>): void;
}

export function RuleFields({ rule, arenas, ages, error, onChange }: RuleFieldsProps) {
  const { kind } = rule;
  if (kind === 'spread') return null;
  const time = (field: 'start' | 'end', label: string, isOptional = false) => (
    <FormField label={label} error={error(field)} isOptional={isOptional}>
      {(bound) => <TimeInput {...bound} value={rule[field]} onTime={(typed) => onChange({ [field]: typed })} />}
    </FormField>
  );
  const date = (isOptional = false) => (
    <FormField
      label={form.day}
      error={error('date')}
      hint={DATE.test(rule.date) ? formatShortDay(rule.date) : undefined}
      isOptional={isOptional}
    >
      {(bound) => (
        <Input {...bound} type="date" value={rule.date} onChange={(event) => onChange({ date: event.target.value })} />
      )}
    </FormField>
  );
  return (
    <Box mt="2" display="grid" gap="3">
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 12rem))' }}>
        {kind === 'most-per-day' ? (
          <FormField label={texts.most} error={error('most')}>
            {(bound) => (
              <Input
                {...bound}
                inputMode="numeric"
                value={rule.most}
                onChange={(event) => onChange({ most: event.target.value })}
              />
            )}
          </FormField>
        ) : null}
        {kind === 'round-from' ? (
          <FormField label={texts.round}>
            {(bound) => (
              <Select
                {...bound}
                value={rule.round}
                onChange={(event) => onChange({ round: event.target.value as RuleRound })}
              >
                {RULE_ROUNDS.map((round) => (
                  <option key={round} value={round}>
                    {ROUND_NAMES[round]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        ) : null}
        {kind === 'ceremony' ? (
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <FormField label={texts.name} error={error('name')}>
              {(bound) => (
                <Input
                  {...bound}
                  maxLength={60}
                  value={rule.name}
                  onChange={(event) => onChange({ name: event.target.value })}
                />
              )}
            </FormField>
          </Box>
        ) : null}
        {kind === 'round-from' || kind === 'finals-at' ? date(true) : null}
        {kind === 'ceremony' ? <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>{date()}</Box> : null}
        {kind === 'round-from' ? time('start', form.from, true) : null}
        {kind === 'age-hours' || kind === 'ceremony' ? (
          <>
            {time('start', form.from)}
            {time('end', form.to)}
          </>
        ) : null}
      </Box>
      {kind === 'age-hours' ? (
        <CheckList
          label={form.ages}
          columns={3}
          options={ages.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={rule.ageIds}
          error={error('ages')}
          onChange={(ageIds) => onChange({ ageIds })}
        />
      ) : null}
      {kind === 'finals-at' || kind === 'ceremony' ? (
        <CheckList
          label={form.arenas}
          columns={3}
          options={arenas.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={rule.arenaIds}
          error={error('arenaIds')}
          onChange={(arenaIds) => onChange({ arenaIds })}
        />
      ) : null}
    </Box>
  );
}
