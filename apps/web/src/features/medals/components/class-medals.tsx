// Classes with their medals, by kind and age; those without any stand folded at the end.
import { Box, chakra } from '@chakra-ui/react';
import type { MedalEvent, MedalWinner } from '@gelanggang/contract/medals';
import type { LoneRule } from '@gelanggang/domain/results/lone-entrants';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link, useParams } from 'react-router-dom';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { SharePicture } from '@web/components/share-picture';
import { KEPT_MARK } from '@web/components/kept-place';
import { Tag } from '@web/components/tag';
import { classOf } from '@gelanggang/domain/words/match-class';
import { pathOf } from '@web/site/routes';
import { medalTexts as texts } from '../texts';
import { MedalMark } from '@web/components/medal-mark';

function stateOf({ entrants, gives_medals: givesMedals, is_over: isOver }: MedalEvent, lone: LoneRule): string {
  if (entrants === 1) return texts.alone(lone);
  if (!givesMedals) return texts.notCounted;
  return isOver ? texts.isOver : texts.isOpen;
}

export function ClassMedals({
  events,
  lone,
  isUnfolded,
}: {
  events: readonly MedalEvent[];
  lone: LoneRule;
  isUnfolded: boolean;
}) {
  const decided = events.filter((event) => event.pools.length > 0);
  const rest = events.filter((event) => event.pools.length === 0);
  return (
    <>
      {decided.map((event) => (
        <ClassBlock key={event.key} event={event} />
      ))}
      {rest.length > 0 ? (
        <chakra.details open={isUnfolded || decided.length === 0 || undefined} borderTopWidth="1px" py="1">
          <chakra.summary minH="44px" display="flex" alignItems="center" cursor="pointer" fontWeight="semibold">
            {texts.open(rest.length)}
          </chakra.summary>
          <chakra.ul pb="3">
            {rest.map((event) => (
              <chakra.li key={event.key} display="flex" justifyContent="space-between" gap="3" py="1.5" textStyle="sm">
                <chakra.span>{classOf(event)}</chakra.span>
                <chakra.span color="fg.muted" textAlign="end">
                  {stateOf(event, lone)}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.details>
      ) : null}
    </>
  );
}

function ClassBlock({ event }: { event: MedalEvent }) {
  const { slug = '' } = useParams();
  return (
    <chakra.article {...KEPT_MARK} borderTopWidth="1px" py="3" aria-label={classOf(event)}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="1.5">
        <chakra.h2 fontWeight="680">{classOf(event)}</chakra.h2>
        <Box display="flex" flexWrap="wrap" justifyContent="end" gap="1.5" flex="none" maxW="55%">
          {event.state ? (
            <Tag tone="warn" data-result-state={event.state}>
              {RESULT_STATE_LABELS[event.state]}
            </Tag>
          ) : event.is_corrected ? (
            <Tag tone="neutral" data-result-state="corrected">
              {RESULT_STATE_LABELS.corrected}
            </Tag>
          ) : null}
          <Tag tone={event.is_over ? 'ok' : 'neutral'}>
            {event.entrants === 2 && !event.gives_medals
              ? texts.notCounted
              : event.is_over
                ? texts.isOver
                : texts.isOpen}
          </Tag>
        </Box>
      </Box>
      {event.pools.map((pool) => (
        <Box key={pool.name}>
          {event.pools.length > 1 ? (
            <chakra.p textStyle="xs" fontWeight="semibold" color="fg.muted" mt="2">
              {pool.name}
            </chakra.p>
          ) : null}
          <ul>
            {pool.winners.map((winner) => (
              <Winner key={`${winner.medal} ${winner.unit_id}`} winner={winner} />
            ))}
          </ul>
        </Box>
      ))}
      {event.is_over ? (
        <SharePicture
          row={shareCardCalls.winners}
          request={{ params: { slug }, query: { class: event.key, shape: 'poster' } }}
          text={`${texts.winners}, ${classOf(event)}`}
          label={texts.poster}
          aria-label={`${texts.poster} ${classOf(event)}`}
          size="sm"
          variant="plain"
        />
      ) : null}
    </chakra.article>
  );
}

const Home = chakra(Link, { base: { py: '1', _hover: { textDecoration: 'underline' } } });

function Winner({ winner }: { winner: MedalWinner }) {
  const { slug = '' } = useParams();
  return (
    <chakra.li display="grid" gridTemplateColumns="30px minmax(0, 1fr)" py="1.5" alignItems="start">
      <MedalMark medal={winner.medal} />
      <Box>
        <chakra.p fontWeight="550" lineHeight="1.3">
          <Home to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: winner.entry_ids[0] ?? 0 })}>
            {winner.names.map((one) => shownName(one)).join(' · ')}
          </Home>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          <Home to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: winner.contingent_id })}>
            {shownName(winner.contingent)}
          </Home>
        </chakra.p>
      </Box>
    </chakra.li>
  );
}
