// Entries that may be of the athlete of the form, over tournaments: ticked and confirmed by whoever knows the athlete.
import { Box, chakra } from '@chakra-ui/react';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { memberFormTexts as texts } from '../texts';

/** Nothing where there is nobody to be put together. It is saved by its own buttons. */
export function SamePerson({ memberId }: { memberId: number }) {
  const rows = useCall(teamMemberCalls.samePerson, { params: { id: memberId } });
  const [changed, setChanged] = useState<number[]>();
  const save = useSend(
    teamMemberCalls.confirmPerson,
    (entryIds: number[]) => ({ params: { id: memberId }, body: { entry_ids: entryIds } }),
    { forgets: [teamMemberCalls.samePerson] },
  );
  if (!rows.data) return null;
  const { entries, is_used_elsewhere: isUsedElsewhere } = rows.data;
  const elsewhere = isUsedElsewhere ? (
    <chakra.p gridColumn="1 / -1" maxW="36rem" textStyle="sm" color="fg.subtle">
      {texts.nikElsewhere}
    </chakra.p>
  ) : null;
  if (entries.length === 0) return elsewhere;
  const confirmed = entries.filter((row) => row.is_confirmed).map(({ id }) => id);
  const chosen = changed ?? confirmed;
  const send = (entryIds: number[]) =>
    save.mutate(entryIds, {
      onSuccess: ({ message }) => {
        toast.success(message);
        setChanged(undefined);
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <Box gridColumn="1 / -1" display="grid" gap="3" maxW="36rem">
      <CheckList
        label={texts.person}
        options={entries.map(({ id, name, contingent, tournaments, doubts }) => ({
          value: id,
          label: tournaments.map((one) => `${one.name} (${one.start_date.slice(0, 4)})`).join(', '),
          hint: [shownName(name), shownName(contingent), ...doubts.map((doubt) => texts.personDoubts[doubt])].join(
            ' · ',
          ),
        }))}
        chosen={chosen}
        onChange={setChanged}
      />
      <chakra.p textStyle="sm" color="fg.subtle">
        {texts.personHint}
      </chakra.p>
      {elsewhere}
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" disabled={save.isPending || chosen.length === 0} onClick={() => send(chosen)}>
          {texts.personSave}
        </Button>
        {confirmed.length > 0 ? (
          <Button size="sm" variant="plain" disabled={save.isPending} onClick={() => send([])}>
            {texts.personApart}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
