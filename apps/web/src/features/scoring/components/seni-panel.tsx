// A judge's panel of a performance: who performs, for how long already, and the score to be given.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelPerformance, PanelState } from '@gelanggang/contract/scoring';
import { MAX_JUDGE_SCORE, MAX_PENALTY, MIN_JUDGE_SCORE } from '@gelanggang/domain/seni/performance-score';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { Button } from '@web/components/button';
import { readStored, writeStored } from '@web/lib/stored';
import { useGiveScore } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { PanelHead } from './panel-head';
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
      {isThere ? null : (
        <chakra.p bg="#953C11" color="#fff" px="3" py="1.5" fontSize="sm" fontWeight="semibold" role="alert">
          {texts.offline}. {texts.scoreOffline}
        </chakra.p>
      )}
      <Box
        flex="1"
        minH="0"
        overflowY="auto"
        p="3"
        display="grid"
        gap="4"
        alignContent="start"
        gridTemplateColumns="minmax(0, 1fr)"
        w="100%"
        maxW="44rem"
        mx="auto"
        css={{ [LYING]: { py: '1', gap: '2' } }}
      >
        <Performer match={match} />
        {isJudging ? (
          <Entry key={`${match.id} ${match.started_at}`} match={match} performance={performance} seat={state.seat} />
        ) : (
          <chakra.p color="ink.fg">{texts.notJudging(performance.judges)}</chakra.p>
        )}
      </Box>
    </Box>
  );
}

function Performer({ match }: { match: LiveMatch }) {
  const who = match.corner === 'red' ? match.red : match.blue;
  return (
    <Box>
      <chakra.p fontSize="sm" color="ink.fg">
        {[match.match_category, match.age_category, GENDER_LABELS[match.gender], match.round_label]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <chakra.p
        fontSize="xl"
        fontWeight="bold"
        lineHeight="1.2"
        overflowWrap="anywhere"
        css={{ [LYING]: { fontSize: 'md' } }}
      >
        {who.name}
        <chakra.span
          display="block"
          fontSize="sm"
          fontWeight="normal"
          color="ink.fg"
          css={{ [LYING]: { display: 'none' } }}
        >
          {who.contingent}
        </chakra.span>
      </chakra.p>
    </Box>
  );
}

interface Draft {
  /** Hundredths. */
  score: number | null;
  deduction: number;
}

/** What is being set survives a reload of the page. */
function useDraft(key: string, given: Draft) {
  const [draft, setDraft] = useState<Draft>(() => {
    const [of, score, deduction] = (readStored(DRAFT_KEY) ?? '').split('|');
    return of === key ? { score: score ? Number(score) : null, deduction: Number(deduction) } : given;
  });
  const change = (next: Draft) => {
    setDraft(next);
    writeStored(DRAFT_KEY, `${key}|${next.score ?? ''}|${next.deduction}`);
  };
  return [draft, change] as const;
}

const DRAFT_KEY = 'gelanggang.panel-score';

function Entry({ match, performance, seat }: { match: LiveMatch; performance: PanelPerformance; seat: number }) {
  const { own, judges, entered } = performance;
  const given: Draft = {
    score: own && Math.round(100 * own.score),
    deduction: own ? Math.round(100 * own.deduction) : 0,
  };
  const [draft, change] = useDraft(`${match.id} ${match.started_at} ${seat}`, given);
  const give = useGiveScore();
  const isSent = own !== null && draft.score === given.score && draft.deduction === given.deduction;
  const { score } = draft;
  return (
    <>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '3fr 2fr' }} alignItems="start">
        <ScoreEntry
          label={texts.score}
          value={score}
          min={MIN_JUDGE_SCORE}
          max={MAX_JUDGE_SCORE}
          start={START}
          steps={[10, 5, 1]}
          isDisabled={give.isPending}
          onChange={(value) => change({ ...draft, score: value })}
        />
        <ScoreEntry
          label={texts.deduction}
          value={draft.deduction}
          min={0}
          max={MAX_PENALTY}
          start={0}
          steps={[50]}
          isDisabled={give.isPending}
          onChange={(value) => change({ ...draft, deduction: value })}
        />
      </Box>
      <Box
        display="grid"
        gap="2"
        position="sticky"
        bottom="0"
        bg="ink.bg"
        pt="1"
        pb="2"
        css={{ [LYING]: { py: '0', gridTemplateColumns: '3fr 2fr', alignItems: 'center' } }}
      >
        <Button
          variant="solid"
          size="lg"
          busy={give.isPending}
          disabled={score === null || isSent}
          onClick={() =>
            score !== null && give.mutate({ match_id: match.id, score: score / 100, deduction: draft.deduction / 100 })
          }
        >
          {isSent ? texts.scoreSent : own ? texts.sendAgain : texts.sendScore}
        </Button>
        <chakra.p fontSize="sm" color="ink.fg" role="status">
          {own
            ? texts.scoreGiven(seniPointsText(given.score ?? 0), seniPointsText(given.deduction))
            : score === null
              ? texts.chooseScore
              : texts.notSent}{' '}
          {texts.entered(entered.length, judges)}
        </chakra.p>
      </Box>
    </>
  );
}
