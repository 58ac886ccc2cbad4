// Around the public pages: header, content, footer.
import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { CONTENT_ID, SkipLink } from '../../components/skip-link';
import { useAreAlertsOn } from '../../lib/alerts';
import { registerLater } from '../../lib/service-worker';
import { useTournamentNews } from '@web/site/active-tournaments';
import { useSiteSettingsNews } from '@web/site/site-settings';
import { PublicFooter } from './public-footer';
import { isEmbedded } from '@web/site/embed';
import { TellTournament } from '@web/site/page-tournament';
import { EmbedLayout } from './embed-layout';
import { useCurrentRoute } from '../current-route';
import { PublicHeader } from './public-header';
import { PlainHttpNote } from './plain-http-note';
import { RehearsalBand } from '@web/components/rehearsal-band';
import { TournamentTabs } from './tournament-tabs';

const FollowWatch = lazy(() => import('../../features/schedules/follow-watch'));

export function PublicLayout() {
  useTournamentNews();
  useSiteSettingsNews();
  useEffect(registerLater, []);
  const { slug: named } = useParams();
  const [told, tell] = useState<string>();
  const slug = named ?? told;
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
      <TournamentTabs slug={slug} />
      <RehearsalBand slug={isOfTournament ? slug : named} />
      <chakra.main id={CONTENT_ID} flex="1" minH="80dvh" tabIndex={-1} outline="0">
        <TellTournament value={tell}>
          <Outlet />
        </TellTournament>
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
