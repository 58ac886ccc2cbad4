// What the office does with several contingents at once: one bill for each, and the cards of their athletes.
import { IdCard, ReceiptText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { ContingentRow } from '@gelanggang/contract/contingents';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { type Chosen, ManyDialog } from '@web/components/many-rows';
import { callApi } from '@web/lib/calls';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { forget } from '@web/lib/use-call';
import { usePermissions } from '@web/site/account';
import { useDueMembers } from '../bill-contingent.api';
import { contingentTexts } from '../texts';
import * as billingCalls from '@gelanggang/contract/calls/billings';

const { bill: billTexts, cards: cardTexts } = contingentTexts;

interface ManyContingentsProps {
  chosen: Chosen<ContingentRow>;
  tournamentId: number;
}

export function ManyContingents({ chosen, tournamentId }: ManyContingentsProps) {
  const permissions = usePermissions();
  const [step, setStep] = useState<'bill' | 'cards' | null>(null);
  const close = (isAllDone: boolean) => {
    setStep(null);
    if (isAllDone) chosen.clear();
  };
  return (
    <>
      {permissions.has('create payment') ? (
        <Button size="sm" onClick={() => setStep('bill')}>
          <ReceiptText aria-hidden="true" />
          {billTexts.action}
        </Button>
      ) : null}
      {permissions.has('manage schedule') ? (
        <Button size="sm" onClick={() => setStep('cards')}>
          <IdCard aria-hidden="true" />
          {cardTexts.action}
        </Button>
      ) : null}
      {step === 'bill' ? <BillDialog rows={chosen.rows} tournamentId={tournamentId} onClose={close} /> : null}
      {step === 'cards' ? <CardsDialog rows={chosen.rows} tournamentId={tournamentId} onClose={close} /> : null}
    </>
  );
}

interface StepProps {
  rows: readonly ContingentRow[];
  tournamentId: number;
  onClose(isAllDone: boolean): void;
}

function BillDialog({ rows, tournamentId, onClose }: StepProps) {
  const client = useQueryClient();
  const due = useDueMembers(tournamentId);
  // asked once it is known whom it is about
  if (!due) return null;
  const dueOf = (row: ContingentRow) => due.get(row.id) ?? [];
  // what they cost is the server's to say: some fees are one for a whole unit
  return (
    <ManyDialog
      title={billTexts.title}
      question={billTexts.question}
      confirm={billTexts.confirm}
      done={billTexts.done}
      tasks={rows
        .filter((row) => dueOf(row).length > 0)
        .map((row) => ({
          ...{ id: row.id, name: shownName(row.name), note: billTexts.athletes(dueOf(row).length) },
          run: () => callApi(billingCalls.create, { body: { tournament_id: tournamentId, member_ids: dueOf(row) } }),
        }))}
      left={rows
        .filter((row) => dueOf(row).length === 0)
        .map((row) => ({ id: row.id, name: shownName(row.name), note: billTexts.allBilled }))}
      onDone={() => void forget(client, ...OF_BILLINGS, teamMemberCalls.list)}
      onClose={onClose}
    />
  );
}

function CardsDialog({ rows, tournamentId, onClose }: StepProps) {
  const client = useQueryClient();
  return (
    <ManyDialog
      title={cardTexts.title}
      question={cardTexts.question}
      confirm={cardTexts.confirm}
      done={cardTexts.done}
      tasks={rows.map((row) => ({
        ...{ id: row.id, name: shownName(row.name) },
        run: () =>
          callApi(jobCalls.create, {
            body: { kind: 'athlete-cards-pdf', params: { tournament_id: tournamentId, contingent_id: row.id } },
          }),
      }))}
      left={[]}
      onDone={() => void forget(client, jobCalls.list)}
      onClose={onClose}
    />
  );
}
