// /admin/tournament-schedule/seni/create and /edit/:id: loads what the form needs, or says why it cannot.
import { ErrorState, PageLoading } from '@web/components/states';
import { SeniScheduleForm } from './components/seni-schedule-form';
import { useLoadedSchedule } from './use-loaded-schedule';

export default function SeniScheduleFormPage() {
  const { isNew, ...schedule } = useLoadedSchedule('seni');
  if (isNew) return <SeniScheduleForm schedule={null} />;
  if (schedule.error) return <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />;
  if (!schedule.data) return <PageLoading />;
  return <SeniScheduleForm key={schedule.data.id} schedule={schedule.data} />;
}
