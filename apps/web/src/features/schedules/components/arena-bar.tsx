// The arenas under the thumb: jumps to one, and shows which one is read and how late each is.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { formatShortDay } from '../../../lib/formats';
import { shortArenaName, type ArenaDay } from '../../../live/arena-days';
import { scheduleTexts } from '../texts';

export const anchorOf = (one: ArenaDay): string => `${one.day}-${one.arena.id}`;

/** The section whose head passed the sticky bars last. */
function useReadSection(anchors: string): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const ids = anchors.split(' ');
    const update = () => {
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 260);
      setRead(passed.at(-1) ?? ids[0] ?? null);
    };
    // after the frame that the page is first drawn in: measuring now would lay it out twice
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [anchors]);
  return read;
}

const edge = (side: string, colour: string, width: string, more: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${colour}, transparent) ${side} / ${width} 100% no-repeat ${more}`;
const PANEL = 'var(--g-colors-bg-panel) 40%';
const SHADE = 'var(--g-colors-border-emphasized)';
/** A shade at the side on which more arenas are: what moves with the row covers it at the row's ends. */
const MORE_ASIDE = {
  scrollbarWidth: 'none',
  background: ['left', 'right']
    .map((side) => edge(side, PANEL, '44px', 'local'))
    .concat(['left', 'right'].map((side) => edge(side, SHADE, '14px', 'scroll')))
    .join(','),
} as const;

export function ArenaBar({ days }: { days: readonly ArenaDay[] }) {
  const read = useReadSection(days.map(anchorOf).join(' '));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-current]');
    // the one before it stays in sight
    if (button) row.current?.scrollTo({ left: button.offsetLeft - button.offsetWidth });
  }, [read]);
  if (days.length < 2) return null;
  const isOneDay = days.every((one) => one.day === days[0]?.day);
  return (
    <chakra.nav
      aria-label={scheduleTexts.jump}
      display={{ base: 'grid', lg: 'none' }}
      gridTemplateColumns="auto minmax(0, 1fr)"
      alignItems="center"
      gap="1.5"
      position="sticky"
      bottom="0"
      zIndex="sticky"
      minH="64px"
      px="3"
      pb="env(safe-area-inset-bottom)"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      data-print-hidden
    >
      <chakra.span textStyle="xs" color="fg.muted" px="1">
        {scheduleTexts.jump}
      </chakra.span>
      {/* what is said to screen readers scrolls with its button, and widens no page */}
      <Box ref={row} position="relative" display="flex" gap="1" overflowX="auto" css={MORE_ASIDE}>
        {days.map((one) => {
          const isRead = read === anchorOf(one);
          return (
            <chakra.button
              key={anchorOf(one)}
              type="button"
              aria-current={isRead ? 'true' : undefined}
              onClick={() => document.getElementById(anchorOf(one))?.scrollIntoView({ behavior: 'smooth' })}
              // wide enough for letter and minutes: an arena that falls behind moves no other one
              flex="1 0 64px"
              h="46px"
              px="2"
              rounded="md"
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="1.5"
              whiteSpace="nowrap"
              textStyle="display.figure"
              fontSize="24px"
              cursor="pointer"
              bg={isRead ? 'bg.inverted' : undefined}
              color={isRead ? 'fg.inverted' : 'fg'}
            >
              <chakra.span srOnly>{scheduleTexts.jumpTo(one.arena.name)},</chakra.span>
              {shortArenaName(one.arena.name)}
              {one.behindMinutes > 1 || !isOneDay ? (
                <chakra.span
                  fontFamily="body"
                  fontStretch="100%"
                  fontSize="12px"
                  fontWeight="semibold"
                  color={isRead ? 'fg.inverted.muted' : isOneDay ? 'status.warn.fg' : 'fg.muted'}
                >
                  {isOneDay ? `+${one.behindMinutes}` : formatShortDay(one.day)}
                </chakra.span>
              ) : null}
            </chakra.button>
          );
        })}
      </Box>
    </chakra.nav>
  );
}
