// A judge's panel of a performance: who performs, the running score, and what the form of the event asks (rows R25-J23–J25, J35).
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { PanelPerformance } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelState } from '@gelanggang/contract/scoring';
import { FULL_CORRECTNESS, JUDGING_MS } from '@gelanggang/domain/seni/judge-entry';
import { MAX_JUDGE_SCORE, MIN_JUDGE_SCORE } from '@gelanggang/domain/seni/performance-score';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { Button } from '@web/components/button';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { useClock } from '@web/live/use-clock';
import { bodyOf, isSame, scoreOfDraft, useJudgeDraft } from '../judge-draft';
import { useSendScore } from '../jurus-panel.api';
import { scoringTexts as texts } from '../texts';
import { CriteriaEntry } from './criteria-entry';
import { MovesEntry } from './moves-entry';
import { OfflineBand } from './offline-band';
import { PanelHead } from './panel-head';
import { PerformerStrip } from './performer-strip';
import { LYING, ScoreEntry } from './score-entry';

/** Where a first press begins: the middle of what may be given. */
const START = (MIN_JUDGE_SCORE + MAX_JUDGE_SCORE) / 2;

interface SeniPanelProps {
  state: PanelState;
  match: LiveMatch;
  performance: PanelPerformance;
  isThere: boolean;
}

export function SeniPanel({ state, match, performance, isThere }: SeniPanelProps) {
  const isJudging = state.seat <= performance.judges;
  return (
    <Box as="main" position="fixed" inset="0" display="flex" flexDirection="column" bg="ink.bg" color="ink.strong">
      <PanelHead state={state} isOnline={isThere} />
      {isThere ? null : <OfflineBand text={texts.scoreOffline} />}
      <PerformerStrip match={match} />
      <Box
        flex="1"
        minH="0"
        px="3"
        py="2"
        display="flex"
        flexDirection="column"
        gap="2"
        w="100%"
        maxW="44rem"
        mx="auto"
      >
        {isJudging ? (
          <Entry key={`${match.id} ${match.started_at}`} match={match} performance={performance} seat={state.seat} />
        ) : (
          <chakra.p color="ink.fg">{texts.notJudging(performance.judges)}</chakra.p>
        )}
      </Box>
    </Box>
  );
}

function Entry({ match, performance, seat }: { match: LiveMatch; performance: PanelPerformance; seat: number }) {
  const { own, judges, entered, rules } = performance;
  const { form } = rules;
  const startedAt = match.started_at ?? '';
  const [draft, change] = useJudgeDraft(`${match.id} ${startedAt} ${seat}`, own);
  const [refusal, setRefusal] = useState<string | null>(null);
  const clock = useClock(match.clock);
  const score = scoreOfDraft(rules, draft);
  const isSent = isSame(form, draft, own) && !draft.isSending;
  const isRunning = clock?.isRunning === true;
  const send = useSendScore(
    draft.isSending && score !== null ? { match_id: match.id, started_at: startedAt, ...bodyOf(form, draft) } : null,
    (refused) => {
      setRefusal(refused);
      change({ isSending: false });
    },
  );
  // whatever is changed while it is on its way is not what is being sent
  const enter = (part: Parameters<typeof change>[0]) => {
    setRefusal(null);
    change({ ...part, isSending: false });
  };
  return (
    <>
      <Running form={form} score={score} draft={draft}>
        {form === 'criteria' ? <Judging stoppedAt={performance.stopped_at} isSent={isSent} /> : null}
      </Running>
      <Box flex="1" minH="0" overflowY="auto" display="flex" flexDirection="column" gap="2">
        {form === 'moves' ? (
          <MovesEntry
            draft={draft}
            list={rules.list}
            movements={rules.nomor?.movements}
            elapsedMs={clock?.elapsedMs ?? 0}
            onChange={enter}
          />
        ) : form === 'criteria' ? (
          <CriteriaEntry event={rules.event} draft={draft} onChange={enter} />
        ) : (
          <ScoreEntry
            label={texts.score}
            value={draft.score}
            min={MIN_JUDGE_SCORE}
            max={MAX_JUDGE_SCORE}
            start={START}
            steps={[10, 5, 1]}
            isDisabled={false}
            onChange={(value) => enter({ score: value })}
          />
        )}
      </Box>
      <Box
        display="grid"
        gap="1.5"
        flex="none"
        pt="1"
        pb="2"
        css={{ [LYING]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } }}
      >
        <Button
          variant="solid"
          size="lg"
          w="100%"
          minW="0"
          px="2"
          whiteSpace="normal"
          busy={draft.isSending}
          disabled={score === null || isSent || isRunning}
          // on the dark panel what may not be pressed yet must not be the brightest thing
          css={{ '&:disabled, &[aria-disabled=true]': { bg: 'ink.line', color: 'ink.fg' } }}
          onClick={() => change({ isSending: true })}
        >
          {isRunning ? texts.sendAfterTime : isSent ? texts.scoreSent : own ? texts.sendAgain : texts.sendScore}
        </Button>
        <chakra.p fontSize="sm" color={refusal ? '#F2A682' : 'ink.fg'} role="status">
          {refusal ??
            (send.isStuck
              ? texts.sendsLater
              : isSent
                ? texts.scoreGiven(seniPointsText(score ?? 0))
                : score === null
                  ? texts.missing[form]
                  : texts.notSent)}{' '}
          {texts.entered(entered.length, judges)}
        </chakra.p>
      </Box>
    </>
  );
}

interface RunningProps {
  form: PanelPerformance['rules']['form'];
  score: number | null;
  draft: ReturnType<typeof useJudgeDraft>[0];
  children: ReactNode;
}

/** The score as it is now; of mistakes also while steadiness is still missing. */
function Running({ form, score, draft, children }: RunningProps) {
  const correctness = Math.max(MIN_JUDGE_SCORE, FULL_CORRECTNESS - draft.mistakes.length);
  const shown = score ?? (form === 'moves' ? correctness : null);
  return (
    <Box display="flex" alignItems="end" justifyContent="space-between" gap="3" flex="none">
      <Box
        display="flex"
        // criteria take the height that the figure has elsewhere
        flexDirection={form === 'criteria' ? 'row' : 'column'}
        alignItems={form === 'criteria' ? 'baseline' : 'start'}
        columnGap="3"
        css={{ [LYING]: { flexDirection: 'row', alignItems: 'baseline' } }}
      >
        <chakra.p fontSize="sm" color="ink.fg" whiteSpace="nowrap">
          {texts.runningScore}
        </chakra.p>
        <chakra.output
          textStyle="display.figure"
          fontSize={form === 'criteria' ? '44px' : 'min(13vh, 84px)'}
          lineHeight=".95"
          aria-label={texts.runningScore}
          css={{ [LYING]: { fontSize: '36px' } }}
        >
          {shown === null ? '–' : seniPointsText(shown)}
        </chakra.output>
      </Box>
      {form === 'moves' ? (
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto auto"
          columnGap="3"
          fontSize="sm"
          textAlign="end"
          css={{ '& dd': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }, '& dt': { color: 'ink.fg' } }}
        >
          <dt>{texts.correctness}</dt>
          <dd>{seniPointsText(correctness)}</dd>
          <dt>{texts.steadiness}</dt>
          <dd>{draft.steadiness === null ? '–' : `+${seniPointsText(draft.steadiness)}`}</dd>
        </chakra.dl>
      ) : null}
      {children}
    </Box>
  );
}

/** Ten seconds after the end; whoever is later may still send. */
function Judging({ stoppedAt, isSent }: { stoppedAt: string | null; isSent: boolean }) {
  useNow(250);
  if (stoppedAt === null || isSent) return null;
  const left = Math.ceil((Date.parse(stoppedAt) + JUDGING_MS - serverNow()) / 1000);
  return (
    <chakra.p role="timer" fontWeight="bold" textAlign="end" color={left > 0 ? '#F5D98B' : '#F2A682'}>
      {left > 0 ? texts.judgingLeft(left) : texts.judgingOver}
    </chakra.p>
  );
}
