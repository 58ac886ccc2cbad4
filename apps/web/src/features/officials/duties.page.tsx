// /admin/officials/duties: the sessions of each day with who works there, by the planner and by hand.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { BoardSession, OfficialBoard } from '@gelanggang/contract/official-duties';
import { grouped } from '@gelanggang/domain/grouped';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { Button, ButtonLink } from '@web/components/button';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input } from '@web/components/form-field';
import { JobButton } from '@web/components/job-button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { pathOf } from '@web/site/routes';
import { RatesDialog } from './components/rates-dialog';
import { SessionCard } from './components/session-card';
import { useBoard, changed } from './duties.api';
import { officialTexts } from './texts';
import { dutyTexts as texts } from './duty-texts';
import { useSend } from '@web/lib/use-send';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import {
  type ChosenTournament,
  OfTournament,
  TournamentChip,
  useChosenTournament,
} from '@web/components/chosen-tournament';

export default function DutiesPage() {
  const chosen = useChosenTournament(tournamentCalls.ofOffice);
  const answer = useBoard(chosen.id);
  return (
    <OfTournament of={chosen} answer={answer}>
      {(board) => <Board board={board} chosen={chosen} />}
    </OfTournament>
  );
}

interface BoardProps {
  board: OfficialBoard;
  chosen: ChosenTournament;
}

function Board({ board, chosen }: BoardProps) {
  const address = useAddress();
  const [isPlanning, setPlanning] = useState(false);
  const [isRating, setRating] = useState(false);
  const { tournament, sessions, officials } = board;
  const days = grouped(sessions, ({ date }) => date);
  const asked = address.get('date');
  const day = days.has(asked) ? asked : ([...days.keys()][0] ?? '');
  return (
    <>
      <PageHeader
        title={texts.title}
        note={`${texts.lead(sessions.length, officials.length)} ${texts.region[board.region_by]}`}
      >
        <ButtonLink to={`${pathOf('/admin/officials')}?tournament_id=${tournament.id}`} size="sm">
          {texts.list}
        </ButtonLink>
        <Button size="sm" onClick={() => setRating(true)}>
          {texts.rates}
        </Button>
        <JobButton size="sm" job={{ kind: 'officials-pdf', params: { tournament_id: tournament.id } }}>
          {texts.print}
        </JobButton>
        <Button
          size="sm"
          variant="solid"
          disabled={officials.length === 0 || sessions.length === 0}
          onClick={() => setPlanning(true)}
        >
          {texts.plan}
        </Button>
      </PageHeader>
      <Box display="flex" flexWrap="wrap" gap="2" mb="4">
        <TournamentChip of={chosen} label={officialTexts.tournament} leaves={{ date: '' }} />
        {[...days.keys()].map((date) => (
          <Button
            key={date}
            size="sm"
            variant={date === day ? 'solid' : undefined}
            aria-pressed={date === day}
            onClick={() => address.set({ date })}
          >
            {longDateWithDay(date)}
          </Button>
        ))}
      </Box>
      {sessions.length === 0 ? (
        <EmptyState text={texts.noSessions} />
      ) : (
        <Sessions board={board} sessions={days.get(day) ?? []} />
      )}
      {isRating ? <RatesDialog tournamentId={tournament.id} onClose={() => setRating(false)} /> : null}
      {isPlanning ? <PlanDialog tournamentId={tournament.id} onClose={() => setPlanning(false)} /> : null}
    </>
  );
}

function Sessions({ board, sessions }: { board: OfficialBoard; sessions: readonly BoardSession[] }) {
  return (
    <>
      {board.officials.length === 0 ? (
        <chakra.p mb="4" color="fg.muted">
          {texts.noOfficials}
        </chakra.p>
      ) : null}
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {sessions.map((session) => (
          <SessionCard key={session.id} board={board} session={session} />
        ))}
      </Box>
    </>
  );
}

function PlanDialog({ tournamentId, onClose }: { tournamentId: number; onClose(): void }) {
  const [most, setMost] = useState('3');
  const plan = useSend(
    dutyCalls.plan,
    (most_in_a_row: number) => ({ params: { id: tournamentId }, body: { most_in_a_row } }),
    changed(tournamentId),
  );
  const count = decimalOf(most);
  return (
    <FormDialog
      title={texts.planTitle}
      sends={texts.plan}
      isBusy={plan.isPending}
      isReady={Number.isInteger(count) && count >= 1 && count <= 20}
      onSubmit={() => plan.mutate(count, { onSuccess: onClose })}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">{texts.planText}</chakra.p>
      <FormField label={texts.mostInARow}>
        {(props) => (
          <Input
            {...props}
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            value={most}
            onChange={(event) => setMost(event.target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
