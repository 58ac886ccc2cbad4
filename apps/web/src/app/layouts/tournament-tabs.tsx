// The bar that ties a tournament's public pages together; on a phone it scrolls sideways, in a frame it is shorter.
import { Box, chakra } from '@chakra-ui/react';
import { publicPageAt } from '@gelanggang/contract/public-pages';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCurrentRoute } from '../current-route';
import { isEmbedded } from '@web/site/embed';
import { PUBLIC_TABS, ROUTES, type PublicTab } from '@web/site/routes';
import { texts } from '@web/site/texts';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
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

interface Entry {
  tab: PublicTab;
  to: string;
}

/** Of each tab the page of the same kind (tanding, seni), where it has both; never one that stands below another. */
function entriesOf(slug: string, kind: string): Entry[] {
  return PUBLIC_TABS.flatMap((tab) => {
    const pages = ROUTES.filter((route) => route.tab === tab && !/:slug.*\/:/.test(route.path));
    const page = pages.find((route) => route.path.endsWith(`/${kind}`)) ?? pages[0];
    if (!page || (isEmbedded && !publicPageAt(page.path)?.page.isEmbeddable)) return [];
    return { tab, to: page.path.replace(':slug', slug) };
  });
}

export function TournamentTabs() {
  const route = useCurrentRoute();
  const { slug } = useParams();
  if (!route?.tab || !slug) return null;
  return <Bar slug={slug} current={route.tab} kind={route.path.includes('/seni') ? 'seni' : 'tanding'} />;
}

function Bar({ slug, current, kind }: { slug: string; current: PublicTab; kind: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const active = box.current?.querySelector<HTMLElement>('[aria-current=page]');
      if (box.current && active) box.current.scrollLeft = active.offsetLeft - 16;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <chakra.nav
      aria-label={texts.nav.tournament}
      borderBottomWidth="1px"
      bg="bg"
      data-tournament-tabs
      data-print-hidden
    >
      <Box
        ref={box}
        maxW="page"
        mx="auto"
        px={{ base: '1.5', lg: '10' }}
        display="flex"
        position="relative"
        overflowX="auto"
        css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
      >
        {entriesOf(slug, kind).map(({ tab, to }) => (
          <Tab key={tab} to={to} aria-current={tab === current ? 'page' : undefined}>
            {texts.tabs[tab]}
          </Tab>
        ))}
      </Box>
    </chakra.nav>
  );
}
