// The public header: schedules of active tournaments, sign in; solid once the page is scrolled (spec 1 §2, §9).
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, IconButton } from '../../components/button';
import { Logo } from '../../components/logo';
import { useToken } from '../../lib/session';
import { useActiveTournaments } from '../active-tournaments';
import { texts } from '../texts';

/** Spec 1 §9: solid after 50 px, on the home page after 100 px. */
const SOLID_AFTER = 50;
const SOLID_AFTER_AT_HOME = 100;

function useIsScrolled(limit: number): boolean {
  const [scrolled, setScrolled] = useState(window.scrollY > limit);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > limit);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [limit]);
  return scrolled;
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '44px',
    px: '2.5',
    rounded: 'md',
    fontSize: '15px',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { color: 'marun.fg' },
  },
});

/** A menu that opens on press: works with mouse, touch and keyboard; Escape and a press elsewhere close it. */
function Dropdown({ label, children }: { label: string; children: ReactNode }) {
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
          left="0"
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

function useEntries() {
  const tournaments = useActiveTournaments();
  return tournaments.map((one) => ({ key: one.id, label: one.name, to: `/schedule/live/${one.slug}/tanding` }));
}

export function PublicHeader() {
  const { pathname, key } = useLocation();
  const isScrolled = useIsScrolled(pathname === '/' ? SOLID_AFTER_AT_HOME : SOLID_AFTER);
  const [isOpen, setIsOpen] = useState(false);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setIsOpen(false);
  }
  const token = useToken();
  const schedules = useEntries();
  const entries = schedules.map((entry) => (
    <Entry key={entry.key} to={entry.to}>
      {entry.label}
    </Entry>
  ));
  // The live page has its own bars that stay: there the header scrolls away.
  const isSticky = !pathname.startsWith('/schedule/');
  return (
    <chakra.header
      position={isSticky ? 'sticky' : 'relative'}
      top="0"
      zIndex="sticky"
      bg={isScrolled || isOpen ? 'bg.panel' : 'bg'}
      borderBottomWidth="1px"
      borderColor={isScrolled ? 'border.emphasized' : 'border'}
      transition="background-color"
      transitionDuration="base"
      data-print-hidden
    >
      <Box
        maxW="page"
        mx="auto"
        h={{ base: '56px', md: '68px' }}
        px={{ base: '4', lg: '12' }}
        display="flex"
        alignItems="center"
        gap="2"
      >
        <Logo />
        <chakra.nav aria-label={texts.nav.main} display={{ base: 'none', md: 'flex' }} gap="1" ms="6">
          {entries.length > 0 ? <Dropdown label={texts.nav.scheduleTanding}>{entries}</Dropdown> : null}
          <Entry to="/#layanan">{texts.nav.services}</Entry>
          <Entry to="/#harga">{texts.nav.prices}</Entry>
          <Entry to="/detail">{texts.nav.gallery}</Entry>
        </chakra.nav>
        <Box flex="1" />
        <ButtonLink to={token ? '/admin' : '/admin/login'} size="sm" px="3.5">
          {token ? texts.nav.dashboard : texts.nav.login}
        </ButtonLink>
        <IconButton
          label={isOpen ? texts.action.closeMenu : texts.action.openMenu}
          aria-expanded={isOpen}
          display={{ base: 'inline-flex', md: 'none' }}
          me="-2.5"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </IconButton>
      </Box>
      {isOpen ? (
        <chakra.nav
          aria-label={texts.nav.main}
          display={{ base: 'block', md: 'none' }}
          px="1.5"
          pb="3"
          borderTopWidth="1px"
          animation="fade-in 120ms"
        >
          {entries.length > 0 ? (
            <chakra.p textStyle="xs" fontWeight="semibold" color="fg.muted" px="2.5" pt="3" pb="1">
              {texts.nav.scheduleTanding}
            </chakra.p>
          ) : null}
          {entries}
          <Box borderTopWidth="1px" mt="2" pt="2">
            <Entry to="/#layanan">{texts.nav.services}</Entry>
            <Entry to="/#harga">{texts.nav.prices}</Entry>
            <Entry to="/detail">{texts.nav.gallery}</Entry>
          </Box>
        </chakra.nav>
      ) : null}
    </chakra.header>
  );
}
