// The classes of a tournament with how far each has come, live, each leading to its bracket.
import { Box, chakra } from '@chakra-ui/react';
import { bracketMatch } from '@gelanggang/contract/match-outlines';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { hasWords, soughtWords } from '@gelanggang/domain/words/sought';
import { Button, ButtonLink } from '@web/components/button';
import { KindChip } from '@web/components/kind-chip';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { useAddress } from '@web/lib/address';
import { useEntryList } from '@web/lib/entry-list.api';
import { isNotFound } from '@web/lib/http';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';
import { PoolRow } from './pool-row';
import { TellMe, UndrawnClasses } from './undrawn-classes';
import { POOL_STATES, poolSummaries, type PoolSummary } from '../pools';
import { bracketsTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

const BRACKETS = { only: 'brackets', outline: bracketMatch } as const;

export function BracketList({ kind }: { kind: MatchKind }) {
  const slug = useParams().slug ?? '';
  const address = useAddress();
  const words = soughtWords(address.get('q'));
  const { snapshot, error, refetch, isMoreComing } = useBrackets(slug, kind, words.length > 0);
  const entries = useEntryList(slug);
  const pools = useMemo(() => (snapshot ? poolSummaries(snapshot) : []), [snapshot]);
  const classes = entries.data?.classes.filter((one) => one.kind === kind) ?? [];
  const hasEntries = (entries.data?.athletes ?? 0) > 0;
  const drawn = new Set(pools.map((pool) => pool.className));
  const undrawn = classes.filter((one) => !one.is_drawn && !drawn.has(one.name));
  const ages = inOrder(pools, (pool) => pool.ageCategory, [...new Set(classes.map((one) => one.age_category))]);
  const [age, gender, state] = ['usia', 'jenis', 'keadaan'].map(address.get);
  const shown = pools.filter(
    (pool) =>
      (!age || pool.ageCategory === age) &&
      (!gender || pool.gender === gender) &&
      (!state || pool.state === state) &&
      hasWords(pool.text, words),
  );
  if (isNotFound(error)) return <UnknownTournament />;
  return (
    <>
      <StandsStill tournament={snapshot?.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        <PublicHead
          title={texts.title[kind]}
          tournament={snapshot?.tournament}
          note={
            pools.length > 0
              ? texts.figures(kind, pools.length, pools.filter((pool) => pool.state === 'over').length)
              : undefined
          }
          isLive
        />
        {snapshot && pools.length === 0 ? null : (
          <FilterRow>
            <SearchField name="q" placeholder={texts.search} />
            <ScrollingChips>
              <KindChip />
              <FilterSelect name="usia" label={texts.age} options={ages.map((one) => ({ value: one, label: one }))} />
              <FilterSelect
                name="jenis"
                label={texts.gender}
                options={GENDERS.map((one) => ({ value: one, label: GENDER_LABELS[one] }))}
              />
              <FilterSelect
                name="keadaan"
                label={texts.stateFilter}
                options={POOL_STATES.map((one) => ({ value: one, label: texts.state[one] }))}
              />
            </ScrollingChips>
          </FilterRow>
        )}
        {!snapshot && error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !snapshot || (isMoreComing && shown.length === 0) ? (
          <PageLoading />
        ) : pools.length === 0 ? (
          <EmptyState
            text={texts.empty}
            hint={hasEntries ? `${texts.emptyHint} ${texts.entriesThere}` : texts.emptyHint}
          >
            {hasEntries ? (
              <>
                <TellMe slug={slug} />
                <ButtonLink to={pathOf('/peserta/:slug', { slug })}>{texts.toEntries}</ButtonLink>
              </>
            ) : null}
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState text={texts.noneFound} hint={texts.noneFoundHint}>
            <Button onClick={() => address.set({ usia: null, jenis: null, keadaan: null, q: null })}>
              {texts.clearFilters}
            </Button>
          </EmptyState>
        ) : (
          ages.map((one) => (
            <AgeSection key={one} title={one} slug={slug} kind={kind} pools={ofAge(shown, one, classes)} />
          ))
        )}
        {(snapshot || error) && words.length === 0 && !age && !gender && !state ? (
          <UndrawnClasses slug={slug} classes={undrawn} isTelling={pools.length > 0} />
        ) : null}
      </Box>
    </>
  );
}

/** How far all brackets have come; all of their matches once somebody looks for a name. */
function useBrackets(slug: string, kind: MatchKind, wantsNames: boolean) {
  const outline = useLiveSnapshot(slug, kind, BRACKETS);
  const [wantedNames, setWantedNames] = useState(wantsNames);
  if (wantsNames && !wantedNames) setWantedNames(true);
  const all = useLiveSnapshot(wantedNames ? slug : null, kind);
  const { error, refetch } = outline;
  return { snapshot: all.data ?? outline.data, error, refetch, isMoreComing: wantedNames && all.isPending };
}

/** On a phone in one row that scrolls sideways, so that the list begins above the fold. */
const ScrollingChips = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flex: { base: '1 0 100%', md: 'none' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
  },
});

interface AgeSectionProps {
  title: string;
  slug: string;
  kind: MatchKind;
  pools: readonly PoolSummary[];
}

function AgeSection({ title, slug, kind, pools }: AgeSectionProps) {
  if (pools.length === 0) return null;
  return (
    <chakra.section mt={{ base: '6', lg: '8' }} aria-label={title}>
      <chakra.h2 textStyle="title.section" borderTopWidth="2px" borderColor="fg" pt="3" pb="2">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {pools.map((pool) => (
          <PoolRow key={pool.id} pool={pool} slug={slug} kind={kind} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** Distinct values in the order of the draw; what the entry list does not know (yet) stands last. */
function inOrder(pools: readonly PoolSummary[], of: (pool: PoolSummary) => string, order: readonly string[]): string[] {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...new Set(pools.map(of))].sort((a, b) => place(a) - place(b));
}

function ofAge(pools: readonly PoolSummary[], age: string, classes: readonly { name: string }[]): PoolSummary[] {
  const names = classes.map((one) => one.name);
  const place = ({ className }: PoolSummary) => (names.includes(className) ? names.indexOf(className) : names.length);
  return pools
    .filter((pool) => pool.ageCategory === age)
    .sort((a, b) => place(a) - place(b) || a.stage - b.stage || a.poolName.localeCompare(b.poolName));
}
