// /announcer/:slug: who is on now and next in every arena, written out to be read aloud; live, large, for a laptop or phone.
import { Box, chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { Volume2, VolumeX } from 'lucide-react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import { contingentTitle } from '@gelanggang/domain/words/shown-name';
import { useTournamentNews } from '@web/site/active-tournaments';
import { Button } from '@web/components/button';
import { ConnectionDot } from '@web/components/connection-dot';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { RehearsalBand } from '@web/components/rehearsal-band';
import { StandsStill } from '@web/components/stands-still';
import { Tag } from '@web/components/tag';
import { formatMoment } from '@web/lib/formats';
import { useScreenLanguage } from '@web/lib/screen-language';
import { useNow } from '@web/lib/use-now';
import { arenaDays, dayToShow, daysOf, waitingOf, type ArenaDay, type Slot } from '@web/live/arena-days';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { useClock } from '@web/live/use-clock';
import { classInWords, performanceInWords } from './call-in-words';
import { ResultsToTell } from './results-to-tell';
import { announcerTexts as texts } from './texts';
import { useVoice, type VoiceState } from './use-voice';

export default function AnnouncerPage() {
  const slug = useParams().slug ?? '';
  const { data, error } = useJoinedSnapshot(slug);
  const now = useNow(5_000);
  const voice = useVoice(data, now);
  useScreenLanguage(data && (data.tournament.language ?? null));
  useTournamentNews();
  if (error && !data) return <ErrorState error={error} />;
  if (!data) return <PageLoading />;
  const { tournament } = data;
  const day = dayToShow(daysOf(data.schedules), now, tournament.time_zone);
  const arenas = arenaDays(data, now).filter((one) => one.day === day);
  return (
    <Box as="main" minH="100dvh">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
        px={{ base: '4', md: '6' }}
        py="3"
        bg="ink.bg"
        color="ink.strong"
        position="sticky"
        top="0"
        zIndex="sticky"
      >
        <chakra.h1 textStyle="title.section" flex="1" minW="10rem" tabIndex={-1} outline="0">
          {tournament.name}
        </chakra.h1>
        <Box className="dark">
          <ConnectionDot timeZone={tournament.time_zone} hasStopped={tournament.away !== undefined} />
        </Box>
        <chakra.span fontWeight="bold" fontSize="lg">
          {formatMoment(now, tournament.time_zone)} {timeZoneName(tournament.time_zone)}
        </chakra.span>
      </chakra.header>
      <RehearsalBand slug={slug} />
      <StandsStill tournament={tournament} />
      <VoiceBar state={voice.state} onSwitch={voice.switchTo} />
      {arenas.length === 0 ? <EmptyState text={texts.empty} /> : null}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="1px"
        bg="border.emphasized"
        borderBottomWidth="1px"
      >
        {arenas.map((one) => (
          <Arena
            key={one.arena.id}
            day={one}
            timeZone={tournament.time_zone}
            onRead={voice.state === 'on' || voice.state === 'off' ? voice.read : undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

function VoiceBar({ state, onSwitch }: { state: VoiceState; onSwitch(on: boolean): void }) {
  if (state === 'asking') return null;
  const isOn = state === 'on';
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="3"
      borderBottomWidth="1px"
      data-voice={state}
    >
      {state === 'none' ? (
        <chakra.p color="fg.muted">{texts.noVoice}</chakra.p>
      ) : (
        <>
          <Button aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
            {isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
            {isOn ? texts.voiceOn : texts.voiceOff}
          </Button>
          <chakra.p color="fg.muted" textStyle="sm" role="status">
            {isOn ? texts.voiceIsOn : texts.voiceIsOff}
          </chakra.p>
        </>
      )}
    </Box>
  );
}

interface ArenaProps {
  day: ArenaDay;
  timeZone: string;
  /** Only where the browser has a voice. */
  onRead?(match: LiveMatch, arena: string): void;
}

function Arena({ day, timeZone, onRead }: ArenaProps) {
  const [next] = waitingOf(day);
  const { current } = day;
  return (
    <chakra.section
      aria-label={day.arena.name}
      bg="bg"
      px={{ base: '4', md: '6' }}
      py="5"
      // nothing is beside the last of an odd number but the colour of the lines
      css={{ '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } }}
      data-arena={day.arena.id}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <chakra.h2
          textStyle="display.arena"
          fontSize={{ base: '3xl', md: '4xl' }}
          flex="1 1 auto"
          maxW="100%"
          overflowWrap="anywhere"
        >
          {day.arena.name}
        </chakra.h2>
        {day.behindMinutes > 0 ? <Tag tone="warn">{texts.late(day.behindMinutes)}</Tag> : null}
      </Box>
      <Box display="grid" gap="5">
        {current ? (
          <Spoken
            slot={current}
            timeZone={timeZone}
            onRead={onRead && (() => onRead(current.match, day.arena.name))}
            isNow
          />
        ) : null}
        {next ? <Spoken slot={next} timeZone={timeZone} /> : null}
        <ResultsToTell day={day} />
        {!current && !next ? <chakra.p fontSize="xl">{texts.done}</chakra.p> : null}
      </Box>
    </chakra.section>
  );
}

interface SpokenProps {
  slot: Slot;
  timeZone: string;
  isNow?: boolean;
  onRead?(): void;
}

function Spoken({ slot, timeZone, isNow = false, onRead }: SpokenProps) {
  const { match } = slot;
  const clock = useClock(match.clock);
  const label = isNow ? (match.status === 'ongoing' ? texts.now : texts.called) : texts.next;
  const when = isNow
    ? clock && `${clock.label} ${clock.text}`
    : texts.about(formatMoment(slot.estimatedAt ?? slot.plannedAt, timeZone));
  return (
    <chakra.article data-match={match.id} data-now={isNow || undefined}>
      <chakra.p fontWeight="bold" fontSize="lg" color={isNow ? 'marun.fg' : 'fg.muted'}>
        {[label, when].filter(Boolean).join(' · ')}
      </chakra.p>
      <chakra.p fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.3" mb="2">
        <b>{texts.partai(match.partai)}</b>. {classInWords(match)}
        {match.seni ? `. ${performanceInWords(match, match.seni)}` : ''}
      </chakra.p>
      <Box display="grid" gap="2">
        {cornersOf(match).map((corner) => (
          <Person key={corner} match={match} corner={corner} isSmall={!isNow} />
        ))}
      </Box>
      {onRead && match.status === 'called' ? (
        <Button mt="3" onClick={onRead}>
          <Volume2 aria-hidden="true" />
          {texts.read}
        </Button>
      ) : null}
    </chakra.article>
  );
}

function Person({ match, corner, isSmall }: { match: LiveMatch; corner: Corner; isSmall: boolean }) {
  const who = match[corner];
  const hasCorner = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <Box borderLeftWidth="8px" borderColor={hasCorner ? `corner.${corner}.solid` : 'fg'} ps="4">
      {hasCorner ? (
        <chakra.p textStyle="sm" fontWeight="bold" color={`corner.${corner}.fg`}>
          {CORNER_LABELS[corner]}
        </chakra.p>
      ) : null}
      <chakra.p
        fontSize={isSmall ? { base: '2xl', md: '3xl' } : { base: '3xl', md: '4xl' }}
        fontWeight="bold"
        fontStretch="84%"
        lineHeight="1.1"
        overflowWrap="anywhere"
      >
        {cornerName(who, match.round)}
      </chakra.p>
      {who.contingent ? (
        <chakra.p fontSize={{ base: 'xl', md: isSmall ? 'xl' : '2xl' }} lineHeight="1.25" overflowWrap="anywhere">
          {contingentTitle(who.contingent)}
        </chakra.p>
      ) : null}
    </Box>
  );
}
