// The schedule page without a tournament in its path: `tournament_id` leads on, else one is chosen (spec 1 §2).
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { dateRange } from '@gelanggang/domain/words/dates';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { useActiveTournaments } from '@web/site/active-tournaments';
import { ButtonLink } from '../../components/button';
import { EmptyState, PageLoading } from '../../components/states';
import { plainText } from '../../lib/plain-text';
import { scheduleTexts } from './texts';
import { pathOf } from '@web/site/routes';

/** With the filters that were asked for: only the tournament is in the path by then. */
function ledTo(slug: string, asked: URLSearchParams): { pathname: string; search: string } {
  const filters = new URLSearchParams(asked);
  filters.delete('tournament_id');
  return { pathname: pathOf('/schedule/:slug/tanding', { slug }), search: filters.toString() };
}

export default function ChooseSchedulePage() {
  const [params] = useSearchParams();
  const asked = Number(params.get('tournament_id'));
  const isAsked = Number.isSafeInteger(asked) && asked > 0;
  const tournament = useCall(tournamentCalls.read, isAsked ? { params: { id: asked } } : null);
  const active = useActiveTournaments();
  if (tournament.data) return <Navigate to={ledTo(tournament.data.slug, params)} replace />;
  if (isAsked && tournament.isPending) return <PageLoading />;
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '5', lg: '11' }} minH="100dvh">
      <chakra.h1 textStyle="display.hero" fontSize={{ base: '2rem', lg: '3rem' }}>
        {scheduleTexts.chooseTitle}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2" mb="5">
        {tournament.isError ? scheduleTexts.notFound : scheduleTexts.chooseLead}
      </chakra.p>
      {active.length === 0 ? (
        <EmptyState text={scheduleTexts.empty} />
      ) : (
        <chakra.ul borderTopWidth="2px" borderColor="fg">
          {active.map((one) => (
            <chakra.li
              key={one.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              py="3"
              borderBottomWidth="1px"
            >
              <Box minW="0">
                <chakra.h2 textStyle="title.section">{one.name}</chakra.h2>
                <chakra.p textStyle="sm" color="fg.muted">
                  {dateRange(one.start_date, one.end_date)} · {plainText(one.location)}
                </chakra.p>
              </Box>
              <Box display="flex" gap="2">
                <ButtonLink to={pathOf('/schedule/live/:slug/tanding', { slug: one.slug })} size="sm">
                  {scheduleTexts.live}
                </ButtonLink>
                <ButtonLink to={pathOf('/schedule/:slug/tanding', { slug: one.slug })} size="sm">
                  {scheduleTexts.planned}
                </ButtonLink>
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
