// Several athletes billed at once by the office: one bill for each of their contingents, or for each of them.
import { ReceiptText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { grouped } from '@gelanggang/domain/grouped';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
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
  const [per, setPer] = useState<'contingent' | 'athlete'>('contingent');
  const due = grouped(
    chosen.rows.filter((one) => refusalOf(one) === undefined),
    (one) => (per === 'contingent' ? one.contingent.id : one.id),
  );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden="true" />
        {texts.action}
      </Button>
      {isOpen ? (
        <ManyDialog
          // what is asked about is kept from the moment it opens
          key={per}
          title={texts.title}
          question={texts.question}
          confirm={texts.confirm}
          done={texts.done}
          tasks={[...due].map(([id, members]) => ({
            id,
            name:
              per === 'contingent' ? (shownName(members[0]?.contingent.name) ?? '') : shownName(members[0]?.name ?? ''),
            note: texts.athletes(members.length),
            run: () =>
              callApi(billingCalls.create, {
                body: { tournament_id: tournamentId, member_ids: members.map((one) => one.id) },
              }),
          }))}
          choice={
            <FormField label={texts.per}>
              {(props) => (
                <Select
                  {...props}
                  value={per}
                  onChange={(event) => setPer(event.target.value === 'athlete' ? 'athlete' : 'contingent')}
                >
                  <option value="contingent">{texts.perContingent}</option>
                  <option value="athlete">{texts.perAthlete}</option>
                </Select>
              )}
            </FormField>
          }
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
