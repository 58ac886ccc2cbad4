// Matches without a place, by the reason why; they can be dragged from here, and others out of the plan to here.
import { Box, chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import type { NoPlaceReason } from '@gelanggang/contract/auto-schedule';
import type { Item } from '../board-model';
import { autoTexts as texts } from '../texts';
import { CardFace } from './board-card';

interface TrayProps {
  items: readonly Item[];
  isTarget: boolean;
  onOpen(id: number): void;
}

/** A reason with more matches than this shows these; the others come up as these get places. */
const SHOWN = 40;

export function UnplacedTray({ items, isTarget, onOpen }: TrayProps) {
  if (items.length === 0) return null;
  const byReason = new Map<NoPlaceReason, Item[]>();
  for (const item of items) {
    const reason = item.wire.reason ?? 'by-hand';
    byReason.set(reason, [...(byReason.get(reason) ?? []), item]);
  }
  return (
    <Box
      as="aside"
      data-tray
      aria-label={texts.tray.title(items.length)}
      order={{ base: -1, lg: 0 }}
      w={{ base: '100%', lg: '17rem' }}
      flex="none"
      maxH={{ base: '16rem', lg: 'calc(100dvh - 8rem)' }}
      overflowY="auto"
      p="3"
      rounded="md"
      borderWidth="1px"
      borderStyle={isTarget ? 'dashed' : 'solid'}
      borderColor={isTarget ? 'marun.fg' : 'border.emphasized'}
      bg={isTarget ? 'marun.subtle' : 'bg.panel'}
    >
      <chakra.h2 fontWeight="bold">{texts.tray.title(items.length)}</chakra.h2>
      <chakra.p textStyle="xs" color="fg.muted" mb="2">
        {texts.tray.hint}
      </chakra.p>
      {[...byReason].map(([reason, list]) => (
        <Box key={reason} mt="3">
          <chakra.h3 textStyle="sm" fontWeight="semibold" mb="1">
            {texts.tray.reasons[reason]} ({list.length})
          </chakra.h3>
          <Box display="grid" gap="1">
            {list.slice(0, SHOWN).map((item) => (
              <TrayCard key={item.id} item={item} onOpen={onOpen} />
            ))}
            {list.length > SHOWN ? (
              <chakra.p textStyle="xs" color="fg.subtle">
                +{list.length - SHOWN}
              </chakra.p>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function TrayCard({ item, onOpen }: { item: Item; onOpen(id: number): void }) {
  const { ref } = useDraggable({ id: item.id });
  return (
    <chakra.button
      ref={ref}
      type="button"
      onClick={() => onOpen(item.id)}
      textAlign="start"
      px="2"
      py="1"
      minH={{ base: '44px', lg: '40px' }}
      rounded="sm"
      borderWidth="1px"
      borderColor="border.control"
      bg="bg.panel"
      cursor="grab"
      overflow="hidden"
    >
      <CardFace item={item} height={40} hasWarning={false} />
    </chakra.button>
  );
}
