// The home page: what this is, which tournament, what is on each mat now, services and prices (spec 1 §1, §2).
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { TournamentSummary } from '@gelanggang/contract/tournaments';
import { dateRange } from '@gelanggang/domain/words/dates';
import { ChevronRight, Search } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { SkeletonLine } from '../../components/states';
import { plainText } from '../../lib/plain-text';
import { ArenasNow } from './components/arenas-now';
import { CallToAction } from './components/call-to-action';
import { Prices, Services } from './components/offers';
import { Product } from './components/product';
import { Steps } from './components/steps';
import { homeTexts } from './texts';
import { pathOf } from '@web/site/routes';
import { texts } from '@web/site/texts';

const TextLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minH: '56px',
    fontWeight: 'semibold',
    color: 'marun.fg',
    _hover: { textDecoration: 'underline' },
  },
});

/** What somebody does to scroll by hand. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * `/#layanan` scrolls to the section, also when it is opened from another page. What arrives above it on the way moves it,
 * so it is looked for once more where the way ends, unless somebody scrolls by hand.
 */
function useScrollToSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (!section) return undefined;
    const end = new AbortController();
    const leave = () => end.abort();
    const settle = () => {
      end.abort();
      section.scrollIntoView();
    };
    document.addEventListener('scrollend', settle, { signal: end.signal });
    for (const act of BY_HAND) document.addEventListener(act, leave, { signal: end.signal, passive: true });
    section.scrollIntoView({ behavior: 'smooth' });
    return leave;
  }, [hash, key]);
}

export default function HomePage() {
  useScrollToSection();
  const highlight = useCall(tournamentCalls.highlight, {}, { staleTime: 60_000 });
  const tournament = highlight.data;
  const running = tournament?.is_running ? tournament : null;
  return (
    <Box maxW="page" mx="auto">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '456px minmax(0, 1fr)' }}
        columnGap="14"
        px={{ lg: '12' }}
        pt={{ lg: '11' }}
        alignItems="start"
      >
        <Box
          // on a phone it stands above or below what is on: not before that is known
          display={{ base: highlight.isLoading ? 'none' : 'block', lg: 'block' }}
          px={{ base: '4', lg: '0' }}
          pt={{ base: '5', lg: '0' }}
          pb={{ base: '5', lg: '0' }}
        >
          <chakra.h1 textStyle="display.hero" textWrap="balance">
            {homeTexts.headline}
          </chakra.h1>
          <chakra.p
            fontSize={{ lg: '18.5px' }}
            lineHeight="1.5"
            color="fg.muted"
            mt={{ base: '3', lg: '5' }}
            mb={{ base: '4', lg: '6' }}
            maxW="27rem"
          >
            {homeTexts.lead}
          </chakra.p>
          <Box display="flex" flexWrap="wrap" gap="2.5">
            <ButtonLink
              // one width whatever it says: the button beside it stays where it is
              to={running ? pathOf('/schedule/live/:slug/tanding', { slug: running.slug }) : pathOf('/schedule')}
              variant="solid"
              flex={{ base: '1', sm: '0 0 13rem' }}
            >
              {running ? homeTexts.toLive : homeTexts.toSchedule}
            </ButtonLink>
            <Button onClick={() => document.getElementById('layanan')?.scrollIntoView({ behavior: 'smooth' })}>
              {homeTexts.toServices}
            </Button>
          </Box>
          {running ? (
            <Box display={{ base: 'none', lg: 'block' }} mt="8">
              <Highlighted tournament={running} />
            </Box>
          ) : null}
        </Box>
        <Box
          // on the day what is on comes first, and what the house offers after it
          order={{ base: running ? -1 : 0, lg: 0 }}
          bg={{ base: 'bg.panel', lg: 'transparent' }}
          borderTopWidth={{ base: running ? 0 : '2px', lg: 0 }}
          borderBottomWidth={{ base: running ? '2px' : 0, lg: 0 }}
          borderColor="fg"
          px={{ base: '4', lg: '0' }}
          pt={{ base: '3', lg: '0' }}
          // the place of the arenas is kept from the start: what is below does not jump when they come
          minH={
            running || highlight.isPending
              ? { base: highlight.isLoading ? '100dvh' : '26rem', lg: '36rem' }
              : { lg: '20rem' }
          }
        >
          <Box display={running ? { lg: 'none' } : undefined} mb={{ base: '3', lg: '0' }}>
            {highlight.isPending ? (
              <Loading />
            ) : tournament ? (
              <Highlighted tournament={tournament} />
            ) : (
              <chakra.p color="fg.muted" borderTopWidth={{ lg: '2px' }} borderColor="fg" pt="4">
                {homeTexts.noneHighlighted}
              </chakra.p>
            )}
          </Box>
          {running ? (
            <>
              <ButtonLink
                to={pathOf('/kapan-saya-main/:slug', { slug: running.slug })}
                w="100%"
                minH="48px"
                justifyContent="flex-start"
                whiteSpace="normal"
                mb="4"
              >
                <Search aria-hidden="true" />
                {homeTexts.findMine}
              </ButtonLink>
              <ArenasNow slug={running.slug} />
              <TextLink
                to={pathOf('/schedule/live/:slug/tanding', { slug: running.slug })}
                borderTopWidth={{ base: '1px', md: 0 }}
              >
                {homeTexts.allMatches}
                <ChevronRight size={18} aria-hidden="true" />
              </TextLink>
            </>
          ) : null}
        </Box>
      </Box>
      <Box px={{ base: '4', lg: '12' }} mt={{ base: '8', lg: '6' }}>
        <Services />
        <Steps />
        <Product />
        <Prices />
        <CallToAction />
      </Box>
    </Box>
  );
}

function Highlighted({ tournament }: { tournament: TournamentSummary }) {
  return (
    <Box
      borderTopWidth={{ lg: '2px' }}
      borderColor="fg"
      pt={{ lg: '4' }}
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      alignItems="end"
    >
      {tournament.is_running || !tournament.image ? null : (
        <Box flex="1 0 100%" mb="4">
          <Banner of={tournament} sizes="(min-width: 1024px) 680px, 100vw" ratio="16 / 7" isFirst />
        </Box>
      )}
      <Box minW="0" flex="1 1 11rem">
        <chakra.p textStyle="sm" color="fg.muted">
          {homeTexts.highlighted}
        </chakra.p>
        <chakra.h2 textStyle="title.section" my="0.5">
          {tournament.name}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {[dateRange(tournament.start_date, tournament.end_date), plainText(tournament.location)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      <TextLink
        to={pathOf('/detail/:slug', { slug: tournament.slug })}
        minH="44px"
        aria-label={`${homeTexts.toDetail}: ${tournament.name}`}
      >
        {texts.action.detail}
        <ChevronRight size={16} aria-hidden="true" />
      </TextLink>
    </Box>
  );
}

function Loading() {
  return (
    <Box display="grid" gap="3" pt="2" aria-busy="true">
      <SkeletonLine w="8rem" />
      <SkeletonLine w="80%" h="1.25rem" />
      <SkeletonLine w="60%" />
    </Box>
  );
}
