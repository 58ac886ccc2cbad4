// /admin/athletes/create and /edit/:id: loads what the form needs, or says why it cannot.
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import { useParams } from 'react-router-dom';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { athleteTexts as texts } from './athlete-texts';
import { AthleteForm } from './components/athlete-form';

export default function AthleteFormPage() {
  const { id } = useParams();
  const athleteId = id === undefined ? null : Number(id);
  const athlete = useCall(athleteCalls.read, athleteId === null ? null : { params: { id: athleteId } }, HELD_STILL);
  if (athleteId === null) return <AthleteForm athlete={null} />;
  if (athlete.isError) {
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorState error={athlete.error} onRetry={() => void athlete.refetch()} />
      </>
    );
  }
  if (!athlete.data) return <PageLoading />;
  return <AthleteForm key={athlete.data.id} athlete={athlete.data} />;
}
