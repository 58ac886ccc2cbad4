// What the public header is made of: links, menus that open, and the entries that administrators added.
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { texts } from '@web/site/texts';

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  minH: '44px',
  px: '2.5',
  rounded: 'md',
  fontSize: '15px',
  fontWeight: 'medium',
  _hover: { bg: 'bg.muted' },
  '&[aria-current=page]': { color: 'marun.fg' },
} as const;

export const Entry = chakra(Link, { base: entryStyle });
const OutsideEntry = chakra('a', { base: entryStyle });

/** A menu that opens on press: works with mouse, touch and keyboard; Escape and a press elsewhere close it. */
export function Dropdown({ label, isAtEnd, children }: { label: string; isAtEnd?: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const isOutside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node);
      if (isOutside) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <Box position="relative" ref={box}>
      <chakra.button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        display="flex"
        alignItems="center"
        gap="1"
        minH="44px"
        px="2.5"
        rounded="md"
        fontSize="15px"
        fontWeight="medium"
        whiteSpace="nowrap"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
      >
        {label}
        <ChevronDown size={15} aria-hidden="true" />
      </chakra.button>
      {open ? (
        <Box
          position="absolute"
          top="100%"
          left={isAtEnd ? undefined : '0'}
          right={isAtEnd ? '0' : undefined}
          mt="1"
          p="1.5"
          minW="16rem"
          maxW="22rem"
          bg="bg.panel"
          rounded="lg"
          boxShadow="pop"
          zIndex="popover"
          animation="rise-in 120ms"
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

/** So many letters fit beside the built-in entries on a desk's screen. */
const LETTERS_IN_LINE = 36;

/** In the line of the header: as many as fit, the others (all, on a narrower screen) behind one entry. */
export function OwnEntriesInLine({ menus }: { menus: readonly MenuAnswer[] }) {
  if (menus.length === 0) return null;
  const fitting = menus.filter(
    (_, index) => menus.slice(0, index + 1).reduce((sum, { name }) => sum + name.length, 0) <= LETTERS_IN_LINE,
  );
  const others = menus.slice(fitting.length);
  return (
    <>
      <Box display={{ base: 'flex', xl: 'none' }}>
        <Dropdown label={texts.nav.others} isAtEnd>
          <OwnEntries menus={menus} isUnfolded />
        </Dropdown>
      </Box>
      <Box display={{ base: 'none', xl: 'flex' }} gap="1">
        <OwnEntries menus={fitting} />
        {others.length > 0 ? (
          <Dropdown label={texts.nav.others} isAtEnd>
            <OwnEntries menus={others} isUnfolded />
          </Dropdown>
        ) : null}
      </Box>
    </>
  );
}

/** Entries of the menus list: those with children open them; on a phone all is unfolded. */
export function OwnEntries({ menus, isUnfolded = false }: { menus: readonly MenuAnswer[]; isUnfolded?: boolean }) {
  return menus.map((menu) => {
    if (menu.children.length === 0) return <OwnEntry key={menu.id} menu={menu} />;
    const children = <OwnEntries menus={menu.children} isUnfolded />;
    const self = menu.url === '#' ? null : <OwnEntry menu={menu} />;
    if (!isUnfolded) {
      return (
        <Dropdown key={menu.id} label={menu.name}>
          {self}
          {children}
        </Dropdown>
      );
    }
    return (
      <Box key={menu.id}>
        {self ?? (
          <chakra.p textStyle="xs" fontWeight="semibold" color="fg.muted" px="2.5" pt="3" pb="1">
            {menu.name}
          </chakra.p>
        )}
        {children}
      </Box>
    );
  });
}

function OwnEntry({ menu }: { menu: MenuAnswer }) {
  if (menu.url.startsWith('/')) return <Entry to={menu.url}>{menu.name}</Entry>;
  return (
    <OutsideEntry href={menu.url} rel="noopener">
      {menu.name}
    </OutsideEntry>
  );
}
