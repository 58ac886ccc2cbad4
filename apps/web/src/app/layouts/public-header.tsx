// The public header: schedules of active tournaments, sign in; solid once the page is scrolled (spec 1 §2, §9).
import { pathOf } from '../../site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink, IconButton } from '../../components/button';
import { LanguageSwitch } from '../../components/language-switch';
import { Logo } from '../../components/logo';
import { useToken } from '../../lib/session';
import { useActiveTournaments } from '@web/site/active-tournaments';
import { usePublicMenus } from '@web/site/public-menus';
import { texts } from '@web/site/texts';
import { Dropdown, Entry, OwnEntries, OwnEntriesInLine } from './public-entries';

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

/** Where the menu leads within a tournament; the schedules are those of spec 1 §2. */
const places = () =>
  [
    ['/schedule/live/:slug/tanding', texts.tabs.live],
    ['/kapan-saya-main/:slug', texts.tabs.follow],
    ['/bagan/:slug/tanding', texts.tabs.brackets],
    ['/peserta/:slug', texts.tabs.entries],
    ['/medali/:slug', texts.tabs.medals],
    ['/schedule/:slug/tanding', texts.nav.scheduleTanding],
    ['/schedule/:slug/seni', texts.nav.scheduleSeni],
  ] as const;

/** A tournament once, with its places beside each other. */
function TournamentEntries({ slug, name }: { slug: string; name: string }) {
  return (
    <Box borderBottomWidth="1px" pb="1.5" css={{ '&:last-of-type': { borderBottomWidth: 0 } }}>
      <Entry to={pathOf('/detail/:slug', { slug })} fontWeight="semibold">
        {name}
      </Entry>
      <Box display="grid" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)">
        {places().map(([path, label]) => (
          <Entry key={path} to={pathOf(path, { slug })} fontSize="sm" color="fg.muted">
            {label}
          </Entry>
        ))}
      </Box>
    </Box>
  );
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
  const menus = usePublicMenus();
  const tournaments = useActiveTournaments();
  const listed = tournaments.map((one) => <TournamentEntries key={one.id} slug={one.slug} name={one.name} />);
  // Schedules and medals have their own bars that stay: there the header scrolls away.
  const isSticky = !/^\/(schedule|medali)\//.test(pathname);
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
          {listed.length > 0 ? <Dropdown label={texts.nav.tournaments}>{listed}</Dropdown> : null}
          <Entry to="/#layanan">{texts.nav.services}</Entry>
          <Entry to="/#harga">{texts.nav.prices}</Entry>
          <Entry to={pathOf('/detail')}>{texts.nav.gallery}</Entry>
          <Entry to={pathOf('/tentang-kami')} display={{ base: 'none', lg: 'flex' }}>
            {texts.nav.about}
          </Entry>
          <OwnEntriesInLine menus={menus} />
        </chakra.nav>
        <Box flex="1" />
        <Box display={{ base: 'none', md: 'block' }} textStyle="sm" me="2">
          <LanguageSwitch isShort />
        </Box>
        <ButtonLink to={token ? pathOf('/admin') : pathOf('/admin/login')} size="sm" px="3.5">
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
          {listed}
          <Box borderTopWidth="1px" mt="2" pt="2">
            <Entry to="/#layanan">{texts.nav.services}</Entry>
            <Entry to="/#harga">{texts.nav.prices}</Entry>
            <Entry to={pathOf('/detail')}>{texts.nav.gallery}</Entry>
            <Entry to={pathOf('/tentang-kami')}>{texts.nav.about}</Entry>
            <OwnEntries menus={menus} isUnfolded />
            <Box px="3" mt="2">
              <LanguageSwitch />
            </Box>
          </Box>
        </chakra.nav>
      ) : null}
    </chakra.header>
  );
}
