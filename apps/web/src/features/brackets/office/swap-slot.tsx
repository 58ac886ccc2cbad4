// One slot of the board: it can be dragged, dropped upon, and chosen with its button.
import { Box, chakra } from '@chakra-ui/react';
import { useDraggable, useDroppable } from '@dnd-kit/react';
import type { BracketPlayer } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { GripVertical } from 'lucide-react';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { handTexts } from './hand-texts';

export interface BoardSlot {
  key: string;
  matchId: number;
  position: number;
  corner: Corner;
  player: BracketPlayer;
}

const texts = handTexts.swap;

interface SwapSlotProps {
  slot: BoardSlot;
  /** The slot that was chosen first. */
  picked: BoardSlot | undefined;
  onChoose(slot: BoardSlot): void;
}

export function SwapSlot({ slot, picked, onChoose }: SwapSlotProps) {
  const isUnit = slot.player.state === 'unit';
  const name = isUnit ? shownName(slot.player.name) : texts.bye;
  const drag = useDraggable({ id: slot.key, disabled: !isUnit });
  const drop = useDroppable({ id: slot.key });
  const isPicked = picked?.key === slot.key;
  // a bye is only the second of the two: somebody must stand in one of them
  const canChoose = isUnit || (picked !== undefined && picked.player.state === 'unit');
  const label = isPicked ? texts.cancelOf(name) : picked ? texts.hereWith(name) : texts.pickOf(name);
  return (
    <Box
      ref={drop.ref}
      bg={drop.isDropTarget && !drag.isDragSource ? 'marun.subtle' : undefined}
      borderTopWidth={slot.corner === 'red' ? '1px' : undefined}
      borderColor="border"
    >
      <Box
        ref={drag.ref}
        display="flex"
        alignItems="center"
        gap="2.5"
        ps="2"
        pe="3"
        py="2"
        bg={drag.isDragging ? 'bg.panel' : isPicked ? 'marun.subtle' : undefined}
        cursor={isUnit ? 'grab' : undefined}
        boxShadow={drag.isDragging ? 'pop' : undefined}
        rounded="md"
      >
        <chakra.span
          ref={drag.handleRef}
          color={isUnit ? 'fg.subtle' : 'transparent'}
          py="2"
          css={{ touchAction: 'none' }}
        >
          <GripVertical size={18} aria-label={isUnit ? texts.dragOf(name) : undefined} />
        </chakra.span>
        <CornerMark corner={slot.corner} />
        <Box minW="0" flex="1">
          <chakra.p fontWeight="medium" truncate title={name} color={isUnit ? 'fg' : 'fg.subtle'}>
            {name}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.subtle" truncate>
            {shownName(slot.player.contingent)}
          </chakra.p>
        </Box>
        {canChoose ? (
          <Button
            size="sm"
            variant={isPicked ? 'solid' : 'outline'}
            aria-pressed={isPicked}
            aria-label={label}
            onClick={() => onChoose(slot)}
          >
            {isPicked ? texts.picked : picked ? texts.here : texts.pick}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
