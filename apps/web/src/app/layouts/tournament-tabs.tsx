// The bar that ties a tournament's public pages together. On a phone it is the only one, with four places and the way back.
import { Box, chakra } from '@chakra-ui/react';
import { publicPageAt } from '@gelanggang/contract/public-pages';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../components/logo';
import { useCurrentRoute } from '../current-route';
import { isEmbedded } from '@web/site/embed';
import { PHONE_TABS, PUBLIC_TABS, type PublicTab } from '@web/site/route-row';
import { pathOf, VISITOR_ROUTES } from '@web/site/routes';
import { texts } from '@web/site/texts';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: { base: 'auto', md: 'none' },
    minH: '48px',
    px: '2.5',
    fontSize: '15px',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold', borderColor: 'fg' },
  },
});

/** Out of the place that one is at: to the tournament, and from there to all others. */
const Out = chakra(Link, {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    boxSize: '48px',
    flex: 'none',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface Entry {
  tab: PublicTab;
  to: string;
}

/** Of each tab the page of the same kind (tanding, seni), where it has both; never one that stands below another. */
function entriesOf(slug: string, kind: string): Entry[] {
  return PUBLIC_TABS.flatMap((tab) => {
    const pages = VISITOR_ROUTES.filter((route) => route.tab === tab && /:slug(?!.*\/:)/.test(route.path));
    const page = pages.find((route) => route.path.endsWith(`/${kind}`)) ?? pages[0];
    if (!page || (isEmbedded && !publicPageAt(page.path)?.page.isEmbeddable)) return [];
    return { tab, to: page.path.replace(':slug', slug) };
  });
}

/** `slug`: undefined until it is known. */
export function TournamentTabs({ slug }: { slug: string | undefined }) {
  const route = useCurrentRoute();
  if (!route?.tab) return null;
  return <Bar slug={slug} current={route.tab} kind={route.path.includes('/seni') ? 'seni' : 'tanding'} />;
}

/** Its place is there before its tournament is known. */
function Bar({ slug, current, kind }: { slug: string | undefined; current: PublicTab; kind: string }) {
  return (
    <chakra.nav
      aria-label={texts.nav.tournament}
      position={{ base: 'sticky', md: 'relative' }}
      top="0"
      // above what the pages themselves have stay below it
      zIndex={{ base: 'bar', md: 'auto' }}
      borderBottomWidth="1px"
      bg="bg"
      data-tournament-tabs
      data-print-hidden
    >
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '0', md: '1.5', lg: '10' }}
        display="flex"
        minH="48px"
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollbarWidth="none"
      >
        {isEmbedded || !slug ? null : current === 'detail' ? (
          <Out to="/" aria-label={texts.platform.name}>
            <LogoMark />
          </Out>
        ) : (
          <Out to={pathOf('/detail/:slug', { slug })} aria-label={texts.tabs.detail}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Out>
        )}
        {(slug ? entriesOf(slug, kind) : []).map(({ tab, to }) => (
          <Tab
            key={tab}
            to={to}
            aria-current={tab === current ? 'page' : undefined}
            display={PHONE_TABS.includes(tab) ? undefined : { base: 'none', md: 'inline-flex' }}
          >
            <Words tab={tab} />
          </Tab>
        ))}
      </Box>
    </chakra.nav>
  );
}

function Words({ tab }: { tab: PublicTab }) {
  const short = (texts.shortTabs as Partial<Record<PublicTab, string>>)[tab];
  if (!short) return texts.tabs[tab];
  return (
    <>
      <chakra.span display={{ md: 'none' }}>{short}</chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline' }}>{texts.tabs[tab]}</chakra.span>
    </>
  );
}
