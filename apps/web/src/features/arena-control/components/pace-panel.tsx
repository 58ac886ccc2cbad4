// How the arenas keep up today, when each ends, and moves that bring drifting arenas together: seen first, then taken.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArenaPace, PaceAnswer, PaceMove } from '@gelanggang/contract/pace';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { formatMoment } from '@web/lib/formats';
import { useApplyMoves, usePace } from '../pace.api';
import { arenaTexts as texts } from '../texts';

const Cell = chakra('td', {
  base: { px: { base: '2', md: '3' }, py: '2', verticalAlign: 'top', borderTopWidth: '1px' },
});
const Head = chakra('th', {
  base: {
    px: { base: '2', md: '3' },
    py: '2',
    textAlign: 'start',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
  },
});

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

export function PacePanel({ tournamentId }: { tournamentId: number }) {
  const pace = usePace(tournamentId);
  const [shown, setShown] = useState<PaceAnswer | null>(null);
  if (!pace.data || pace.data.arenas.every((arena) => arena.left === 0)) return null;
  const { arenas, moves, drift_seconds: drift, time_zone: zone } = pace.data;
  const latest = arenas
    .map((one) => one.ends_at ?? '')
    .sort()
    .at(-1);
  return (
    <chakra.section aria-label={texts.pace} bg="bg.panel" borderWidth="1px" borderColor="border.emphasized">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" px="4" py="3">
        <Box flex="1" minW="14rem">
          <chakra.h3 fontWeight="bold">{latest ? texts.dayEnds(formatMoment(latest, zone)) : texts.pace}</chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted">
            {moves.length > 0
              ? texts.drifted(minutesOf(drift), moves.length)
              : drift > 20 * 60
                ? texts.driftedAlone(minutesOf(drift))
                : texts.together}
          </chakra.p>
        </Box>
        {moves.length > 0 ? (
          <Button variant="solid" onClick={() => setShown(pace.data)}>
            {texts.seeMoves(moves.length)}
          </Button>
        ) : null}
      </Box>
      <Box overflowX="auto">
        <ForecastTable arenas={arenas} zone={zone} />
      </Box>
      {shown ? <MovesDialog pace={shown} tournamentId={tournamentId} onClose={() => setShown(null)} /> : null}
    </chakra.section>
  );
}

function ForecastTable({ arenas, zone, isPlan = false }: { arenas: ArenaPace[]; zone: string; isPlan?: boolean }) {
  const time = (at: string | null) => (at === null ? '–' : formatMoment(at, zone));
  return (
    <chakra.table w="100%" textStyle="sm" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          <Head>{texts.arena}</Head>
          <Head>{texts.leftShort}</Head>
          <Head>{texts.behindNow}</Head>
          <Head>{texts.plannedEnd}</Head>
          <Head>{texts.forecastEnd}</Head>
          {isPlan ? <Head>{texts.endAfter}</Head> : null}
        </tr>
      </thead>
      <tbody>
        {arenas.map((one) => (
          <tr key={one.arena.id}>
            <Cell fontWeight="semibold">{one.arena.name}</Cell>
            <Cell>{one.left}</Cell>
            <Cell>{one.behind_seconds >= 60 ? texts.minutes(minutesOf(one.behind_seconds)) : texts.onTime}</Cell>
            <Cell>{time(one.planned_end)}</Cell>
            <Cell fontWeight="semibold">{time(one.ends_at)}</Cell>
            {isPlan ? <Cell fontWeight="semibold">{time(one.ends_at_after)}</Cell> : null}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function MovesDialog({ pace, tournamentId, onClose }: { pace: PaceAnswer; tournamentId: number; onClose(): void }) {
  const apply = useApplyMoves(tournamentId);
  const { moves, time_zone: zone } = pace;
  return (
    <Dialog
      open
      onClose={onClose}
      width="44rem"
      title={texts.movesTitle}
      footer={
        <Button variant="solid" busy={apply.isPending} onClick={() => apply.mutate(moves, { onSuccess: onClose })}>
          {texts.applyMoves(moves.length)}
        </Button>
      }
    >
      <chakra.p color="fg.muted">
        {texts.movesLead(minutesOf(pace.drift_seconds), minutesOf(pace.drift_after_seconds))}
      </chakra.p>
      <chakra.ol mt="3" borderBottomWidth="1px">
        {moves.map((move) => (
          <MoveRow key={move.match_id} move={move} zone={zone} />
        ))}
      </chakra.ol>
      <Box mt="4" overflowX="auto">
        <ForecastTable arenas={pace.arenas} zone={zone} isPlan />
      </Box>
    </Dialog>
  );
}

function MoveRow({ move, zone }: { move: PaceMove; zone: string }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(3rem, max-content) minmax(0, 1fr)',
        sm: 'minmax(3rem, max-content) minmax(0, 1fr) auto',
      }}
      gap="2"
      py="2.5"
      borderTopWidth="1px"
    >
      <chakra.span textStyle="display.partai">{move.partai}</chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {shownName(move.blue)} – {shownName(move.red)}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted">
          {move.class}
        </chakra.p>
      </Box>
      <Box gridColumn={{ base: '2', sm: 'auto' }} textStyle="sm" textAlign={{ sm: 'end' }}>
        <chakra.p fontWeight="semibold">
          {move.from_arena.name} → {move.to_arena.name}
        </chakra.p>
        <chakra.p color="fg.muted">
          {texts.wasWouldBe(formatMoment(move.starts_at, zone), formatMoment(move.would_start_at, zone))}
        </chakra.p>
      </Box>
    </chakra.li>
  );
}
