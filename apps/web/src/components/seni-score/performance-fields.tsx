// The fields of the judges' table: scores, penalty and time, and what they are worth while they are typed.
import { Box, chakra } from '@chakra-ui/react';
import {
  PERFORMANCE_OUTCOME_LABELS,
  PERFORMANCE_OUTCOMES,
  type PerformanceOutcome,
  type PerformanceWorth,
} from '@gelanggang/domain/seni/performance-score';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { disqualificationArticle } from '@gelanggang/domain/rules/jurus-rules';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { Button } from '../button';
import { FieldRows, FormField, Input, Select } from '../form-field';
import { Disqualified, ItemCounts } from './council-fields';
import { pointsText } from './points-text';
import { performanceTexts as texts } from './texts';
import { isScore, JUDGE_COUNTS, resized, type TypedPerformance, worthOfTyped } from './typed-performance';
import { GroupFaults } from './group-faults';

interface PerformanceFieldsProps {
  typed: TypedPerformance;
  /** null: a record from before rules were kept is put right. */
  rules: JurusRules | null;
  rule: TimeRule;
  errors: Record<string, string[]>;
  onChange(part: Partial<TypedPerformance>): void;
}

export function PerformanceFields({ typed, rules, rule, errors, onChange }: PerformanceFieldsProps) {
  const isPerformed = typed.outcome === 'performed';
  const hasSum = typed.penalty !== '' && typed.items.length === 0;
  return (
    <>
      <Box display="grid" gap="4" gridTemplateColumns="1fr 1fr">
        <FormField label={texts.outcome} error={errors.outcome?.join(' ')}>
          {(control) => (
            <Select
              {...control}
              value={typed.outcome}
              onChange={(event) => onChange({ outcome: event.target.value as PerformanceOutcome })}
            >
              {PERFORMANCE_OUTCOMES.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {PERFORMANCE_OUTCOME_LABELS[outcome]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {isPerformed ? (
          <FormField label={texts.judges}>
            {(control) => (
              <Select
                {...control}
                value={typed.scores.length}
                onChange={(event) => onChange({ scores: resized(typed.scores, Number(event.target.value)) })}
              >
                {JUDGE_COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {texts.judgeCount(count)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        ) : null}
      </Box>
      {typed.outcome === 'disqualified' ? (
        <Disqualified typed={typed} rules={rules} errors={errors} onChange={onChange} />
      ) : null}
      {isPerformed ? (
        <Scores scores={typed.scores} errors={errors.scores} onChange={(scores) => onChange({ scores })} />
      ) : null}
      {typed.outcome === 'absent' ? null : (
        <>
          <FieldRows mt="4" gridTemplateColumns="1fr 1fr 1fr">
            <FormField label={texts.minutes} error={errors.seconds?.join(' ')}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  value={typed.minutes}
                  onChange={(event) => onChange({ minutes: event.target.value })}
                />
              )}
            </FormField>
            <FormField label={texts.seconds}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  value={typed.seconds}
                  onChange={(event) => onChange({ seconds: event.target.value })}
                />
              )}
            </FormField>
            {hasSum || !rules ? (
              <FormField label={texts.penalty} error={errors.penalty?.join(' ')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    placeholder={texts.penaltyExample}
                    title={texts.penaltyHint}
                    value={typed.penalty}
                    onChange={(event) => onChange({ penalty: event.target.value })}
                  />
                )}
              </FormField>
            ) : null}
          </FieldRows>
          {rules && !hasSum ? (
            <ItemCounts
              rules={rules}
              items={typed.items}
              errors={errors.items ?? errors.penalty}
              onChange={(items) => onChange({ items })}
            />
          ) : null}
          {isPerformed ? (
            <Worth
              worth={worthOfTyped(typed, rule)}
              rules={rules}
              onDisqualify={() => onChange({ outcome: 'disqualified', reason: 'time' })}
            />
          ) : null}
        </>
      )}
    </>
  );
}

interface ScoresProps {
  scores: readonly string[];
  errors: string[] | undefined;
  onChange(scores: string[]): void;
}

function Scores({ scores, errors, onChange }: ScoresProps) {
  return (
    <chakra.fieldset mt="4">
      <chakra.legend textStyle="sm" color="fg.subtle" mb="1">
        {texts.scoreHint}
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)' }}>
        {scores.map((score, index) => (
          <FormField key={index} label={texts.judge(index + 1)}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder={texts.scoreExample}
                aria-invalid={(errors !== undefined || score !== '') && !isScore(score)}
                value={score}
                onChange={(event) => onChange(scores.map((one, at) => (at === index ? event.target.value : one)))}
              />
            )}
          </FormField>
        ))}
      </Box>
      <GroupFaults of={errors} />
    </chakra.fieldset>
  );
}

interface WorthProps {
  worth: PerformanceWorth | null;
  rules: JurusRules | null;
  onDisqualify(): void;
}

function Worth({ worth, rules, onDisqualify }: WorthProps) {
  const figure = (label: string, value: string | null, isMain = false) => (
    <Box>
      <chakra.dt textStyle="sm" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums" fontWeight="bold" fontSize={isMain ? 'xl' : 'md'}>
        {value ?? '–'}
      </chakra.dd>
    </Box>
  );
  return (
    <Box mt="4" bg="bg.muted" rounded="md" p="3" minH="5rem" aria-live="polite">
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr 1fr" alignItems="start">
        {figure(texts.median, worth && seniScoreText(worth.median / 1000))}
        {figure(texts.totalPenalty, worth && pointsText(worth.penalty / 1000))}
        {figure(texts.final, worth && seniScoreText(worth.final / 1000), true)}
      </chakra.dl>
      {worth && worth.timeFault !== 'none' ? (
        <chakra.p textStyle="sm" color="fg.error" fontWeight="medium" mt="1">
          {worth.timeFault === 'out'
            ? texts.outOfTime
            : rules
              ? texts.farOut(disqualificationArticle('time', rules.event))
              : texts.formerFarOut}
        </chakra.p>
      ) : null}
      {worth?.timeFault === 'far-out' && rules ? (
        <Button size="sm" mt="2" onClick={onDisqualify}>
          {texts.disqualifyForTime}
        </Button>
      ) : null}
    </Box>
  );
}
