// How a result stands, in a word and in a sentence: live, unofficial, official, under protest, corrected.
import { Box, chakra } from '@chakra-ui/react';
import { Clock, PencilLine } from 'lucide-react';
import type { LiveCorrection, LiveMatch } from '@gelanggang/contract/live';
import { correctionSentence, RESULT_STATE_LABELS, type ResultState } from '@gelanggang/domain/results/result-state';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatMoment } from '../lib/formats';
import { standingTexts as texts } from './standing-texts';
import { Tag } from './tag';

const TONES = {
  live: 'run',
  unofficial: 'warn',
  official: 'ok',
  protested: 'warn',
  corrected: 'neutral',
  disqualified: 'warn',
} as const satisfies Record<ResultState, string>;

/** What a list says of a result that is not simply official or on. */
const isUnusual = (state: ResultState | null | undefined): state is ResultState =>
  state != null && state !== 'live' && state !== 'official';

/** A state that a screen has to tell, since it is neither on nor simply official. */
export const unusualState = ({ standing }: Pick<LiveMatch, 'standing'>): ResultState | null =>
  isUnusual(standing?.state) ? standing.state : null;

export const isProvisional = ({ standing }: Pick<LiveMatch, 'standing'>): boolean =>
  standing?.state === 'protested' || standing?.state === 'unofficial';

/** `isWhole`: official is said too. */
export function ResultTag({
  match: { standing },
  isWhole = false,
}: {
  match: Pick<LiveMatch, 'standing'>;
  isWhole?: boolean;
}) {
  const state = standing?.state ?? null;
  if (!isUnusual(state) && !(isWhole && state === 'official')) return null;
  return (
    <Tag tone={TONES[state]} data-result-state={state}>
      {RESULT_STATE_LABELS[state]}
    </Tag>
  );
}

/** On the match's own page: who protests and until when, or what was corrected, when and why. */
export function StandingNote({
  match: { standing },
  timeZone,
}: {
  match: Pick<LiveMatch, 'standing'>;
  timeZone: string;
}) {
  if (!standing) return null;
  const { state, protest, correction } = standing;
  const at = (instant: string) => formatMoment(new Date(instant).getTime(), timeZone);
  if (state === 'protested' && protest) {
    const { contingent, level, since, decide_by: decideBy } = protest;
    return (
      <Note isWarning>
        <b>{texts.notOfficial}</b> {texts.protested(shownName(contingent), level, at(since), at(decideBy))}
      </Note>
    );
  }
  if (state === 'unofficial') {
    return (
      <Note isWarning>
        <b>{texts.notOfficial}</b> {texts.notAnnounced}
      </Note>
    );
  }
  if (state === 'disqualified') return <Note isWarning>{texts.disqualified}</Note>;
  if (!correction) return null;
  return (
    <Note isWarning={state === null}>
      <b>{correctionSentence(correction)}</b> {texts.correctedAt(at(correction.at))}
      {wasText(correction)}
    </Note>
  );
}

/** ' Sebelumnya: Biru, Menang angka, 21–18.' */
function wasText({ before }: LiveCorrection): string {
  if (!before?.winner) return '';
  const how = before.win_kind && isWinKind(before.win_kind) ? WIN_KIND_LABELS[before.win_kind] : '';
  const words = [CORNER_LABELS[before.winner], how, scoresText(before.blue_score, before.red_score)];
  return ` ${texts.before(words.filter(Boolean).join(', '))}`;
}

function Note({ isWarning, children }: { isWarning: boolean; children: React.ReactNode }) {
  const Icon = isWarning ? Clock : PencilLine;
  return (
    <Box
      role="status"
      data-standing
      display="flex"
      gap="3"
      p="4"
      rounded="md"
      lineHeight="1.45"
      bg={isWarning ? 'status.warn.subtle' : 'bg.muted'}
      css={{ '& b': { color: isWarning ? 'status.warn.fg' : 'fg' } }}
    >
      <chakra.span flex="none" pt="0.5" color={isWarning ? 'status.warn.fg' : 'fg.muted'}>
        <Icon size={20} aria-hidden="true" />
      </chakra.span>
      <chakra.p minW="0" overflowWrap="anywhere">
        {children}
      </chakra.p>
    </Box>
  );
}
