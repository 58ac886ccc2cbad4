// The frame of a home: of a contingent or a province, which is asked for by its number, with its live matches and medals.
import { pathOf } from '@web/site/routes';
import { Box } from '@chakra-ui/react';
import type { LiveTournament } from '@gelanggang/contract/live';
import type { ReactNode } from 'react';
import { ButtonLink } from '@web/components/button';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { isNotFound } from '@web/lib/http';
import { homeTexts as texts } from './texts';
import type { Home } from './use-home';

interface HomePageProps<T> {
  slug: string;
  of: { data: T | undefined; error: Error | null; refetch(): unknown };
  home: Home;
  /** Said where there is none of this number. */
  unknown: string;
  children(data: T, tournament: LiveTournament): ReactNode;
}

export function HomePage<T>({ slug, of, home, unknown, children }: HomePageProps<T>) {
  if (isNotFound(home.error)) return <UnknownTournament />;
  if (isNotFound(of.error)) {
    return (
      <EmptyState text={unknown} hint={texts.unknownHint}>
        <ButtonLink to={pathOf('/peserta/:slug', { slug })}>{texts.toEntries}</ButtonLink>
      </EmptyState>
    );
  }
  const error = of.data ? (home.tournament ? null : home.error) : of.error;
  return (
    <>
      <StandsStill tournament={home.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        {error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              void of.refetch();
              home.refetch();
            }}
          />
        ) : !of.data || !home.tournament ? (
          <PageLoading />
        ) : (
          children(of.data, home.tournament)
        )}
      </Box>
    </>
  );
}
