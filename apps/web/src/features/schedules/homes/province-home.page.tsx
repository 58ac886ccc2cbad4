// /provinsi/:slug/:provinceId: a province in a tournament: its medals, its contingents, and how each of their entries fared.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import type { EntryRow, ProvinceHome } from '@gelanggang/contract/entry-lists';
import type { LiveTournament } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { type Medal, MEDALS } from '@gelanggang/domain/results/medal-table';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { HttpError } from '@web/lib/http';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { HomeLink } from './step-row';
import { overTexts } from './over-texts';
import { homeTexts as texts } from './texts';
import { MedalCounts, Section, type Unit, UnitRow } from './unit-row';
import { type Home, useHome } from './use-home';

const FRESH_MS = 30_000;

export default function ProvinceHomePage() {
  const { slug = '', provinceId = '' } = useParams();
  const params = { slug, id: provinceId };
  const province = useCall(entryListCalls.province, { params }, { staleTime: FRESH_MS, ...NAMES_TOURNAMENT });
  const home = useHome(slug, province.data?.contingents, province.refetch);
  const isUnknown = (error: Error | null) => error instanceof HttpError && error.status === 404;
  if (isUnknown(home.error)) return <UnknownTournament />;
  if (isUnknown(province.error)) {
    return (
      <EmptyState text={overTexts.unknownProvince} hint={texts.unknownHint}>
        <ButtonLink to={pathOf('/peserta/:slug', { slug })}>{texts.toEntries}</ButtonLink>
      </EmptyState>
    );
  }
  const error = province.data ? (home.tournament ? null : home.error) : province.error;
  return (
    <>
      <StandsStill tournament={home.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        {error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              void province.refetch();
              home.refetch();
            }}
          />
        ) : !province.data || !home.tournament ? (
          <PageLoading />
        ) : (
          <Province slug={slug} data={province.data} home={home} tournament={home.tournament} />
        )}
      </Box>
    </>
  );
}

interface ProvinceProps {
  slug: string;
  data: ProvinceHome;
  home: Home;
  tournament: LiveTournament;
}

function Province({ slug, data: { province, contingents, entries }, home, tournament }: ProvinceProps) {
  const counts = countsOf(home.medals, new Set(contingents.map(({ id }) => id)));
  const hasMedals = MEDALS.some((medal) => counts[medal] > 0);
  return (
    <>
      <PublicHead
        title={overTexts.provinceTitle(shownName(province.name))}
        tournament={tournament}
        note={overTexts.provinceCounts(contingents.length, entries.length)}
        isLive
      />
      <Section title={texts.medals}>
        {hasMedals ? (
          <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" pt="3">
            <MedalCounts counts={counts} />
          </Box>
        ) : (
          <chakra.p color="fg.muted" pt="3">
            {texts.noMedals}
          </chakra.p>
        )}
        <HomeLink
          to={pathOf('/medali/:slug', { slug })}
          display="inline-flex"
          alignItems="center"
          minH="44px"
          textStyle="sm"
        >
          {texts.toMedals}
        </HomeLink>
      </Section>
      <Section title={texts.entries}>
        <Box columnGap="12" css={{ columns: { base: '1', lg: '2' } }}>
          {contingents.map(({ id, name }) => (
            <chakra.section key={id} aria-label={shownName(name)} pt="4" data-contingent={id}>
              <chakra.h3 fontWeight="680" pb="1">
                <HomeLink
                  to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: id })}
                  display="inline-flex"
                  alignItems="center"
                  minH="32px"
                >
                  {shownName(name)}
                </HomeLink>
              </chakra.h3>
              <ul>
                {unitsOf(
                  entries.filter((entry) => entry.contingent_id === id),
                  home,
                ).map(({ of, ...unit }) => (
                  <UnitRow key={unit.id} slug={slug} unit={unit} home={home} of={of} />
                ))}
              </ul>
            </chakra.section>
          ))}
        </Box>
      </Section>
    </>
  );
}

function countsOf(medals: MedalSnapshot | undefined, contingentIds: ReadonlySet<number>): Record<Medal, number> {
  const own = medals?.standings.filter((row) => contingentIds.has(row.contingent_id)) ?? [];
  const sum = (medal: Medal) => own.reduce((all, row) => all + row[medal], 0);
  return { gold: sum('gold'), silver: sum('silver'), bronze: sum('bronze') };
}

/** With a medal first; who stands in the draw together stands here together. */
function unitsOf(entries: readonly EntryRow[], { ways, won }: Home): (Unit & { of: string })[] {
  const units = new Map<number, Unit & { of: string }>();
  for (const entry of entries) {
    const first = ways.get(entry.id)?.[0];
    const who = first?.match[first.corner];
    const id = who?.entry_ids?.[0] ?? entry.id;
    units.set(id, { id, name: who?.name ?? entry.name, isGone: entry.is_gone ?? false, of: entry.class_name });
  }
  const place = ({ id }: Unit) => {
    const medal = won.get(id)?.medal;
    return medal === undefined ? MEDALS.length : MEDALS.indexOf(medal);
  };
  return [...units.values()].sort((a, b) => place(a) - place(b));
}
