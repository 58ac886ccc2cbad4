// /admin/protest: what a manager may question now, and every protest with its deadline and its next step.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ProtestRow, QuestionableDecision } from '@gelanggang/contract/protests';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatMoment } from '@web/lib/formats';
import { classOf } from '@gelanggang/domain/words/match-class';
import { usePermissions } from '@web/site/account';
import { ClockLeft } from './components/clock-left';
import { ProtestCard } from './components/protest-card';
import { useProtests, useTakeForm } from './protests.api';
import { protestTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as protestCalls from '@gelanggang/contract/calls/protests';
import { TournamentChip, useChosenTournament } from '@web/components/chosen-tournament';

export default function ProtestsPage() {
  const isOffice = usePermissions().has('manage tournament');
  const chosen = useChosenTournament(tournamentCalls.ofOffice);
  const list = useProtests(isOffice ? chosen.id : undefined);
  const decisions = useDecisions();
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  // what may be questioned stands above the protests, and would push them down
  if (!list.data || decisions.isPending) return <PageLoading />;
  const open = list.data.filter((one) => one.returned_at !== null && one.ruling === null);
  const title = { title: texts.title, note: isOffice ? texts.officeLead(open.length) : texts.managerLead };
  return (
    <>
      <PageHeader {...title}>{isOffice ? <TournamentChip of={chosen} /> : null}</PageHeader>
      <Decisions isAlone={!isOffice} of={decisions} />
      {list.data.length === 0 ? (
        isOffice ? (
          <EmptyState text={texts.none} hint={texts.noneHint} />
        ) : null
      ) : (
        <>
          <Title>{texts.list}</Title>
          <chakra.ul aria-label={texts.list} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
            {[...list.data].sort(byUrgency).map((protest) => (
              <ProtestCard key={protest.id} protest={protest} isOffice={isOffice} />
            ))}
          </chakra.ul>
        </>
      )}
    </>
  );
}

const Title = chakra('h2', { base: { fontSize: 'lg', fontWeight: 'bold', mb: '3', mt: '6', _first: { mt: '0' } } });

/** Open ones by their deadline, then forms, then those that are decided, newest first. */
function byUrgency(a: ProtestRow, b: ProtestRow): number {
  const rank = (one: ProtestRow) => (one.ruling !== null ? 2 : one.returned_at === null ? 1 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return rank(a) === 0 ? (a.decide_by ?? '').localeCompare(b.decide_by ?? '') : b.id - a.id;
}

const useDecisions = () => useCall(protestCalls.decisions, {});

/** `isAlone`: the account has no other list, so that none is said. */
function Decisions({ isAlone, of: decisions }: { isAlone: boolean; of: ReturnType<typeof useDecisions> }) {
  if (decisions.error && !decisions.data) {
    return <ErrorState error={decisions.error} onRetry={() => void decisions.refetch()} />;
  }
  if (!decisions.data) return null;
  const rows = decisions.data;
  if (rows.length === 0) {
    return isAlone ? <EmptyState text={texts.noDecisions} hint={texts.noDecisionsHint} /> : null;
  }
  return (
    <>
      <Title>{texts.decisions}</Title>
      <chakra.ul aria-label={texts.decisions} borderTopWidth="2px" borderColor="fg" bg="bg.panel" maxW="48rem" mb="6">
        {rows.map((row) => (
          <Decision key={`${row.match.id} ${row.appeals_id}`} row={row} />
        ))}
      </chakra.ul>
    </>
  );
}

function Decision({ row }: { row: QuestionableDecision }) {
  const { match, level, tournament, appeals_id: appeals, ask_by: askBy } = row;
  const [taken, setTaken] = useState(false);
  const take = useTakeForm(() => setTaken(true));
  return (
    <chakra.li
      data-decision={match.id}
      borderBottomWidth="1px"
      p="4"
      display="grid"
      gap="3"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
    >
      <Box minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
          <chakra.span textStyle="display.partai" fontSize="24px">
            {texts.partai(match.partai)}
          </chakra.span>
          {askBy ? <ClockLeft until={askBy} /> : null}
          <chakra.span fontSize="sm" color="fg.muted">
            {askBy ? texts.until(formatMoment(askBy, tournament.time_zone)) : texts.notAnnounced}
          </chakra.span>
        </chakra.p>
        {CORNERS.map((corner) =>
          match[corner].state === 'unit' ? (
            <chakra.p key={corner} display="flex" alignItems="center" gap="2" overflowWrap="anywhere">
              <CornerMark corner={corner} /> {shownName(match[corner].name)}
            </chakra.p>
          ) : null,
        )}
        <chakra.p fontSize="sm" color="fg.muted">
          {[classOf(match), roundText(match.round_label), tournament.name].filter(Boolean).join(' · ')}
        </chakra.p>
      </Box>
      <Button
        variant="solid"
        busy={take.isPending || taken}
        onClick={() => take.mutate({ match_id: match.id, ...(appeals === null ? {} : { appeals_id: appeals }) })}
      >
        {texts.takeForm(level)}
      </Button>
    </chakra.li>
  );
}
