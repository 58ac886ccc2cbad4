// The judges' table of one performance: scores, penalty and time; what they are worth is shown while they are typed.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { SeniMatch } from '@gelanggang/contract/seni-answers';
import {
  checkPerformance,
  PERFORMANCE_OUTCOME_LABELS,
  PERFORMANCE_OUTCOMES,
  type PerformanceOutcome,
  type PerformanceRecord,
  worthOf,
} from '@gelanggang/domain/seni/performance-score';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useRecordPerformance, useWithdrawPerformance } from '../seni.api';
import { pointsText, seniTexts as texts } from '../texts';
import { Performer } from './performer';

const JUDGE_COUNTS = [4, 6, 8, 10] as const;

interface ScoreDialogProps {
  poolId: number;
  match: SeniMatch;
  rule: TimeRule;
  /** Of the performance before, so that nobody chooses it again for each. */
  judges: number;
  onClose(): void;
}

interface Typed {
  outcome: PerformanceOutcome;
  scores: string[];
  penalty: string;
  minutes: string;
  seconds: string;
}

export function ScoreDialog({ poolId, match, rule, judges, onClose }: ScoreDialogProps) {
  const stands = match.performance;
  const record = useRecordPerformance(poolId, match.id);
  const withdraw = useWithdrawPerformance(poolId, match.id);
  const [typed, setTyped] = useState<Typed>(() => typedOf(match, judges));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const isPerformed = typed.outcome === 'performed';
  const given = recordOf(typed);
  const worth = given && isPerformed && checkPerformance(given).ok ? worthOf(given, rule) : null;
  const failed = (error: unknown) => {
    setErrors(error instanceof HttpError ? error.fields : {});
    toast.error(messageOf(error, texts.scoreFailed));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record.mutate(
      {
        outcome: typed.outcome,
        scores: isPerformed ? typed.scores.map(numberOf) : [],
        penalty: isPerformed ? numberOf(typed.penalty || '0') : 0,
        seconds: isPerformed ? secondsOf(typed) : undefined,
        corrects_id: stands?.id,
      },
      {
        onSuccess: (answer) => {
          toast.success(answer.message);
          onClose();
        },
        onError: failed,
      },
    );
  };
  const takeBack = () =>
    stands &&
    withdraw.mutate(stands.id, {
      onSuccess: (answer) => {
        toast.success(answer.message);
        onClose();
      },
      onError: failed,
    });
  return (
    <Dialog open onClose={onClose} title={texts.scoreTitle} width="34rem">
      <form onSubmit={submit} noValidate>
        <Box mb="4">
          <Performer match={match} />
          <chakra.p textStyle="sm" color="fg.muted" mt="1">
            {texts.timeRule(rule)}
          </chakra.p>
        </Box>
        <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr 1fr' }}>
          <FormField label={texts.outcome} error={errors.outcome?.join(' ')}>
            {(control) => (
              <Select
                {...control}
                value={typed.outcome}
                onChange={(event) => change({ outcome: event.target.value as PerformanceOutcome })}
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
                  onChange={(event) => change({ scores: resized(typed.scores, Number(event.target.value)) })}
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
        {isPerformed ? (
          <>
            <chakra.fieldset mt="4">
              <chakra.legend textStyle="sm" color="fg.subtle" mb="1">
                {texts.scoreHint}
              </chakra.legend>
              <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)' }}>
                {typed.scores.map((score, index) => (
                  <FormField key={index} label={texts.judge(index + 1)}>
                    {(control) => (
                      <Input
                        {...control}
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder="9,50"
                        aria-invalid={errors.scores !== undefined || (score !== '' && !isScore(score))}
                        value={score}
                        onChange={(event) =>
                          change({ scores: typed.scores.map((one, at) => (at === index ? event.target.value : one)) })
                        }
                      />
                    )}
                  </FormField>
                ))}
              </Box>
              {errors.scores ? (
                <chakra.p role="alert" color="fg.error" textStyle="sm" mt="1">
                  {errors.scores.join(' ')}
                </chakra.p>
              ) : null}
            </chakra.fieldset>
            <Box display="grid" gap="4" mt="4" gridTemplateColumns="1fr 1fr 1fr" alignItems="start">
              <FormField label={texts.minutes} error={errors.seconds?.join(' ')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="numeric"
                    value={typed.minutes}
                    onChange={(event) => change({ minutes: event.target.value })}
                  />
                )}
              </FormField>
              <FormField label={texts.seconds}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="numeric"
                    value={typed.seconds}
                    onChange={(event) => change({ seconds: event.target.value })}
                  />
                )}
              </FormField>
              <FormField label={texts.penalty} error={errors.penalty?.join(' ')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    placeholder="0,00"
                    title={texts.penaltyHint}
                    value={typed.penalty}
                    onChange={(event) => change({ penalty: event.target.value })}
                  />
                )}
              </FormField>
            </Box>
            <Worth worth={worth} />
          </>
        ) : null}
        <Box display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end" py="4">
          {stands ? (
            <Button variant="quiet" me="auto" busy={withdraw.isPending} onClick={() => void takeBack()}>
              {texts.withdraw}
            </Button>
          ) : null}
          <Button type="submit" variant="solid" busy={record.isPending}>
            {texts.save}
          </Button>
        </Box>
      </form>
    </Dialog>
  );
}

function Worth({ worth }: { worth: ReturnType<typeof worthOf> | null }) {
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
    <Box mt="4" bg="bg.muted" rounded="md" p="3" minH="5.5rem" aria-live="polite">
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr 1fr" alignItems="end">
        {figure(texts.median, worth && seniScoreText(worth.median / 1000))}
        {figure(texts.totalPenalty, worth && pointsText(worth.penalty / 1000))}
        {figure(texts.final, worth && seniScoreText(worth.final / 1000), true)}
      </chakra.dl>
      {worth && worth.timeFault !== 'none' ? (
        <chakra.p textStyle="sm" color="fg.error" fontWeight="medium" mt="1">
          {worth.timeFault === 'out' ? texts.outOfTime : texts.farOut}
        </chakra.p>
      ) : null}
    </Box>
  );
}

function typedOf({ performance }: SeniMatch, judges: number): Typed {
  const seconds = performance?.seconds;
  const hasTime = seconds !== null && seconds !== undefined;
  return {
    outcome: performance?.outcome ?? 'performed',
    scores: performance?.scores.length ? performance.scores.map(pointsText) : Array.from({ length: judges }, () => ''),
    penalty: performance?.penalty ? pointsText(performance.penalty) : '',
    minutes: hasTime ? String(Math.floor(seconds / 60)) : '',
    seconds: hasTime ? String(seconds % 60) : '',
  };
}

const resized = (scores: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => scores[index] ?? '');

/** 9,55 or 9.55; what is no number is not a score. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

const isScore = (text: string): boolean => numberOf(text) >= 9 && numberOf(text) <= 10;

function secondsOf({ minutes, seconds }: Typed): number | undefined {
  if (minutes.trim() === '' && seconds.trim() === '') return undefined;
  return 60 * Number(minutes || '0') + Number(seconds || '0');
}

function recordOf(typed: Typed): PerformanceRecord | null {
  const seconds = secondsOf(typed);
  if (typed.outcome !== 'performed' || seconds === undefined) return null;
  return {
    outcome: typed.outcome,
    scores: typed.scores.map((score) => Math.round(100 * numberOf(score))),
    penalty: Math.round(100 * numberOf(typed.penalty || '0')),
    seconds,
  };
}
