// /medali/:slug: the medals of a tournament for everybody, per contingent and per class, live.
import { Box, chakra } from '@chakra-ui/react';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { followedOf } from '@gelanggang/domain/schedule/who-is-followed';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { FilterSelect, SearchField } from '@web/components/list-filters';
import { KeptPlace } from '@web/components/kept-place';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { PlaceHead } from '@web/components/place-head';
import { StandsStill } from '@web/components/stands-still';
import { useAddress } from '@web/lib/address';
import { useFollowed } from '@web/lib/followed';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { isNotFound } from '@web/lib/http';
import { ClassMedals } from './components/class-medals';
import { Overall } from './components/overall';
import { StandingsTable } from './components/standings-table';
import { foundEvents } from './found-events';
import { medalTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useMedals } from '@web/live/use-medals';

export default function MedalsPage() {
  const slug = useParams().slug ?? '';
  const { data: medals, error, refetch } = useMedals(slug);
  const isMissing = isNotFound(error);
  return (
    <>
      <StandsStill tournament={medals?.tournament} />
      <Bar slug={slug} medals={medals} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt="5" pb="10" minH="100dvh">
        {isMissing ? (
          <UnknownTournament />
        ) : !medals && error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !medals ? (
          <PageLoading />
        ) : medals.standings.length === 0 ? (
          <EmptyState text={texts.empty} hint={texts.emptyHint} />
        ) : (
          <KeptPlace>
            <Medals slug={slug} medals={medals} />
          </KeptPlace>
        )}
      </Box>
    </>
  );
}

/** A phone has the tournament's bar for it. */
function Bar({ slug, medals }: { slug: string; medals: MedalSnapshot | undefined }) {
  return (
    <Box position={{ base: 'static', md: 'sticky' }} top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Box maxW="page" mx="auto" px={{ base: '1', lg: '10' }}>
        <PlaceHead slug={slug} title={texts.title} tournament={medals?.tournament} />
      </Box>
    </Box>
  );
}

type Tab = keyof typeof texts.tabs;

function Medals({ slug, medals }: { slug: string; medals: MedalSnapshot }) {
  const address = useAddress();
  const following = useFollowed(slug);
  const tab: Tab = address.get('tab') === 'classes' ? 'classes' : 'contingents';
  const [query, age, category] = [address.get('q'), address.get('age'), address.get('category')];
  const found = foundEvents(medals.events, { query, age, category });
  const isFiltered = [query, age, category].some((one) => one !== '');
  const shown = (one: Tab) => ({ base: tab === one ? 'block' : 'none', lg: 'block' });
  return (
    <>
      <Overall medals={medals} />
      <Tabs tab={tab} onChoose={(chosen) => address.set({ tab: chosen === 'classes' ? chosen : null })} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        alignItems="start"
      >
        <chakra.section display={shown('contingents')} borderTopWidth={{ lg: '2px' }} borderColor="fg">
          <StandingsTable
            medals={medals}
            follows={(row) => following.has(followedOf('contingent', { ...row, name: row.contingent }))}
            onChoose={(name) => address.set({ tab: 'classes', q: name, age: null, category: null })}
          />
          <ButtonLink size="sm" variant="plain" mt="2" to={`${pathOf('/peserta/:slug', { slug })}?tampil=provinsi`}>
            {texts.byProvince}
          </ButtonLink>
        </chakra.section>
        <chakra.section
          display={shown('classes')}
          borderTopWidth={{ lg: '2px' }}
          borderColor="fg"
          aria-label={texts.classTable}
        >
          <Box display="flex" flexWrap="wrap" gap="2" py="3" role="search">
            <SearchField placeholder={texts.find} name="q" />
            <FilterSelect
              name="age"
              label={texts.age}
              options={optionsOf(medals.events.map((one) => one.age_category))}
            />
            <FilterSelect
              name="category"
              label={texts.category}
              options={optionsOf(medals.events.map((one) => one.match_category))}
            />
          </Box>
          {found.length === 0 ? (
            <EmptyState text={texts.noneFound}>
              <Button onClick={() => address.set({ q: null, age: null, category: null })}>{texts.clear}</Button>
            </EmptyState>
          ) : (
            <ClassMedals events={found} lone={medals.rule.lone_entrant} isUnfolded={isFiltered} />
          )}
        </chakra.section>
      </Box>
    </>
  );
}

const optionsOf = (names: readonly string[]) => [...new Set(names)].map((name) => ({ value: name, label: name }));

/** A wide page shows both. */
function Tabs({ tab, onChoose }: { tab: Tab; onChoose(tab: Tab): void }) {
  return (
    <Box role="tablist" aria-label={texts.view} display={{ base: 'flex', lg: 'none' }} borderBottomWidth="1px">
      {(['contingents', 'classes'] as const).map((one) => (
        <chakra.button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          onClick={() => onChoose(one)}
          flex="1"
          minH="48px"
          fontWeight="semibold"
          cursor="pointer"
          color={one === tab ? 'fg' : 'fg.muted'}
          boxShadow={one === tab ? 'inset 0 -3px 0 var(--g-colors-marun-solid)' : undefined}
        >
          {texts.tabs[one]}
        </chakra.button>
      ))}
    </Box>
  );
}
