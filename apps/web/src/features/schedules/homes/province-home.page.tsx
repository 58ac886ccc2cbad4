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
import { PublicHead } from '@web/components/public-head';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { HomePage } from './home-page';
import { HomeLink } from './step-row';
import { overTexts } from './over-texts';
import { homeTexts as texts } from './texts';
import { MedalCounts, MedalsSection, Section, type Unit, unitOf, UnitRow } from './unit-row';
import { type Home, useHome } from './use-home';

const FRESH_MS = 30_000;

export default function ProvinceHomePage() {
  const { slug = '', provinceId = '' } = useParams();
  const params = { slug, id: provinceId };
  const province = useCall(entryListCalls.province, { params }, { staleTime: FRESH_MS, ...NAMES_TOURNAMENT });
  const home = useHome(slug, province.data?.contingents, province.refetch);
  return (
    <HomePage slug={slug} of={province} home={home} unknown={overTexts.unknownProvince}>
      {(data, tournament) => <Province slug={slug} data={data} home={home} tournament={tournament} />}
    </HomePage>
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
      <MedalsSection slug={slug}>
        {hasMedals ? (
          <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" pt="3">
            <MedalCounts counts={counts} />
          </Box>
        ) : null}
      </MedalsSection>
      <Section title={texts.entries}>
        <Box columnGap="12" css={{ columns: { base: '1', lg: '2' } }}>
          {contingents.map(({ id, name }) => (
            <chakra.section key={id} aria-label={shownName(name)} pt="4" data-contingent={id}>
              <chakra.h3 fontWeight="680" pb="1">
                <HomeLink
                  to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: id })}
                  display="inline-flex"
                  alignItems="center"
                  minH="44px"
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
function unitsOf(entries: readonly EntryRow[], home: Home): (Unit & { of: string })[] {
  const units = new Map<number, Unit & { of: string }>();
  for (const entry of entries) {
    const unit = unitOf(entry, home);
    units.set(unit.id, { ...unit, of: entry.class_name });
  }
  const place = ({ id }: Unit) => {
    const medal = home.won.get(id)?.medal;
    return medal === undefined ? MEDALS.length : MEDALS.indexOf(medal);
  };
  return [...units.values()].sort((a, b) => place(a) - place(b));
}
