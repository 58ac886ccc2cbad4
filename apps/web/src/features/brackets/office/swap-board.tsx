// Round 1 as a board: two slots change places by drag, or by a button on each (keyboard and touch).
import { Box, chakra } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { useState } from 'react';
import type { BracketAnswer, BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { handTexts } from './hand-texts';
import { ReasonDialog } from '@web/components/reason-dialog';
import { type BoardSlot, SwapSlot } from './swap-slot';
import { useSend } from '@web/lib/use-send';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import { ofDraw } from '@web/lib/pool-draws.api';

const texts = handTexts.swap;

export function SwapBoard({ bracket, onDone }: { bracket: BracketAnswer; onDone(): void }) {
  const games = bracket.rounds.flatMap((round) => round.games).filter((game) => game.round === 1);
  const slots = new Map(games.flatMap(slotsOf).map((slot) => [slot.key, slot]));
  const [pickedKey, setPicked] = useState<string | null>(null);
  const [pair, setPair] = useState<[string, string] | null>(null);
  const picked = pickedKey === null ? undefined : slots.get(pickedKey);
  const [first, second] = (pair ?? []).map((key) => slots.get(key));

  const choose = (slot: BoardSlot) => {
    if (!picked) setPicked(slot.key);
    else if (picked.key === slot.key) setPicked(null);
    else setPair([picked.key, slot.key]);
  };
  const close = () => {
    setPair(null);
    setPicked(null);
  };
  return (
    <chakra.section mt="4" aria-label={texts.title}>
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="3">
        <Box flex="1 1 18rem">
          <chakra.h2 textStyle="title.section">{texts.title}</chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.help}
          </chakra.p>
        </Box>
        <Button variant="solid" onClick={onDone}>
          {texts.done}
        </Button>
      </Box>
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source, target } }) => {
          const [from, to] = [slots.get(String(source?.id)), slots.get(String(target?.id))];
          if (!canceled && from && to && from !== to) setPair([from.key, to.key]);
        }}
      >
        <chakra.ol
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {games.map((game) => (
            <chakra.li key={game.id} borderWidth="1px" borderColor="border.emphasized" rounded="md" bg="bg.panel">
              <chakra.p textStyle="sm" color="fg.muted" px="3" py="1.5" borderBottomWidth="1px" borderColor="border">
                {texts.match(game.position)}
              </chakra.p>
              {slotsOf(game).map((slot) => (
                <SwapSlot key={slot.key} slot={slot} picked={picked} onChoose={choose} />
              ))}
            </chakra.li>
          ))}
        </chakra.ol>
      </DragDropProvider>
      {first && second ? (
        <SwapDialog poolId={bracket.pool.pool_id} first={first} second={second} onClose={close} />
      ) : null}
    </chakra.section>
  );
}

function slotsOf(game: BracketGame): BoardSlot[] {
  const slot = (corner: Corner, player: BracketPlayer): BoardSlot => ({
    key: `${game.id}-${corner}`,
    matchId: game.id,
    position: game.position,
    corner,
    player,
  });
  return [slot('blue', game.player1), slot('red', game.player2)];
}

interface SwapDialogProps {
  poolId: number;
  first: BoardSlot;
  second: BoardSlot;
  onClose(): void;
}

function SwapDialog({ poolId, first, second, onClose }: SwapDialogProps) {
  const swap = useSend(
    drawTrustCalls.swap,
    { params: { id: poolId } },
    // refused too: what was seen may be old
    { forgets: ofDraw(poolId), evenRefused: true },
  );
  const seen = (slot: BoardSlot) => ({ match_id: slot.matchId, corner: slot.corner, unit_id: slot.player.unit_id });
  return (
    <ReasonDialog
      title={texts.action}
      question={texts.question}
      isOptional
      confirmText={texts.confirm}
      busy={swap.isPending}
      failure={swap.error ? messageOf(swap.error, texts.failed) : undefined}
      onConfirm={(reason) =>
        swap.mutate(
          { first: seen(first), second: seen(second), reason },
          {
            onSuccess: () => {
              toast.success(texts.success);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Box display="grid" gap="1.5">
        <SlotLine slot={first} />
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.and}
        </chakra.p>
        <SlotLine slot={second} />
      </Box>
    </ReasonDialog>
  );
}

function SlotLine({ slot: { corner, player, position } }: { slot: BoardSlot }) {
  return (
    <Box display="flex" gap="2" alignItems="baseline">
      <CornerMark corner={corner} />
      <chakra.p minW="0" overflowWrap="anywhere">
        <b>{player.state === 'unit' ? shownName(player.name) : texts.bye}</b>
        {player.contingent ? `, ${shownName(player.contingent)}` : ''}
        <chakra.span color="fg.muted">, {texts.match(position)}</chakra.span>
      </chakra.p>
    </Box>
  );
}
