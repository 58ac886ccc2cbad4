// Whom this phone follows: how many matches are left, when and where the next one is, and only those on request.
import { Box, chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '@web/site/texts';
import { Button, ButtonLink } from '../../../components/button';
import type { Following } from '../../../lib/followed';
import { formatMoment } from '../../../lib/formats';
import { shortArenaName, waitingOf, type ArenaDay } from '../../../live/arena-days';
import { followTexts } from '../follow-texts';
import { scheduleTexts } from '../texts';
import { FollowButton } from './follow-button';
import { pathOf } from '@web/site/routes';
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';

interface FollowLineProps {
  slug: string;
  /** Whose matches `days` has: those of the other are on a page of their own. */
  kind: MatchKind;
  following: Following;
  /** Null while they are on their way: the banner keeps its place. */
  days: readonly ArenaDay[] | null;
  timeZone: string;
}

interface FollowBannerProps extends FollowLineProps {
  isOnly: boolean;
  onOnly(only: boolean): void;
}

const SummaryLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '2px' } });

/** On a phone all of it in one line of the head, which leads to the own matches. */
export function FollowLine({ slug, kind, following, days, timeZone }: FollowLineProps) {
  const first = following.list[0];
  if (!first) return null;
  return (
    <LineLink to={pathOf('/kapan-saya-main/:slug', { slug })} aria-description={followTexts.link}>
      <Star size={13} fill="currentColor" aria-hidden="true" />
      <span>
        {days
          ? summary({ kind, following, days, timeZone })
          : scheduleTexts.followedMore(shownName(first.name), following.list.length - 1)}
      </span>
    </LineLink>
  );
}

const LineLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '44px',
    my: '-1.5',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'marun.fg',
    '& svg': { flex: 'none' },
    '& span': { truncate: true },
  },
});

/** Beside the page on wide screens; a phone has `FollowLine` and a place of its own for the own matches. */
export function FollowBanner({ slug, kind, following, days, timeZone, isOnly, onOnly }: FollowBannerProps) {
  const [isManaging, setIsManaging] = useState(false);
  const first = following.list[0];
  if (!first) {
    return (
      <Box display={{ base: 'none', md: 'block' }} maxW="page" mx="auto" px={{ base: '1', lg: '8' }} pt="1">
        <ButtonLink to={pathOf('/kapan-saya-main/:slug', { slug })} variant="plain" size="sm">
          <Star aria-hidden="true" />
          {followTexts.link}
        </ButtonLink>
      </Box>
    );
  }
  return (
    <Box display={{ base: 'none', md: 'block' }} bg="marun.subtle" borderBottomWidth="1px">
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '2', lg: '10' }}
        py="1.5"
        display="grid"
        gridTemplateColumns="44px minmax(0, 1fr) auto"
        alignItems="center"
      >
        <chakra.button
          type="button"
          aria-label={scheduleTexts.manage}
          title={scheduleTexts.manage}
          aria-expanded={isManaging}
          onClick={() => setIsManaging(!isManaging)}
          boxSize="44px"
          display="grid"
          placeItems="center"
          color="marun.fg"
          cursor="pointer"
        >
          <Star size={18} fill="currentColor" aria-hidden="true" />
        </chakra.button>
        <Box minW="0" fontSize="13.5px" lineHeight="1.35">
          <chakra.p fontWeight="650" truncate>
            {scheduleTexts.followedMore(shownName(first.name), following.list.length - 1)}
          </chakra.p>
          <SummaryLink to={pathOf('/kapan-saya-main/:slug', { slug })} aria-description={followTexts.link}>
            {days ? summary({ kind, following, days, timeZone }) : texts.list.loading}
          </SummaryLink>
        </Box>
        <Button variant="plain" size="sm" aria-pressed={isOnly} onClick={() => onOnly(!isOnly)}>
          {isOnly ? scheduleTexts.everything : scheduleTexts.onlyFollowed}
        </Button>
      </Box>
      {isManaging ? (
        <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pb="3" display="flex" flexWrap="wrap" gap="2">
          {following.list.map((one) => (
            <FollowButton key={`${one.kind} ${one.name} ${one.contingent}`} one={one} following={following} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function summary({ kind, following, days, timeZone }: Omit<FollowLineProps, 'slug'> & { days: readonly ArenaDay[] }) {
  const running = days.find((one) => one.current && following.followsMatch(one.current.match));
  const waiting = days
    .flatMap((one) => waitingOf(one).map((slot) => ({ slot, arena: one.arena.name })))
    .filter(({ slot }) => following.followsMatch(slot.match))
    .map((found) => ({ ...found, at: found.slot.estimatedAt ?? found.slot.plannedAt }))
    .sort((a, b) => a.at - b.at);
  const next = waiting[0];
  const parts = [scheduleTexts.followedLeft(waiting.length, MATCH_KIND_LABELS[kind].toLowerCase())];
  if (running) parts.unshift(scheduleTexts.followedNow(shortArenaName(running.arena.name)));
  else if (next) {
    const clock = formatMoment(next.at, timeZone);
    const isEstimate = next.at - next.slot.plannedAt >= 60_000;
    parts.push(scheduleTexts.followedNext(isEstimate ? `± ${clock}` : clock, shortArenaName(next.arena)));
  }
  return parts.join(', ');
}
