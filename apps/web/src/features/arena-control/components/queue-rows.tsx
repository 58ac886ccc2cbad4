// A match of the queue: still to come, with what can be done with it, or over, with its result.
import { Box, chakra } from '@chakra-ui/react';
import type { ArenaQueue, StandingResult, WithdrawnResult } from '@gelanggang/contract/arena-control';
import type { LiveArena, LiveMatch } from '@gelanggang/contract/live';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { decisionReason } from '@gelanggang/domain/scoring/decision-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { clockTime } from '@gelanggang/domain/words/dates';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { usePermissions } from '@web/site/account';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { formatMoment } from '@web/lib/formats';
import type { Slot } from '@web/live/arena-days';
import { arenaTexts as texts } from '../texts';

function Row({ match, menu, children }: { match: LiveMatch; menu?: MenuAction[]; children: React.ReactNode }) {
  const hasCorners = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(3rem, max-content) minmax(0, 1fr)"
      gap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      data-queue={match.id}
    >
      <chakra.span textStyle="display.partai">{match.partai}</chakra.span>
      <Box minW="0">
        <Box display="flex" gap="1">
          <Box flex="1" minW="0">
            {cornersOf(match).map((corner) => (
              <Box key={corner} display="flex" gap="2" alignItems="center" minW="0">
                {hasCorners ? <CornerMark corner={corner} /> : null}
                <chakra.span
                  fontSize="sm"
                  fontWeight={match.winner === corner ? 'bold' : 'medium'}
                  color={match[corner].state === 'unit' ? 'fg' : 'fg.subtle'}
                  overflowWrap="anywhere"
                  truncate={match.kind === 'tanding'}
                  title={cornerName(match[corner], match.round)}
                >
                  {cornerName(match[corner], match.round)}
                </chakra.span>
              </Box>
            ))}
          </Box>
          {menu && menu.length > 0 ? <ActionMenu actions={menu} label={texts.moreOf(match.partai)} /> : null}
        </Box>
        {children}
      </Box>
    </chakra.li>
  );
}

interface QueueRowProps {
  slot: Slot;
  queue: ArenaQueue;
  onChoose(): void;
  onSkip(): void;
  onMove(arena: LiveArena): void;
  onRestore(withdrawn: WithdrawnResult): void;
}

export function QueueRow({ slot, queue, onChoose, onSkip, onMove, onRestore }: QueueRowProps) {
  const permissions = usePermissions();
  const { match } = slot;
  const zone = queue.tournament.time_zone;
  const plan = clockTime(match.start_time ?? '');
  const estimate = slot.estimatedAt === null ? plan : formatMoment(slot.estimatedAt, zone);
  const isReady = !queue.waiting_ids.includes(match.id);
  const isWaiting = match.status === 'scheduled';
  const withdrawn = queue.withdrawn.find((one) => one.match_id === match.id);
  const mayMove =
    isWaiting && permissions.has('manage schedule') && !(match.kind === 'seni' && match.mode === 'battle');
  const menu: MenuAction[] = [
    ...(isReady && isWaiting
      ? [{ id: 'skip', label: match.is_skipped ? texts.bringBack : texts.skip, onSelect: onSkip }]
      : []),
    ...(mayMove
      ? queue.other_arenas.map((arena) => ({
          id: `move ${arena.id}`,
          label: texts.moveTo(arena.name),
          onSelect: () => onMove(arena),
        }))
      : []),
  ];
  return (
    <Row match={match} menu={menu}>
      <chakra.p textStyle="xs" color="fg.subtle" mt="1">
        {match.status === 'called' ? `${texts.called} · ` : ''}
        {estimate === plan ? texts.planned(plan) : texts.plannedAndEstimate(plan, estimate)}
      </chakra.p>
      {withdrawn ? (
        <Box mt="2" p="2" rounded="md" bg="status.warn.subtle" color="status.warn.fg" textStyle="xs">
          <p>{texts.wasWithdrawn(formatMoment(new Date(withdrawn.withdrawn_at), zone))}</p>
          <Button size="sm" w="100%" mt="1" onClick={() => onRestore(withdrawn)}>
            {texts.restore}
          </Button>
        </Box>
      ) : null}
      {isReady ? (
        <Button size="sm" w="100%" mt="2" onClick={onChoose}>
          {texts.openPartai(match.partai)}
        </Button>
      ) : null}
    </Row>
  );
}

interface DoneRowProps {
  match: LiveMatch;
  result: StandingResult | undefined;
  isBusy: boolean;
  onCorrect(): void;
  onUndo(): void;
}

export function DoneRow({ match, result, isBusy, onCorrect, onUndo }: DoneRowProps) {
  if (match.kind === 'seni') {
    return (
      <Row match={match}>
        <chakra.p textStyle="xs" color="fg.subtle" mt="1">
          {performanceText(match)}
        </chakra.p>
        {match.seni?.outcome ? (
          <Button size="sm" w="100%" mt="2" disabled={isBusy} onClick={onCorrect}>
            {texts.correctScores(match.partai)}
          </Button>
        ) : null}
      </Row>
    );
  }
  return (
    <Row match={match}>
      {result ? (
        <>
          <chakra.p textStyle="xs" color="fg.subtle" mt="1">
            {outcome(result)}
          </chakra.p>
          {result.is_final ? (
            <chakra.p textStyle="xs" color="fg.muted" mt="1">
              {texts.isFinal}
            </chakra.p>
          ) : null}
          <Box display="flex" flexWrap="wrap" gap="2" mt="2">
            {result.is_final && result.winner === null ? null : (
              <Button size="sm" flex="1" disabled={isBusy} onClick={onCorrect}>
                {texts.correct(match.partai)}
              </Button>
            )}
            {result.is_correction ? (
              <Button size="sm" flex="1" disabled={isBusy} onClick={onUndo}>
                {texts.undo}
              </Button>
            ) : null}
          </Box>
        </>
      ) : null}
    </Row>
  );
}

/** A score, or why there is none; who wins without performing has neither. */
function performanceText({ seni, status }: LiveMatch): string {
  if (!seni || seni.outcome === null) return MATCH_STATUS_LABELS[status];
  if (seni.is_held && seni.outcome === 'performed') return sheetTexts.held;
  return seni.score === null ? PERFORMANCE_OUTCOME_LABELS[seni.outcome] : seniScoreText(seni.score);
}

function outcome(result: StandingResult): string {
  if (result.is_walkover) {
    const why = decisionReason({ reason: result.win_reason });
    if (result.winner === null && why) return [texts.nobodyWins, why].join(', ');
    return [texts.walkoverResult(result.winner ? CORNER_LABELS[result.winner] : null), why].filter(Boolean).join(', ');
  }
  const kind = result.win_kind && isWinKind(result.win_kind) ? WIN_KIND_LABELS[result.win_kind] : '';
  const score =
    result.blue_score !== null && result.red_score !== null
      ? `, ${texts.score(result.blue_score, result.red_score)}`
      : '';
  return (result.winner ? texts.winner(CORNER_LABELS[result.winner], kind) : kind) + score;
}
