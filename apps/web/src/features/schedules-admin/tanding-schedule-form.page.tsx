// /admin/tournament-schedule/tanding/create and /edit/:id: loads what the form needs, or says why it cannot.
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState, PageLoading } from '@web/components/states';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { TandingScheduleForm } from './components/tanding-schedule-form';
import { useSchedule } from './schedules-admin.api';
import { scheduleTexts as texts } from './texts';

const LIST = '/admin/tournament-schedule';
/** Spec 2 §4: a schedule that is gone leads back to the list. */
const TO_LIST_AFTER_MS = 2000;

export default function TandingScheduleFormPage() {
  const { id } = useParams();
  const scheduleId = id === undefined ? null : Number(id);
  const navigate = useNavigate();
  const schedule = useSchedule(scheduleId);
  const { error } = schedule;

  useEffect(() => {
    if (!error) return;
    toast.error(messageOf(error, texts.loadFailed));
    if (!(error instanceof HttpError) || error.status !== 404) return;
    const timer = setTimeout(() => void navigate(LIST, { replace: true }), TO_LIST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, navigate]);

  if (scheduleId === null) return <TandingScheduleForm schedule={null} />;
  if (error) return <ErrorState error={error} onRetry={() => void schedule.refetch()} />;
  if (!schedule.data) return <PageLoading />;
  return <TandingScheduleForm key={schedule.data.id} schedule={schedule.data} />;
}
