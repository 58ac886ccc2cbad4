// What the table entered and could not send yet, and what the server has refused since: said until it is sent or read.
import { Box, chakra } from '@chakra-ui/react';
import type { PanelState } from '@gelanggang/contract/scoring';
import { Button } from '@web/components/button';
import { useKept } from '@web/lib/kept-queue';
import { tableActs, undo } from '../table-acts';
import { scoringTexts as texts } from '../texts';

interface WaitingBandProps {
  /** null while the panel could not be read at all. */
  state: PanelState | null;
}

export function WaitingBand({ state }: WaitingBandProps) {
  const { pending, refused, wasStuck } = useKept(tableActs);
  const isHere = (one: { arenaId: number }) => !state || one.arenaId === state.arena.id;
  const waiting = wasStuck ? pending.filter(isHere) : [];
  // those of the match on the mat are undone in its sheet
  const others = waiting.filter((one) => one.matchId !== state?.match?.id || state.match.status !== 'ongoing');
  return (
    <Box>
      {waiting.length > 0 ? (
        <Box role="status" data-waiting={waiting.length} bg="status.warn.subtle" color="status.warn.fg" px="4" py="2">
          <chakra.p>
            <b>{texts.waits(waiting.length)}.</b> {texts.waitsText}
          </chakra.p>
          {others.map((one) => (
            <Box key={one.key} display="flex" alignItems="center" gap="3" mt="1">
              <chakra.span flex="1" minW="0">
                {one.label}
              </chakra.span>
              <Button size="sm" onClick={() => undo(one)}>
                {texts.undo}
              </Button>
            </Box>
          ))}
        </Box>
      ) : null}
      {refused.filter(isHere).map((one) => (
        <Box
          key={one.key}
          role="alert"
          data-refused={one.key}
          bg="status.danger.subtle"
          color="status.danger.fg"
          px="4"
          py="2"
          display="flex"
          alignItems="center"
          gap="3"
          borderTopWidth="1px"
        >
          <chakra.p flex="1" minW="0">
            <b>{texts.refusedTitle(one.label)}</b> {one.message}
          </chakra.p>
          <Button size="sm" onClick={() => tableActs.dismiss(one.key)}>
            {texts.understood}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
