// Actions that wait for the network, and those that the server refused: said plainly, until somebody has read them or they no longer hold.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { Button, Spinner } from '@web/components/button';
import { passedRefusals, type Standing } from '../overtaken';
import { arenaActions, useArenaActions } from '../pending-actions';
import { arenaTexts as texts } from '../texts';

const Band = chakra(Box, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '2.5',
    fontSize: 'md',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
});

export function PendingBand({ queue }: { queue: ArenaQueue }) {
  const arenaId = queue.arena.id;
  const { pending, refused, isStuck } = useArenaActions();
  const known = useRef(new Map<string, Standing>());
  useEffect(() => {
    passedRefusals(refused, queue, known.current, performance.now()).forEach((key) => arenaActions.dismiss(key));
  }, [refused, queue]);
  const waiting = pending.filter((action) => action.arenaId === arenaId);
  const said = refused.filter((action) => action.arenaId === arenaId);
  // in sight wherever the page stands, and over it: nothing moves under the operator's finger
  return (
    <Box position="sticky" top="0" zIndex="docked" h="0">
      {isStuck
        ? waiting.map((action) => (
            <Band
              key={action.key}
              role="status"
              bg="status.warn.subtle"
              color="status.warn.fg"
              data-pending={action.key}
            >
              <Spinner aria-hidden="true" />
              <chakra.p flex="1" minW="12rem">
                <b>{action.label}</b>: {texts.waiting}
              </chakra.p>
              <Button size="sm" onClick={() => arenaActions.drop(action.key)}>
                {texts.dontSend}
              </Button>
            </Band>
          ))
        : null}
      {said.map((action) => (
        <Band
          key={action.key}
          role="alert"
          bg="status.danger.subtle"
          color="status.danger.fg"
          data-refused={action.key}
        >
          <chakra.p flex="1" minW="12rem">
            <b>{texts.refused(action.label)}</b> {action.message}
          </chakra.p>
          <Button size="sm" onClick={() => arenaActions.dismiss(action.key)}>
            {texts.understood}
          </Button>
        </Band>
      ))}
    </Box>
  );
}
