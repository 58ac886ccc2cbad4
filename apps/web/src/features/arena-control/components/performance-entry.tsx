// How a performance ends at the desk: its judges' scores, the time of the clock, and one step that saves them.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { LiveClock, LiveMatch } from '@gelanggang/contract/live';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { jurusText } from '@gelanggang/domain/rules/jurus-text';
import { Button, ButtonLink } from '@web/components/button';
import { PerformanceFields } from '@web/components/seni-score/performance-fields';
import { performanceTexts } from '@web/components/seni-score/texts';
import {
  bodyOf,
  faultsOf,
  judgesOf,
  type PerformanceBody,
  timeParts,
  typedOf,
  type TypedPerformance,
} from '@web/components/seni-score/typed-performance';
import { ErrorState, PageLoading } from '@web/components/states';
import { useClock } from '@web/live/use-clock';
import { useJudgeScores } from '../judge-scores.api';
import { type Judged, typedScores, withPanels } from '../judged-entry';
import { arenaTexts as texts } from '../texts';
import { useShortcuts } from '../use-shortcuts';
import { JudgedSoFar } from './judged-so-far';
import { KeyHint } from './key-hint';
import { UnstartButton } from './unstart-button';
import { pathOf } from '@web/site/routes';
import { useCall } from '@web/lib/use-call';
import * as seniCalls from '@gelanggang/contract/calls/seni';

/** What was entered at the desk itself; the rest follows the panels. */
type Own = Omit<TypedPerformance, 'items' | 'outcome'> & Pick<Judged, 'items' | 'outcome'>;

interface PerformanceEntryProps {
  match: LiveMatch;
  clock: LiveClock | undefined;
  isSaving: boolean;
  onSave(record: PerformanceBody): void;
  onUnstart(): void;
}

export function PerformanceEntry(props: PerformanceEntryProps) {
  // its rule of time, its judges and what stands: asked for anew whenever the desk shows it
  const pool = useCall(seniCalls.pool, { params: { id: props.match.pool_id } }, { staleTime: 0 });
  if (pool.error && !pool.data) return <ErrorState error={pool.error} onRetry={() => void pool.refetch()} />;
  const row = pool.data?.matches.find((one) => one.id === props.match.id);
  return pool.data && row ? <Entry {...props} rules={row.rules} judges={judgesOf(pool.data)} /> : <PageLoading />;
}

interface EntryProps extends PerformanceEntryProps {
  rules: JurusRules;
  judges: number;
}

function Entry({ match, clock, rules, judges, isSaving, onSave, onUnstart }: EntryProps) {
  const [own, setOwn] = useState<Own>(() => ({ ...typedOf(undefined, judges), items: null, outcome: null }));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const shown = useClock(clock);
  // the clock's time, until somebody types another one
  const isTimeTyped = own.minutes !== '' || own.seconds !== '';
  const ran = shown?.elapsedMs ?? 0;
  const judged = useJudgeScores(match);
  const isJudged = judged !== null && (judged.scores.length + judged.items.length > 0 || judged.disqualified !== null);
  const hasTyped = own.items !== null || own.outcome !== null || own.scores.some((score) => score !== '');
  const typed: TypedPerformance = {
    ...own,
    ...(ran > 0 && !isTimeTyped ? timeParts(Math.floor(ran / 1000)) : {}),
    ...withPanels(own, judges, judged),
  };
  const change = (part: Partial<TypedPerformance>) => {
    const isTime = part.minutes !== undefined || part.seconds !== undefined;
    setOwn((before) => ({
      ...before,
      ...(isTime ? { minutes: typed.minutes, seconds: typed.seconds } : {}),
      ...part,
      ...(part.scores ? { scores: typedScores(part.scores, typed.scores, before.scores) } : {}),
    }));
  };
  const isRunning = shown?.isRunning === true && typed.outcome === 'performed' && !isTimeTyped;
  const save = () => {
    if (isSaving || isRunning) return;
    const faults = faultsOf(typed, rules);
    setErrors(faults);
    if (Object.keys(faults).length === 0) onSave(bodyOf(typed));
  };
  useShortcuts({ s: save });
  return (
    <chakra.form
      noValidate
      aria-label={performanceTexts.title}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      rounded="md"
      p={{ base: '3', md: '4' }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {performanceTexts.jurusAndTime(
          jurusText({ ...rules, isBattle: match.mode === 'battle', lot: match.seni?.lot ?? null }),
          rules,
        )}
      </chakra.p>
      {judged ? <JudgedSoFar judged={judged} /> : null}
      <PerformanceFields typed={typed} rules={rules} rule={rules} errors={errors} onChange={change} />
      <Box display="flex" flexWrap="wrap" gap="2" mt="4" alignItems="center">
        <UnstartButton
          partai={match.partai}
          hasEntries={isJudged || hasTyped}
          isSaving={isSaving}
          onUnstart={onUnstart}
        />
        <ButtonLink variant="quiet" size="sm" to={pathOf('/admin/seni/match/:id', { id: match.pool_id })} me="auto">
          {texts.openPool}
        </ButtonLink>
        <Button
          type="submit"
          variant="solid"
          size="lg"
          w={{ base: '100%', sm: 'auto' }}
          busy={isSaving}
          disabled={isRunning}
        >
          {isRunning ? texts.stopFirst : texts.saveScores} {isRunning ? null : <KeyHint of="S" />}
        </Button>
      </Box>
    </chakra.form>
  );
}
