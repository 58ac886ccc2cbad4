// Results of an arena that the announcer has to tell the hall: those that wait for it, the oldest first, where broadcasts do so;
// and everywhere those that are questioned or were corrected, the newest first.
import { Box, chakra } from '@chakra-ui/react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import type { LiveMatch } from '@gelanggang/contract/live';
import { correctionSentence } from '@gelanggang/domain/results/result-state';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
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
  const changed = changedOf(day, waiting);
  const left = waiting.length - SHOWN;
  return (
    <>
      {waiting.slice(0, SHOWN).map((match) => (
        <ResultToTell key={match.id} match={match} />
      ))}
      {left > 0 ? <chakra.p color="fg.muted">{texts.moreResults(left)}</chakra.p> : null}
      {changed.slice(0, SHOWN).map((match) => (
        <ChangedResult key={match.id} match={match} />
      ))}
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

/** Nothing to press: it is said what stands now, and where it was put right, by whose decision. */
function ChangedResult({ match }: { match: LiveMatch }) {
  const correction = match.standing?.correction;
  return (
    <chakra.article data-changed={match.id} borderWidth="1px" borderColor="border.emphasized" p="4">
      <chakra.p fontWeight="bold">
        {texts.result}, {texts.partai(match.partai)}
      </chakra.p>
      <ResultTag match={match} />
      <chakra.p fontSize="lg" fontWeight="bold" lineHeight="1.2" overflowWrap="anywhere">
        {winnerInWords(match)}
      </chakra.p>
      {correction ? <chakra.p color="fg.muted">{correctionSentence(correction)}</chakra.p> : null}
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

/** Under protest, or in place of another result. */
function changedOf({ done }: ArenaDay, waiting: readonly LiveMatch[]): LiveMatch[] {
  const since = ({ standing }: LiveMatch): string =>
    (standing?.state === 'corrected' ? standing.correction?.at : standing?.protest?.since) ?? '';
  return done
    .map(({ match }) => match)
    .filter((match) => match.standing?.state === 'corrected' || isProtested(match))
    .filter((match) => !waiting.includes(match))
    .sort((a, b) => since(b).localeCompare(since(a)) || b.id - a.id);
}

/** 'Pemenang sudut biru: Raka Aditya, 21–18, Menang angka' */
function winnerInWords(match: LiveMatch): string {
  if (match.kind === 'seni' && match.mode === 'default') {
    const points = match.seni?.score;
    return [shownName(match.blue.name), typeof points === 'number' ? seniScoreText(points) : '']
      .filter(Boolean)
      .join(', ');
  }
  if (!match.winner) return texts.noWinner;
  const score = match.blue_score !== null && match.red_score !== null ? `${match.blue_score}–${match.red_score}` : '';
  const how = match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : '';
  const who = `${texts.winner(CORNER_LABELS[match.winner])}: ${shownName(match[match.winner].name)}`;
  return [who, score, how].filter(Boolean).join(', ');
}
