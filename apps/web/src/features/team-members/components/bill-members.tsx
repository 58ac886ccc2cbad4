// Several athletes billed at once by the office: one bill for each of their contingents.
import { ReceiptText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { grouped } from '@gelanggang/domain/grouped';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { type Chosen, ManyDialog } from '@web/components/many-rows';
import { callApi } from '@web/lib/calls';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { forget } from '@web/lib/use-call';
import { memberTexts } from '../texts';

const { bill: texts } = memberTexts;

interface BillMembersProps {
  chosen: Chosen<TeamMemberRow>;
  tournamentId: number;
}

const refusalOf = (one: TeamMemberRow): string | undefined =>
  one.exists_in_billing_details ? texts.billed : one.registration_fee === null ? texts.notOffered : undefined;

export function BillMembers({ chosen, tournamentId }: BillMembersProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const due = grouped(
    chosen.rows.filter((one) => refusalOf(one) === undefined),
    (one) => one.contingent.id,
  );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden="true" />
        {texts.action}
      </Button>
      {isOpen ? (
        <ManyDialog
          title={texts.title}
          question={texts.question}
          confirm={texts.confirm}
          done={texts.done}
          tasks={[...due].map(([id, members]) => ({
            id,
            name: shownName(members[0]?.contingent.name) ?? '',
            note: texts.athletes(members.length),
            run: () =>
              callApi(billingCalls.create, {
                body: { tournament_id: tournamentId, member_ids: members.map((one) => one.id) },
              }),
          }))}
          left={chosen.rows.flatMap((one) => {
            const note = refusalOf(one);
            return note === undefined ? [] : [{ id: one.id, name: shownName(one.name), note }];
          })}
          onDone={() => void forget(client, ...OF_BILLINGS, teamMemberCalls.list)}
          onClose={(isAllDone) => {
            setOpen(false);
            if (isAllDone) chosen.clear();
          }}
        />
      ) : null}
    </>
  );
}
