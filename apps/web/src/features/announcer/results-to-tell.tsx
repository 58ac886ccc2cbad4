// Results of an arena that the announcer has not told to the hall yet, where broadcasts wait for that; the oldest first.
import { Box, chakra } from '@chakra-ui/react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import type { LiveMatch } from '@gelanggang/contract/live';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { usePermissions } from '@web/site/account';
import { ResultTag } from '@web/components/result-state';
import { Button } from '@web/components/button';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import type { ArenaDay } from '@web/live/arena-days';
import { announcerTexts as texts } from './texts';

/** More at once would push the calls away; the next ones move up. */
const SHOWN = 3;

export function ResultsToTell({ day }: { day: ArenaDay }) {
  const { data } = useCall(broadcastCalls.ofArena, { params: { id: day.arena.id } }, NAMES_TOURNAMENT);
  const waiting = data?.waits_for_announcer ? untold(day) : [];
  const left = waiting.length - SHOWN;
  return (
    <>
      {waiting.slice(0, SHOWN).map((match) => (
        <ResultToTell key={match.id} match={match} />
      ))}
      {left > 0 ? <chakra.p color="fg.muted">{texts.moreResults(left)}</chakra.p> : null}
    </>
  );
}

function ResultToTell({ match }: { match: LiveMatch }) {
  const mayAnnounce = usePermissions().has('operate arena');
  const send = useSend(arenaControlCalls.announce, (id: number) => ({ params: { id } }), { isTold: true });
  return (
    <chakra.article data-result={match.id} borderWidth="2px" borderColor="fg" p="4">
      <chakra.p fontWeight="bold" fontSize="lg">
        {texts.result}, {texts.partai(match.partai)}
      </chakra.p>
      {isProtested(match) ? <ResultTag match={match} /> : null}
      <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontWeight="bold" lineHeight="1.2" mb="1" overflowWrap="anywhere">
        {winnerInWords(match)}
      </chakra.p>
      {mayAnnounce && !isProtested(match) ? (
        <Box mt="3">
          <Button variant="solid" busy={send.isPending} onClick={() => send.mutate(match.id)}>
            {texts.announce}
          </Button>
        </Box>
      ) : null}
    </chakra.article>
  );
}

/** Told to the hall once it is decided. */
const isProtested = ({ standing }: LiveMatch): boolean => standing?.state === 'protested';

/** Those that can be told first; of a battle the row that decided it. */
function untold({ done }: ArenaDay): LiveMatch[] {
  const byDecision = new Map<string, LiveMatch>();
  const over = done
    .map(({ match }) => match)
    .filter((match) => match.finished_at !== null && match.announced_at === undefined && match.seni?.is_held !== true)
    .sort((a, b) => (a.finished_at ?? '').localeCompare(b.finished_at ?? '') || a.id - b.id);
  for (const match of over) {
    const { pool_id: pool, battle_group: battle, id } = match;
    byDecision.set(battle === null ? String(id) : `${pool} ${battle}`, match);
  }
  const all = [...byDecision.values()];
  return [...all.filter((match) => !isProtested(match)), ...all.filter(isProtested)];
}

/** 'Pemenang sudut biru: Raka Aditya, 21–18, Menang angka' */
function winnerInWords(match: LiveMatch): string {
  if (match.kind === 'seni' && match.mode === 'default') return shownName(match.blue.name);
  if (!match.winner) return texts.noWinner;
  const score = match.blue_score !== null && match.red_score !== null ? `${match.blue_score}–${match.red_score}` : '';
  const how = match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : '';
  const who = `${texts.winner(CORNER_LABELS[match.winner])}: ${shownName(match[match.winner].name)}`;
  return [who, score, how].filter(Boolean).join(', ');
}
