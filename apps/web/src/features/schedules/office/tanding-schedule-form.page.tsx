// /admin/tournament-schedule/tanding/create and /edit/:id: loads what the form needs, or says why it cannot.
import { ErrorState, PageLoading } from '@web/components/states';
import { TandingScheduleForm } from './components/tanding-schedule-form';
import { useLoadedSchedule } from './use-loaded-schedule';

export default function TandingScheduleFormPage() {
  const { isNew, ...schedule } = useLoadedSchedule('tanding');
  if (isNew) return <TandingScheduleForm schedule={null} />;
  if (schedule.error) return <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />;
  if (!schedule.data) return <PageLoading />;
  return <TandingScheduleForm key={schedule.data.id} schedule={schedule.data} />;
}
