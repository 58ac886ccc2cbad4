// /pesilat/:slug/:entryId/kejuaraan: a person over tournaments, once somebody has confirmed whose entries are one person's.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import type { Career, CareerMatch } from '@gelanggang/contract/entry-lists';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { MEDALS } from '@gelanggang/domain/results/medal-table';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { MedalMark } from '@web/components/medal-mark';
import { PublicHead } from '@web/components/public-head';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatDate } from '@web/lib/formats';
import { HttpError } from '@web/lib/http';
import { useEntryList } from '@web/lib/entry-list.api';
import { useCall } from '@web/lib/use-call';
import { HomeLink } from './step-row';
import { overTexts } from './over-texts';
import { homeTexts as texts } from './texts';
import { MedalCounts, Section } from './unit-row';

export default function CareerPage() {
  const { slug = '', entryId = '' } = useParams();
  const params = { slug, id: entryId };
  const list = useEntryList(slug);
  const entry = useCall(entryListCalls.entry, { params });
  const career = useCall(entryListCalls.career, { params });
  const error = entry.error ?? career.error;
  if (error instanceof HttpError && (error.status === 404 || error.status === 410)) {
    const isTakenAway = error.status === 410;
    return (
      <EmptyState
        text={isTakenAway ? error.message : texts.unknownEntry}
        hint={isTakenAway ? texts.goneHint : texts.unknownHint}
      >
        <ButtonLink to={pathOf('/peserta/:slug', { slug })}>{texts.toEntries}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([entry.refetch(), career.refetch()])} />
      ) : !entry.data || !career.data ? (
        <PageLoading />
      ) : (
        <>
          <PublicHead title={shownName(entry.data.entry.name)} tournament={list.data?.tournament} note={texts.career} />
          <ButtonLink size="sm" to={pathOf('/pesilat/:slug/:entryId', { slug, entryId })}>
            {overTexts.toThis}
          </ButtonLink>
          <Results career={career.data} />
        </>
      )}
    </Box>
  );
}

function Results({ career: { entries } }: { career: Career }) {
  if (entries.length === 0) return <EmptyState text={overTexts.careerNone} />;
  const count = (medal: (typeof MEDALS)[number]) => entries.filter((one) => one.medal === medal).length;
  const counts = { gold: count('gold'), silver: count('silver'), bronze: count('bronze') };
  const met = opponentsOf(entries.flatMap(({ matches }) => matches));
  return (
    <>
      {MEDALS.some((medal) => counts[medal] > 0) ? (
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" pt="4">
          <MedalCounts counts={counts} />
        </Box>
      ) : null}
      {entries.map((one) => (
        <Section key={`${one.tournament.slug} ${one.entry_id}`} title={one.tournament.name}>
          <chakra.p textStyle="sm" color="fg.muted" pt="2">
            {formatDate(one.tournament.start_date)} · {shownName(one.contingent)}
          </chakra.p>
          <chakra.p pt="1" fontWeight="semibold" display="flex" alignItems="center" gap="2" data-medal={one.medal}>
            {one.medal ? <MedalMark medal={one.medal} isNamed={false} /> : null}
            <HomeLink
              to={pathOf('/pesilat/:slug/:entryId', { slug: one.tournament.slug, entryId: one.entry_id })}
              display="inline-flex"
              alignItems="center"
              minH="44px"
            >
              {one.class_name}
            </HomeLink>
          </chakra.p>
          <ol>
            {one.matches.map((match) => (
              <Row key={match.id} slug={one.tournament.slug} match={match} />
            ))}
          </ol>
        </Section>
      ))}
      {met.length > 0 ? (
        <Section title={overTexts.opponents}>
          <ul>
            {met.map(({ key, name, contingent, won, lost }) => (
              <chakra.li key={key} py="2" borderBottomWidth="1px" display="flex" justifyContent="space-between" gap="3">
                <chakra.span minW="0" overflowWrap="anywhere">
                  {shownName(name)} <chakra.span color="fg.muted">· {shownName(contingent)}</chakra.span>
                </chakra.span>
                <chakra.span flexShrink={0}>{overTexts.met(won, lost)}</chakra.span>
              </chakra.li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function Row({ slug, match: { id, round, opponent, outcome, score } }: { slug: string; match: CareerMatch }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      data-step={id}
      data-outcome={outcome}
    >
      <Box minW="0">
        <HomeLink to={pathOf('/partai/:id', { id })} display="inline-flex" alignItems="center" minH="44px">
          {roundText(round) || texts.performance}
        </HomeLink>
        {opponent ? (
          <chakra.p textStyle="sm" overflowWrap="anywhere">
            <chakra.span color="fg.muted">{texts.against} </chakra.span>
            {opponent.entry_id === null ? (
              shownName(opponent.name)
            ) : (
              <HomeLink to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: opponent.entry_id })}>
                {shownName(opponent.name)}
              </HomeLink>
            )}
            <chakra.span color="fg.muted"> · {shownName(opponent.contingent)}</chakra.span>
          </chakra.p>
        ) : null}
      </Box>
      <Box textAlign="end">
        {outcome === 'none' ? null : <chakra.span fontWeight="semibold">{texts.outcome[outcome]}</chakra.span>}
        {score ? (
          <chakra.span display="block" textStyle="display.figure" fontSize="20px">
            {score}
          </chakra.span>
        ) : null}
      </Box>
    </chakra.li>
  );
}

interface Met {
  key: string;
  name: string;
  contingent: string;
  won: number;
  lost: number;
}

/** Those met most often first. */
function opponentsOf(matches: readonly CareerMatch[]): Met[] {
  const met = new Map<string, Met>();
  for (const { opponent, outcome } of matches) {
    if (!opponent || outcome === 'none') continue;
    const { name, contingent } = opponent;
    const key = `${name}\n${contingent}`;
    const known = met.get(key) ?? { key, name, contingent, won: 0, lost: 0 };
    known[outcome] += 1;
    met.set(key, known);
  }
  return [...met.values()].sort((a, b) => b.won + b.lost - a.won - a.lost);
}
