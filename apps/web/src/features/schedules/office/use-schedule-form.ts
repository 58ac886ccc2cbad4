// The fields that both schedule forms have, what they load, and saving (spec 2 §2, §5, §8 "Schedules").
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_STEP_MINUTES } from '@gelanggang/domain/schedule/numbering';
import { EVERY } from '@gelanggang/contract/every';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { showFieldErrors } from '@web/lib/form-errors';
import { HttpError, messageOf } from '@web/lib/http';
import { askedBy, type ToConfirm } from '@web/lib/to-confirm';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { typedNumber } from '@web/lib/typed-number';
import { type ScheduleBody, type ScheduleItem } from './schedules.api';
import { pathOf } from '@web/site/routes';
import { useTournamentId } from '@web/site/tournament-context';
import { refusalsOf } from './refusals';
import { incompleteIn, inOrder, stepOf, type Selection, type Slot } from './selection';
import { scheduleTexts as texts } from './texts';
import { useSave } from '@web/lib/use-send';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';

export const LIST = pathOf('/admin/tournament-schedule');

export interface Values {
  tournament_id: string;
  tournament_arena_id: string;
  scheduled_date: string;
  start_time: string;
  end_time: string;
  pace: string;
  step: string;
  note: string;
  is_draft: boolean;
}

/** Spec 2 §9: tanding starts at 07:30, seni at 08:00; both end at 17:00. */
const FIRST_START = { tanding: '07:30', seni: '08:00' } as const;
const USUAL_END = '17:00';

function valuesOf(schedule: ScheduleAnswer | null, kind: MatchKind, chosen?: number): Values {
  return {
    tournament_id: String(schedule?.tournament_id ?? chosen ?? ''),
    tournament_arena_id: schedule ? String(schedule.tournament_arena_id) : '',
    scheduled_date: schedule?.scheduled_date ?? '',
    start_time: schedule?.start_time ?? FIRST_START[kind],
    end_time: schedule ? (schedule.end_time ?? '') : USUAL_END,
    pace: 'step',
    // another start moves a stored schedule as it stands, not pressed into other steps
    step: String((schedule && stepOf(schedule.details)) ?? DEFAULT_STEP_MINUTES),
    note: schedule?.note ?? '',
    is_draft: schedule?.is_draft ?? false,
  };
}

/** What the server refused of the last attempt to save: in sentences, each once, and those about a match beside it. */
export interface Refused {
  general: readonly string[];
  ofMatch: ReadonlyMap<number, string>;
}

const NOTHING_REFUSED: Refused = { general: [], ofMatch: new Map() };

/** What matches, times and warnings follow: a letter in the note draws nothing of them again. */
function planOf({ tournament_id, tournament_arena_id, scheduled_date, start_time, end_time, pace, step }: Values) {
  return { tournament_id, tournament_arena_id, scheduled_date, start_time, end_time, pace, step };
}

const NONE_YET = [] as const;

const idOf = (text: string): number | null => typedNumber(text) ?? null;

export function useScheduleForm(kind: MatchKind, schedule: ScheduleAnswer | null) {
  const navigate = useNavigate();
  const chosenTournament = useTournamentId();
  const form = useForm<Values>({ defaultValues: valuesOf(schedule, kind, chosenTournament) });
  const [isSaved, setSaved] = useState(false);
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);
  const [refused, setRefused] = useState<Refused>(NOTHING_REFUSED);
  const values = useWatch({ control: form.control, compute: planOf });
  const tournamentId = idOf(values.tournament_id);
  const tournaments = useCall(tournamentCalls.ofOffice);
  const arenas = useCall(tournamentCalls.arenas, tournamentId === null ? null : { params: { id: tournamentId } });
  const saving = useSave(scheduleCalls, schedule?.id ?? null, [scheduleCalls.list]);

  useFetchFailure(tournaments.error, texts.tournamentsFailed);

  /** `itemOf`: what a selected match sends beside its order and time; `shared`: what all of them share. */
  const save = (
    selection: Selection,
    itemOf: (id: number) => Partial<ScheduleItem>,
    shared: Partial<ScheduleBody>,
    isConfirmed = false,
  ) =>
    form.handleSubmit((given) => {
      if (selection.size === 0) return void toast.error(texts.noneSelected);
      const incomplete = incompleteIn(selection);
      if (incomplete.length > 0) {
        setRefused({ general: [], ofMatch: new Map(incomplete.map((id) => [id, texts.incompleteMatch])) });
        return void toast.error(texts.incomplete);
      }
      setRefused(NOTHING_REFUSED);
      const sent = inOrder(selection);
      const item = (id: number, slot: Slot | undefined): ScheduleItem => ({
        ...itemOf(id),
        order: decimalOf(slot?.order ?? ''),
        start_time: slot?.time ?? '',
        note: slot?.note ?? '',
      });
      saving.mutate(
        {
          tournament_id: typedNumber(given.tournament_id),
          tournament_arena_id: typedNumber(given.tournament_arena_id),
          scheduled_date: given.scheduled_date,
          start_time: given.start_time,
          end_time: given.end_time,
          note: given.note,
          is_draft: given.is_draft,
          age_category_id: EVERY,
          ...shared,
          version: schedule?.version,
          is_confirmed: isConfirmed,
          matches: sent.map((id) => item(id, selection.get(id))),
        },
        {
          onSuccess: () => {
            setToConfirm(null);
            setSaved(true);
            toast.success(schedule ? texts.updated : texts.created);
            void navigate(LIST, { replace: true });
          },
          onError: (error) => {
            const asked = askedBy(error);
            if (asked) return setToConfirm({ asked, again: () => void save(selection, itemOf, shared, true)() });
            setToConfirm(null);
            const { status, fields } = error instanceof HttpError ? error : { status: 0, fields: {} };
            const text = messageOf(error, texts.submitFailed);
            // that somebody else was faster must stay to be read, when the toast has gone
            const stays = [...showFieldErrors(form, error), ...(status === 409 ? [text] : [])];
            setRefused({ general: [...new Set(stays)], ofMatch: refusalsOf(fields, sent) });
            toast.error(status === 422 ? texts.validation : text);
          },
        },
      );
    });

  return {
    form,
    values,
    tournamentId,
    arenaId: idOf(values.tournament_arena_id),
    arenaName: arenas.data?.find((one) => String(one.id) === values.tournament_arena_id)?.name ?? '',
    tournaments: tournaments.data ?? NONE_YET,
    arenas: arenas.data ?? NONE_YET,
    refused,
    toConfirm,
    keepEditing: () => setToConfirm(null),
    isSaving: saving.isPending,
    isDirty: (isTouched: boolean) => (form.formState.isDirty || isTouched) && !isSaved,
    save,
  };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
