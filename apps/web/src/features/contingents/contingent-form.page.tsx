// /admin/contingent/create and /edit/:id: loads what the form needs, or says why it cannot.
import { useContextOf } from '@web/site/tournament-context';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useParams } from 'react-router-dom';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { ErrorState, PageLoading } from '@web/components/states';
import { ContingentForm } from './components/contingent-form';
import { contingentTexts as texts } from './texts';

export default function ContingentFormPage() {
  const { id } = useParams();
  const contingentId = id === undefined ? null : Number(id);
  const contingent = useCall(
    contingentCalls.read,
    contingentId === null ? null : { params: { id: contingentId } },
    HELD_STILL,
  );
  // of them the form shows which take contingents; with them it comes whole, and nothing in it moves
  const offered = useCall(tournamentCalls.active);
  const [only, ...others] = contingent.data?.tournaments ?? [];
  useContextOf(others.length === 0 ? only?.id : undefined);
  useFetchFailure(contingent.error, texts.loadFailed);
  if (contingentId === null) return <ContingentForm contingent={null} />;
  if (contingent.isError) return <ErrorState error={contingent.error} onRetry={() => void contingent.refetch()} />;
  if (!contingent.data || offered.isPending) return <PageLoading />;
  return <ContingentForm key={contingent.data.id} contingent={contingent.data} />;
}
