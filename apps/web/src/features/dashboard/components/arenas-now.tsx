// The arenas of a running day as they stand: who is on the mat with score and clock, how late it is, what comes then (mocks2, 2).
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveClock, LiveMatch } from '@gelanggang/contract/live';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link } from 'react-router-dom';
import { CornerMark } from '@web/components/corner-mark';
import { SkeletonLine } from '@web/components/states';
import { formatMoment, formatNumber } from '@web/lib/formats';
import { useNow } from '@web/lib/use-now';
import { type ArenaDay, arenaDays } from '@web/live/arena-days';
import { classOf } from '@gelanggang/domain/words/match-class';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { useIsLive } from '@web/live/use-live';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { deskTexts as texts } from '../desk-texts';

interface ArenasNowProps {
  slug: string;
  /** `YYYY-MM-DD`, on the tournament's wall clock. */
  today: string;
  timeZone: string;
  note: string;
}

export function ArenasNow({ slug, today, timeZone, note }: ArenasNowProps) {
  const now = useNow();
  const { data } = useJoinedSnapshot(slug);
  const days = data && arenaDays(data, now).filter((one) => one.day === today);
  return (
    <section aria-labelledby="arenas-now">
      <Box display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3" pb="2">
        <chakra.h3 id="arenas-now" textStyle="title.section">
          {texts.today}
        </chakra.h3>
        <chakra.span textStyle="sm" color="fg.muted">
          {note}
        </chakra.span>
      </Box>
      {days ? (
        <chakra.ul borderWidth="1px" borderColor="border.emphasized" bg="bg.panel">
          {days.map((one) => (
            <ArenaRow key={one.arena.id} one={one} timeZone={timeZone} />
          ))}
        </chakra.ul>
      ) : (
        <Box display="grid" gap="4" aria-busy="true">
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonLine key={index} h="6rem" />
          ))}
        </Box>
      )}
    </section>
  );
}

const Letter = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    gridRow: { base: 'span 2', md: 'auto' },
    bg: 'ink.bg',
    color: 'ink.strong',
    textStyle: 'display.figure',
    fontSize: '2.5rem',
    minW: '0',
    overflow: 'hidden',
  },
});

const Cell = chakra('div', { base: { px: '3', py: '2.5', minW: '0' } });

function ArenaRow({ one, timeZone }: { one: ArenaDay; timeZone: string }) {
  const mayRun = usePermissions().has('operate arena');
  const { arena, current, next } = one;
  const left = (current ? 1 : 0) + (next ? 1 : 0) + one.later.length;
  const match = current?.match;
  const then = match ? next : null;
  return (
    <chakra.li
      data-arena-now={arena.id}
      display="grid"
      gridTemplateColumns={{ base: '3rem minmax(0, 1fr) minmax(0, 1fr)', md: '3.6rem minmax(0, 1fr) 7rem 9.5rem' }}
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
      borderColor="border.emphasized"
    >
      <Letter title={arena.name}>
        {mayRun ? (
          <chakra.a asChild display="grid" placeItems="center" w="100%" h="100%" minH="44px">
            <Link to={pathOf('/admin/arena/:id', { id: arena.id })} aria-label={texts.openArena(arena.name)}>
              {arena.code}
            </Link>
          </chakra.a>
        ) : (
          arena.code
        )}
      </Letter>
      <Cell gridColumn={{ base: '2 / -1', md: 'auto' }}>
        {match ? <OnMat match={match} /> : <Waiting one={one} timeZone={timeZone} />}
      </Cell>
      <Cell borderLeftWidth={{ md: '1px' }}>{match ? <Clock match={match} /> : null}</Cell>
      <Cell borderLeftWidth={{ md: '1px' }} textStyle="sm">
        <chakra.p fontWeight="semibold" color={left > 0 && one.behindMinutes > 0 ? 'fg.warning' : 'status.ok.fg'}>
          {paceText(one.behindMinutes, left)}
        </chakra.p>
        <chakra.p color="fg.muted">
          {texts.ofMatches(formatNumber(one.done.length), formatNumber(one.done.length + left))}
        </chakra.p>
        {then?.match.partai ? (
          <chakra.p color="fg.muted">
            {texts.then(then.match.partai, formatMoment(then.estimatedAt ?? then.plannedAt, timeZone))}
          </chakra.p>
        ) : one.endsAt !== null && left > 0 ? (
          <chakra.p color="fg.muted">{texts.ends(formatMoment(one.endsAt, timeZone))}</chakra.p>
        ) : null}
      </Cell>
    </chakra.li>
  );
}

function paceText(behind: number, left: number): string {
  if (left === 0) return texts.over;
  if (behind > 0) return texts.behind(formatNumber(behind));
  return behind < 0 ? texts.ahead(formatNumber(-behind)) : texts.onTime;
}

/** A score that nobody has counted is a dash, never a nil. */
function OnMat({ match }: { match: LiveMatch }) {
  const score = useMatchScore(match);
  const hasCorners = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <>
      <Box display="flex" alignItems="baseline" gap="2" minW="0">
        <chakra.span textStyle="display.partai">{match.partai}</chakra.span>
        <chakra.span textStyle="sm" color="fg.muted" truncate title={classOf(match)}>
          {classOf(match)}
          {match.round_label ? ` · ${roundText(match.round_label)}` : ''}
        </chakra.span>
      </Box>
      {cornersOf(match).map((corner: Corner) => (
        <Box key={corner} display="flex" alignItems="center" gap="2" mt="1" minW="0">
          {hasCorners ? <CornerMark corner={corner} /> : null}
          <chakra.span
            flex="1"
            minW="0"
            truncate
            title={`${shownName(match[corner].name)}, ${shownName(match[corner].contingent)}`}
          >
            <chakra.span fontWeight="semibold">{cornerName(match[corner], match.round)}</chakra.span>{' '}
            <chakra.span textStyle="sm" color="fg.muted">
              {shownName(match[corner].contingent)}
            </chakra.span>
          </chakra.span>
          {match.kind === 'tanding' ? (
            <chakra.span textStyle="display.partai" data-now-score={corner}>
              {score ? scoreText(score[corner].score) : '–'}
            </chakra.span>
          ) : null}
        </Box>
      ))}
    </>
  );
}

function Clock({ match }: { match: LiveMatch }) {
  const isLive = useIsLive();
  if (match.status === 'called') return <ClockText label={texts.called} text="" note={texts.waitsForBoth} />;
  if (!match.clock) return null;
  // a clock that nobody hears of is not shown as if it ran
  return isLive ? <RunningClock clock={match.clock} /> : <ClockText label={texts.cutOff} text="–" note="" />;
}

function RunningClock({ clock }: { clock: LiveClock }) {
  const shown = useClock(clock);
  if (!shown) return null;
  return (
    <ClockText label={shown.label} text={shown.text} note={shown.isRunning ? texts.clockRuns : texts.clockStands} />
  );
}

function ClockText({ label, text, note }: { label: string; text: string; note: string }) {
  return (
    <>
      <chakra.p textStyle="sm" fontWeight="semibold" color="marun.fg">
        {label}
      </chakra.p>
      {text === '' ? null : (
        <chakra.p textStyle="display.figure" fontSize="2rem" lineHeight="1.1" fontVariantNumeric="tabular-nums">
          {text}
        </chakra.p>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {note}
      </chakra.p>
    </>
  );
}

/** Nobody is on the mat: what comes first, or that the day is over. */
function Waiting({ one, timeZone }: { one: ArenaDay; timeZone: string }) {
  const { next, done } = one;
  if (!next) return <chakra.p fontWeight="semibold">{texts.over}</chakra.p>;
  const at = formatMoment(next.estimatedAt ?? next.plannedAt, timeZone);
  return (
    <>
      <chakra.p fontWeight="semibold">{done.length === 0 ? texts.begins(at) : texts.nextAt(at)}</chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" truncate>
        {[next.match.partai, ...cornersOf(next.match).map((corner) => cornerName(next.match[corner], next.match.round))]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
    </>
  );
}
