// Finds an athlete or a contingent by name among all who stand in the tournament's brackets.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveTournament } from '@gelanggang/contract/live';
import { followedOf, isFollowedIn } from '@gelanggang/domain/schedule/who-is-followed';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { searchable } from '@gelanggang/domain/words/sought';
import { soughtAmong } from '@gelanggang/domain/words/sought-among';
import { pathOf } from '@web/site/routes';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Followed, Following } from '../../../lib/followed';
import { formatMoment, formatShortDay } from '../../../lib/formats';
import { appointmentsOf, type KnownMatch } from '../../../live/appointments';
import type { ArenaDay } from '../../../live/arena-days';
import { classOf } from '@gelanggang/domain/words/match-class';
import { followTexts as texts } from '../follow-texts';
import { scheduleTexts } from '../texts';
import { texts as siteTexts } from '@web/site/texts';
import { FoundEntered } from './found-entered';
import { FoundRow, type FoundRowProps, SHOWN } from './found-row';

const LEAST_LETTERS = 2;
const NOBODY = { found: [], isNear: false } as const;

export interface FinderProps {
  tournament: LiveTournament;
  /** All matches; undefined until they are there. */
  everybody: readonly LiveMatch[] | undefined;
  /** When each is on next. */
  days: readonly ArenaDay<KnownMatch>[];
  following: Following;
  /** Somebody is about to look for a name: from now on all matches are wanted. */
  onSearch(): void;
  isFocused: boolean;
}

export default function Finder({ tournament, everybody, days, following, onSearch, isFocused }: FinderProps) {
  const id = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { slug } = tournament;
  const all = useMemo(() => everybody && everybodyIn(everybody, slug), [everybody, slug]);
  const { found, isNear } = query.length < LEAST_LETTERS || !all ? NOBODY : soughtAmong(all, (who) => who.text, query);
  const isMissed = query.length >= LEAST_LETTERS && all !== undefined && (found.length === 0 || isNear);
  return (
    <Box pt="3">
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1">
        {texts.find}
      </chakra.label>
      <chakra.input
        id={id}
        type="search"
        autoComplete="off"
        autoFocus={isFocused}
        value={text}
        onFocus={onSearch}
        onChange={(event) => {
          onSearch();
          setText(event.target.value);
        }}
        aria-describedby={`${id}-hint`}
        w="100%"
        minH="44px"
        px="3"
        rounded="md"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.control"
        fontSize="md"
      />
      <chakra.p id={`${id}-hint`} textStyle="sm" color="fg.muted" pt="1" aria-live="polite">
        {query.length < LEAST_LETTERS
          ? texts.findHint
          : !all
            ? siteTexts.list.loading
            : all.length === 0
              ? texts.noneDrawn
              : found.length === 0
                ? texts.noneFound
                : [isNear ? texts.near : '', found.length > SHOWN ? texts.more(found.length - SHOWN) : '']
                    .filter(Boolean)
                    .join(' ')}
      </chakra.p>
      <chakra.ul>
        {found.slice(0, SHOWN).map(({ one, className, key, home }) => (
          <FoundRow
            key={key}
            one={one}
            home={home}
            about={
              one.kind === 'contingent'
                ? texts.contingent
                : [className, shownName(one.contingent)].filter(Boolean).join(' · ')
            }
            when={nextOf(one, days, tournament.time_zone)}
            following={following}
          />
        ))}
      </chakra.ul>
      {isMissed ? <FoundEntered slug={slug} query={query} following={following} /> : null}
    </Box>
  );
}

/** When and where the next match of them is; null while none is planned. */
function nextOf(one: Followed, days: readonly ArenaDay<KnownMatch>[], timeZone: string): FoundRowProps['when'] {
  const [next] = appointmentsOf(days, ({ blue, red }) => [blue, red].some((corner) => isFollowedIn(one, corner)));
  if (!next || next.state === 'done') return null;
  const clock = formatMoment(next.at, timeZone);
  const isLater = next.at - next.slot.plannedAt >= 60_000;
  const isToday = next.before !== null || next.state !== 'waiting';
  const at = next.state === 'now' ? scheduleTexts.running : isLater ? `± ${clock}` : clock;
  return { at: isToday ? at : `${formatShortDay(next.slot.day)} ${at}`, where: next.arena.name };
}

/** Contingents first; the key tells two of one name apart, the text is what a search looks in. */
function everybodyIn(
  matches: readonly LiveMatch[],
  slug: string,
): { one: Followed; className: string; key: string; text: string; home: string }[] {
  const found = new Map<string, { one: Followed; className: string; home: string }>();
  const add = (one: Followed, className: string, home: string) =>
    found.set([one.name, one.contingent, one.kind].join('\n').toLocaleLowerCase('id-ID'), { one, className, home });
  for (const match of matches) {
    const { blue, red } = match;
    for (const who of [blue, red]) {
      if (who.state !== 'unit' || who.name === '' || who.is_dummy) continue;
      const { contingent, entry_ids: entries = [], contingent_id: contingentId = 0 } = who;
      const home = pathOf('/pesilat/:slug/:entryId', { slug, entryId: entries[0] ?? 0 });
      add(followedOf('athlete', who), classOf(match), home);
      if (contingent === '') continue;
      const own = pathOf('/kontingen/:slug/:contingentId', { slug, contingentId });
      add(followedOf('contingent', who), '', own);
    }
  }
  return [...found]
    .map(([key, who]) => ({ key, text: searchable(`${who.one.name}\n${who.one.contingent}`), ...who }))
    .sort((a, b) =>
      a.one.kind === b.one.kind ? a.key.localeCompare(b.key, 'id') : a.one.kind === 'contingent' ? -1 : 1,
    );
}
