// How partai of a tournament are numbered, and numbering all of them anew on request.
import { chakra } from '@chakra-ui/react';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as tournamentScheduleCalls from '@gelanggang/contract/calls/tournament-schedules';
import { useState } from 'react';
import {
  PARTAI_NUMBERING_LABELS,
  PARTAI_NUMBERINGS,
  type PartaiNumbering,
} from '@gelanggang/domain/schedule/partai-numbers';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { scheduleTexts as texts } from '../texts';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';

export function NumbersDialog({ tournamentId, onClose }: { tournamentId: number | null; onClose(): void }) {
  const tournaments = useCall(tournamentCalls.ofOffice);
  const [chosen, setChosen] = useState(tournamentId);
  const known = useCall(tournamentScheduleCalls.partaiNumbers, chosen === null ? null : { params: { id: chosen } });
  const [numbering, setNumbering] = useState<PartaiNumbering | null>(null);
  const renumber = useSend(
    tournamentScheduleCalls.renumber,
    ({ id, ...body }: { id: number; numbering: PartaiNumbering }) => ({ params: { id }, body }),
    { forgets: [scheduleCalls.list, tournamentScheduleCalls.partaiNumbers] },
  );
  const shown = numbering ?? known.data?.numbering ?? 'arena-day';
  const submit = () =>
    chosen !== null && renumber.mutate({ id: chosen, numbering: shown }, told(texts.renumberFailed, onClose));
  return (
    <FormDialog
      title={texts.numbers}
      sends={texts.renumberAll}
      isBusy={renumber.isPending}
      isReady={chosen !== null && known.data !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={texts.tournament}>
        {(bound) => (
          <Select
            {...bound}
            value={chosen ?? ''}
            onChange={(event) => {
              setChosen(Number(event.target.value));
              setNumbering(null);
            }}
          >
            <option value="" disabled>
              {texts.choose}
            </option>
            {(tournaments.data ?? []).map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={texts.numbering}>
        {(bound) => (
          <Select
            {...bound}
            disabled={chosen === null}
            value={shown}
            onChange={(event) => setNumbering(event.target.value as PartaiNumbering)}
          >
            {PARTAI_NUMBERINGS.map((one) => (
              <option key={one} value={one}>
                {PARTAI_NUMBERING_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.numbersHint}
        {known.data ? ` ${texts.numbersCount(known.data.count)}` : ''}
      </chakra.p>
      {known.data && known.data.begun > 0 ? (
        <chakra.p role="alert" textStyle="sm" color="status.warn.fg" fontWeight="medium">
          {texts.numbersBegun(known.data.begun)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}
