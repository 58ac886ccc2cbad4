// The words of a match on a big screen: its state, its time, who won and how.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { decisionReason } from '@gelanggang/domain/scoring/decision-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { isProvisional, unusualState } from '@web/components/result-state';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { wonBecause } from '@web/components/performance/performance-words';
import { formatMoment } from '@web/lib/formats';
import type { Slot } from '@web/live/arena-days';
import { elapsed, type ShownAs } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';

/** An estimate is told when it is later than the plan by a minute. */
const DIFFERS_MS = 60_000;

export function timeOf(slot: Slot, timeZone: string): string {
  const { estimatedAt, plannedAt } = slot;
  return estimatedAt !== null && estimatedAt - plannedAt >= DIFFERS_MS
    ? texts.about(formatMoment(estimatedAt, timeZone))
    : formatMoment(plannedAt, timeZone);
}

/** A label and a value: 'Berjalan 4:07', 'Dipanggil ± 10.24', 'Pemenang Biru'. */
export function stateOf(slot: Slot, as: ShownAs, now: number, timeZone: string): { label: string; value: string } {
  const { match } = slot;
  if (as === 'running') return { label: texts.running, value: elapsed(match.started_at, now) ?? '' };
  if (as === 'called') return { label: texts.called, value: timeOf(slot, timeZone) };
  if (as === 'next') return { label: texts.next, value: timeOf(slot, timeZone) };
  if (match.seni?.is_held) return { label: texts.hasPerformed, value: '' };
  const state = unusualState(match);
  if (state) {
    const winner = state === 'corrected' || state === 'disqualified' ? match.winner : null;
    return { label: RESULT_STATE_LABELS[state], value: winner ? CORNER_LABELS[winner] : '' };
  }
  if (match.kind === 'seni' && match.mode === 'default') return { label: texts.result, value: '' };
  return match.winner
    ? { label: texts.winner, value: CORNER_LABELS[match.winner] }
    : { label: texts.result, value: texts.noWinner };
}

export function howWon(match: LiveMatch): string {
  if (isProvisional(match)) return texts.leads;
  if (match.status === 'walkover') return texts.walkover;
  return match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : texts.winner;
}

/** Why, where the rulebook's reason is known: 'hukuman lebih ringan (Pasal 11.6.g.1.b.1)'. */
export const whyWon = (match: LiveMatch): string =>
  match.kind === 'seni' ? wonBecause(match) : decisionReason({ reason: match.win_reason });

/** A corner of a row that is shown. */
export interface Shown {
  row: LiveMatch;
  corner: Corner;
}

/** Of tanding both corners; of jurus who performs, and once both scores of a battle are known, both. */
export function shownCorners(match: LiveMatch, matches: readonly LiveMatch[]): Shown[] {
  const other =
    match.mode === 'battle' && match.winner !== null && match.seni?.is_held !== true
      ? matches.find(
          (one) => one.id !== match.id && one.pool_id === match.pool_id && one.battle_group === match.battle_group,
        )
      : undefined;
  const rows = match.kind === 'seni' && other ? [match, other] : [match];
  return rows
    .flatMap((row) => cornersOf(row).map((corner) => ({ row, corner })))
    .sort((a, b) => a.corner.localeCompare(b.corner));
}

export function scoreOf(match: LiveMatch, corner: Corner): number | null {
  // a performance has one score, whoever's row it is
  if (match.kind === 'seni') return match.seni?.score ?? null;
  return corner === 'blue' ? match.blue_score : match.red_score;
}

export const nameIn = (match: LiveMatch, corner: Corner): string => cornerName(match[corner], match.round);

interface NextRowProps {
  slot: Slot;
  timeZone: string;
  isSmall: boolean;
}

const Bar = chakra('span', { base: { w: '12px', h: '32px', flex: 'none' } });

/** `spill`: one alone has the room of two, and is often a team. */
function Name({ match, corner, spill }: { match: LiveMatch; corner: Corner; spill: number }) {
  const isCorner = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <Box display="flex" alignItems="center" gap="16px">
      <Bar bg={isCorner ? `screen.${corner}` : '#62574B'} />
      <FittedText
        text={nameIn(match, corner)}
        most={31}
        least={28}
        spill={spill}
        flex="1"
        fontStretch="82%"
        fontWeight="560"
        color={match[corner].state === 'unit' ? undefined : '#A79B8B'}
      />
    </Box>
  );
}

/** A match to come: in one line, and where arenas stand three abreast in two, so that names are not cut. */
export function NextRow({ slot, timeZone, isSmall }: NextRowProps) {
  const { match } = slot;
  const corners = cornersOf(match);
  return (
    <Box
      display="grid"
      gridTemplateColumns={
        isSmall ? 'minmax(56px, max-content) minmax(0, 1fr) auto' : 'minmax(64px, max-content) minmax(0, 1fr) 136px'
      }
      alignItems="center"
      columnGap="16px"
      px="20px"
      borderTop="1px solid #352E28"
      flex="none"
      h={isSmall ? '84px' : '60px'}
      data-match={match.id}
    >
      <chakra.span textStyle="display.figure" fontSize="40px" color="#CFC4B4">
        {match.partai ?? '–'}
      </chakra.span>
      <Box
        display="grid"
        columnGap="16px"
        rowGap="4px"
        gridTemplateColumns={isSmall ? 'minmax(0, 1fr)' : `repeat(${corners.length}, minmax(0, 1fr))`}
      >
        {corners.map((corner) => (
          <Name key={corner} match={match} corner={corner} spill={isSmall && corners.length === 1 ? 2 : 1} />
        ))}
      </Box>
      <chakra.span fontSize="30px" fontWeight="650" whiteSpace="nowrap" textAlign="end" fontStretch="90%">
        {match.status === 'called' ? texts.called : timeOf(slot, timeZone)}
      </chakra.span>
    </Box>
  );
}
