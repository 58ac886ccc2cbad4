// Loads the schedule that a form edits; one that is gone leads back to the list (spec 2 §4), one of the other kind to its own form.
import { useContextOf } from '@web/site/tournament-context';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { scheduleTexts as texts } from './texts';
import { LIST } from './use-schedule-form';

const TO_LIST_AFTER_MS = 2000;

/** `isNew`: the page makes a schedule. A form of the other kind would show none of its matches, and save others in their place. */
export function useLoadedSchedule(kind: MatchKind) {
  const { id } = useParams();
  const scheduleId = id === undefined ? null : Number(id);
  const navigate = useNavigate();
  const schedule = useCall(scheduleCalls.read, scheduleId === null ? null : { params: { id: scheduleId } }, HELD_STILL);
  useContextOf(schedule.data?.tournament_id);
  const { error } = schedule;
  useEffect(() => {
    if (!error) return;
    toast.error(messageOf(error, texts.loadFailed));
    if (!(error instanceof HttpError) || error.status !== 404) return;
    const timer = setTimeout(() => void navigate(LIST, { replace: true }), TO_LIST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, navigate]);
  const { data } = schedule;
  const isOther = data !== undefined && data.kind !== kind;
  useEffect(() => {
    if (!isOther) return;
    const own = pathOf(`/admin/tournament-schedule/${data.kind}/edit/:id`, { id: data.id });
    void navigate(own, { replace: true });
  }, [isOther, data, navigate]);
  return {
    isNew: scheduleId === null,
    error: schedule.error,
    refetch: schedule.refetch,
    data: isOther ? undefined : data,
  };
}
