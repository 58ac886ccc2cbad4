// The last result of an arena that the announcer has not told to the hall yet, where broadcasts wait for that.
import { Box, chakra } from '@chakra-ui/react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import type { LiveMatch } from '@gelanggang/contract/live';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { usePermissions } from '@web/site/account';
import { ResultTag } from '@web/components/result-state';
import { Button } from '@web/components/button';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import type { ArenaDay } from '@web/live/arena-days';
import { spelled } from './call-in-words';
import { announcerTexts as texts } from './texts';

export function ResultToTell({ day }: { day: ArenaDay }) {
  const { data } = useCall(broadcastCalls.ofArena, { params: { id: day.arena.id } }, NAMES_TOURNAMENT);
  const mayAnnounce = usePermissions().has('operate arena');
  const send = useSend(arenaControlCalls.announce, (id: number) => ({ params: { id } }), { isTold: true });
  const match = data?.waits_for_announcer ? lastResult(day) : undefined;
  if (!match || match.announced_at !== undefined) return null;
  // told to the hall once it is decided
  const isProtested = match.standing?.state === 'protested';
  return (
    <chakra.article data-result={match.id} borderWidth="2px" borderColor="fg" p="4">
      <chakra.p fontWeight="bold" fontSize="lg">
        {texts.result}, {texts.partai(match.partai)}
      </chakra.p>
      {isProtested ? <ResultTag match={match} /> : null}
      <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontWeight="bold" lineHeight="1.2" mb="1" overflowWrap="anywhere">
        {winnerInWords(match)}
      </chakra.p>
      {mayAnnounce && !isProtested ? (
        <Box mt="3">
          <Button variant="solid" busy={send.isPending} onClick={() => send.mutate(match.id)}>
            {texts.announce}
          </Button>
        </Box>
      ) : null}
    </chakra.article>
  );
}

function lastResult({ done }: ArenaDay): LiveMatch | undefined {
  return done
    .map(({ match }) => match)
    .filter((match) => match.finished_at !== null && match.seni?.is_held !== true)
    .sort((a, b) => (b.finished_at ?? '').localeCompare(a.finished_at ?? ''))[0];
}

/** 'Pemenang sudut biru: Raka Aditya, 21–18, Menang angka' */
function winnerInWords(match: LiveMatch): string {
  if (match.kind === 'seni' && match.mode === 'default') return spelled(match.blue.name);
  if (!match.winner) return texts.noWinner;
  const score = match.blue_score !== null && match.red_score !== null ? `${match.blue_score}–${match.red_score}` : '';
  const how = match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : '';
  const who = `${texts.winner(CORNER_LABELS[match.winner])}: ${spelled(match[match.winner].name)}`;
  return [who, score, how].filter(Boolean).join(', ');
}
