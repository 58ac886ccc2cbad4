// Around the public pages: header, content, footer.
import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CONTENT_ID, SkipLink } from '../../components/skip-link';
import { useAreAlertsOn } from '../../lib/alerts';
import { registerLater } from '../../lib/service-worker';
import { useTournamentNews } from '@web/site/active-tournaments';
import { useSiteSettingsNews } from '@web/site/site-settings';
import { PublicFooter } from './public-footer';
import { RehearsalBand } from '@web/components/rehearsal-band';
import { isEmbedded } from '@web/site/embed';
import { EmbedLayout } from './embed-layout';
import { useCurrentRoute } from '../current-route';
import { PlainHttpNote } from './plain-http-note';
import { PublicHeader } from './public-header';
import { useTournamentSlug } from './tournament-slug';
import { TournamentTabs } from './tournament-tabs';

const FollowWatch = lazy(() => import('../../features/schedules/follow-watch'));

export function PublicLayout() {
  useTournamentNews();
  useSiteSettingsNews();
  useEffect(registerLater, []);
  const slug = useTournamentSlug();
  const areAlertsOn = useAreAlertsOn();
  const isOfTournament = useCurrentRoute()?.tab !== undefined;
  if (isEmbedded) return <EmbedLayout />;
  return (
    <Box
      minH="100dvh"
      display="flex"
      flexDirection="column"
      css={{
        // nothing to lead to where there is no such tournament
        '&:has([data-unknown-tournament]) [data-tournament-tabs]': { display: 'none' },
        // a phone has room for one bar: in a tournament it is the tournament's
        '&:has([data-tournament-tabs]):not(:has([data-unknown-tournament])) > header': { mdDown: { display: 'none' } },
      }}
    >
      <SkipLink />
      <PublicHeader />
      <TournamentTabs />
      <RehearsalBand slug={slug ?? undefined} />
      <chakra.main id={CONTENT_ID} flex="1" minH="80dvh" tabIndex={-1} outline="0">
        <Outlet />
      </chakra.main>
      {isOfTournament ? <PlainHttpNote /> : null}
      <PublicFooter />
      {areAlertsOn ? (
        <Suspense>
          <FollowWatch />
        </Suspense>
      ) : null}
    </Box>
  );
}
