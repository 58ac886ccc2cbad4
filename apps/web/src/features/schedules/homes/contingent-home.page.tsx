// /kontingen/:slug/:contingentId: a contingent in a tournament: its medals, next matches, and how each of its entries fared.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { SharePicture } from '@web/components/share-picture';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import type { ContingentHome, EntryRow } from '@gelanggang/contract/entry-lists';
import type { LiveTournament } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { PublicHead } from '@web/components/public-head';
import { EmptyState } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useFollowed } from '@web/lib/followed';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import type { Appointment } from '@web/live/appointments';
import { classOf } from '@gelanggang/domain/words/match-class';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { FollowButton } from '../components/follow-button';
import { HomePage } from './home-page';
import { When } from './step-row';
import { homeTexts as texts } from './texts';
import { MedalCounts, MedalsSection, Section, type Unit, unitOf, UnitRow } from './unit-row';
import { appointmentsBy, type Home, useHome } from './use-home';

const FRESH_MS = 30_000;
const SHOWN_NEXT = 6;

export default function ContingentHomePage() {
  const { slug = '', contingentId = '' } = useParams();
  const params = { slug, id: contingentId };
  const contingent = useCall(entryListCalls.contingent, { params }, { staleTime: FRESH_MS, ...NAMES_TOURNAMENT });
  const home = useHome(slug, contingent.data && [contingent.data.contingent], contingent.refetch);
  return (
    <HomePage slug={slug} of={contingent} home={home} unknown={texts.unknownContingent}>
      {(data, tournament) => <Contingent slug={slug} data={data} home={home} tournament={tournament} />}
    </HomePage>
  );
}

interface ContingentProps {
  slug: string;
  data: ContingentHome;
  home: Home;
  tournament: LiveTournament;
}

function Contingent({ slug, data: { contingent, entries }, home, tournament }: ContingentProps) {
  const following = useFollowed(slug);
  const { list } = appointmentsBy(home.days, new Set(entries.map(({ id }) => id)));
  const toCome = list.filter(({ state }) => state !== 'done');
  const { name } = contingent;
  return (
    <>
      <PublicHead title={shownName(name)} tournament={tournament} note={contingent.region || undefined} isLive />
      <Box display="flex" flexWrap="wrap" gap="2">
        <FollowButton
          one={{ kind: 'contingent', name, contingent: name, contingent_id: contingent.id }}
          following={following}
          isOwnPage
        />
        <ButtonLink size="sm" variant="plain" to={pathOf('/kapan-saya-main/:slug', { slug })}>
          {texts.toFollow}
        </ButtonLink>
        {contingent.province_id === null ? null : (
          <ButtonLink
            size="sm"
            variant="plain"
            to={pathOf('/provinsi/:slug/:provinceId', { slug, provinceId: contingent.province_id })}
          >
            {texts.toProvince}
          </ButtonLink>
        )}
        <SharePicture
          row={shareCardCalls.contingent}
          request={{ params: { slug, id: contingent.id }, query: { shape: 'poster' } }}
          text={shownName(name)}
          size="sm"
          variant="plain"
        />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' }}
        columnGap="12"
        alignItems="start"
      >
        <Box order={{ lg: 2 }}>
          <Medals slug={slug} contingentId={contingent.id} medals={home.medals} />
          <Section title={texts.next}>
            {toCome.length === 0 ? (
              <chakra.p color="fg.muted" pt="3">
                {list.length > 0 ? texts.none : texts.noneDrawn}
              </chakra.p>
            ) : (
              <>
                <ol>
                  {toCome.slice(0, SHOWN_NEXT).map((one) => (
                    <NextRow key={one.slot.match.id} one={one} timeZone={tournament.time_zone} now={home.now} />
                  ))}
                </ol>
                {toCome.length > SHOWN_NEXT ? (
                  <chakra.p textStyle="sm" color="fg.muted" pt="2">
                    {texts.moreNext(toCome.length - SHOWN_NEXT)}
                  </chakra.p>
                ) : null}
              </>
            )}
          </Section>
        </Box>
        <Section title={texts.entries}>
          {entries.length === 0 ? (
            <EmptyState text={texts.noEntries} />
          ) : (
            classesOf(entries, home).map(({ name: className, units }) => (
              <chakra.section key={className} aria-label={className} pt="4">
                <chakra.h3 fontWeight="680" pb="1">
                  {className}
                </chakra.h3>
                <ul>
                  {units.map((unit) => (
                    <UnitRow key={unit.id} slug={slug} unit={unit} home={home} />
                  ))}
                </ul>
              </chakra.section>
            ))
          )}
        </Section>
      </Box>
    </>
  );
}

/** Entries by class; who stands in the draw together stands here together. */
function classesOf(entries: readonly EntryRow[], home: Home): { name: string; units: Unit[] }[] {
  const classes = new Map<string, Map<number, Unit>>();
  for (const entry of entries) {
    const unit = unitOf(entry, home);
    const units = classes.get(entry.class_name) ?? new Map<number, Unit>();
    units.set(unit.id, unit);
    classes.set(entry.class_name, units);
  }
  return [...classes].map(([name, units]) => ({ name, units: [...units.values()] }));
}

function NextRow({ one, timeZone, now }: { one: Appointment; timeZone: string; now: number }) {
  const { match } = one.slot;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(38px, max-content) minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      py="2.5"
      borderBottomWidth="1px"
      data-appointment={match.id}
    >
      <chakra.span textStyle="display.partai">{match.partai ?? '–'}</chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {cornersOf(match)
            .map((corner) => cornerName(match[corner], match.round))
            .join(' – ')}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {[classOf(match), roundText(match.round_label)].filter(Boolean).join(' · ')}
        </chakra.p>
        {one.state === 'waiting' ? null : <Tag tone="run">{one.state === 'now' ? texts.outcome.on : texts.called}</Tag>}
      </Box>
      <Box textAlign="end" fontSize="13px" lineHeight="1.35" color="fg.muted" maxW="8.5rem">
        <When appointment={one} timeZone={timeZone} now={now} />
      </Box>
    </chakra.li>
  );
}

function Medals({ slug, contingentId, medals }: { slug: string; contingentId: number; medals: Home['medals'] }) {
  const row = medals?.standings.find((one) => one.contingent_id === contingentId);
  return (
    <MedalsSection slug={slug}>
      {row ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2" pt="3">
          <MedalCounts counts={row} />
          <chakra.span color="fg.muted">{texts.rank(row.rank)}</chakra.span>
        </Box>
      ) : null}
    </MedalsSection>
  );
}
