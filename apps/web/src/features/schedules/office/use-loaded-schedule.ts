// Loads the schedule that a form edits; one that is gone leads back to the list (spec 2 §4).
import { useContextOf } from '@web/site/tournament-context';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { scheduleTexts as texts } from './texts';
import { LIST } from './use-schedule-form';

const TO_LIST_AFTER_MS = 2000;

/** `isNew`: the page makes a schedule. */
export function useLoadedSchedule() {
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
  return { isNew: scheduleId === null, schedule };
}
