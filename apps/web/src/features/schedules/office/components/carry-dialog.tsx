// Moves what was not fought on its day to another: which matches, which day, and where, all that are left ticked at first.
import { chakra } from '@chakra-ui/react';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import * as tournamentScheduleCalls from '@gelanggang/contract/calls/tournament-schedules';
import type { ScheduleRow } from '@gelanggang/contract/schedules';
import { clockTime, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { CheckList } from '@web/components/check-list';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import { TimeInput } from '@web/components/time-input';
import { HttpError, messageOf } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { leftIn, type LeftMatch } from '../left-over';
import { PUBLIC } from '../schedules.api';
import { scheduleTexts as texts } from '../texts';

interface CarryDialogProps {
  /** Of one tournament. */
  rows: readonly ScheduleRow[];
  today: string;
  onClose(): void;
}

const SAME_ARENA = '';

export function CarryDialog({ rows, today, onClose }: CarryDialogProps) {
  const tournamentId = rows[0]?.tournament.id ?? 0;
  const left = rows.flatMap(leftIn);
  const movable = left.filter((one) => !one.isCalled);
  const [chosen, setChosen] = useState<number[]>(() => movable.map((one) => one.id));
  const [date, setDate] = useState(today);
  const [arena, setArena] = useState(SAME_ARENA);
  const [time, setTime] = useState('');
  const arenas = useCall(tournamentCalls.arenas, { params: { id: tournamentId } });
  const carry = useSend(
    tournamentScheduleCalls.carry,
    { params: { id: tournamentId } },
    {
      forgets: [scheduleCalls.list, ...PUBLIC],
      isTold: true,
    },
  );
  const refused = carry.error instanceof HttpError ? carry.error : null;
  const submit = () =>
    carry.mutate(
      {
        match_ids: movable.map((one) => one.id).filter((id) => chosen.includes(id)),
        scheduled_date: date,
        ...(arena === SAME_ARENA ? {} : { tournament_arena_id: Number(arena) }),
        ...(time === '' ? {} : { start_time: time }),
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={texts.carry}
      sends={texts.carryMany(chosen.length)}
      isBusy={carry.isPending}
      isReady={chosen.length > 0 && date !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={texts.carryTo} error={refused?.fields.scheduled_date?.[0]}>
        {(bound) => (
          <Input {...bound} type="date" min={today} value={date} onChange={(event) => setDate(event.target.value)} />
        )}
      </FormField>
      <FormField label={texts.columns.arena}>
        {(bound) => (
          <Select {...bound} value={arena} onChange={(event) => setArena(event.target.value)}>
            <option value={SAME_ARENA}>{texts.carrySameArena}</option>
            {(arenas.data ?? []).map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={texts.carryNotBefore} hint={texts.carryNotBeforeHint} isOptional>
        {(bound) => <TimeInput {...bound} value={time} onTime={setTime} />}
      </FormField>
      {movable.length > 0 ? (
        <CheckList
          label={texts.carryWhich}
          options={movable.map((one) => ({ value: one.id, label: labelOf(one), hint: hintOf(one) }))}
          chosen={chosen}
          onChange={setChosen}
        />
      ) : null}
      {movable.length < left.length ? (
        <chakra.p textStyle="sm" color="status.warn.fg">
          {texts.carryCalled(
            left
              .filter((one) => one.isCalled)
              .map((one) => one.partai)
              .join(', '),
          )}
        </chakra.p>
      ) : null}
      {refused && refused.status === 409 ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {messageOf(refused, texts.submitFailed)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}

const labelOf = ({ partai, names }: LeftMatch) => `${partai} · ${names.map(shownName).join(' – ')}`;
const hintOf = ({ date, time, arena }: LeftMatch) => `${longDate(date)}, ${clockTime(time)}, ${arena}`;
