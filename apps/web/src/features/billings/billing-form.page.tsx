// /admin/payment/create and /edit/:id: who is paid for, and the bank account (spec 2, "Payment form").
import { useContextOf } from '@web/site/tournament-context';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import { useCall } from '@web/lib/use-call';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { BillingForm } from './components/billing-form';
import { billingTexts as texts } from './texts';

export default function BillingFormPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = Number(query.get('from'));
  const isNew = id === undefined;
  // a rejected billing offers a new one for its members
  const sourceId = isNew ? (Number.isInteger(from) && from > 0 ? from : null) : Number(id);
  const source = useCall(billingCalls.read, sourceId === null ? null : { params: { id: sourceId } });
  useContextOf(source.data?.tournament_id);
  const { error } = source;
  useFetchFailure(error, texts.loadFailed);
  if (isNew && source.fetchStatus === 'idle' && !source.data) return <BillingForm billing={null} source={null} />;
  if (error && !source.data) return <ErrorState error={error} onRetry={() => void source.refetch()} />;
  if (!source.data) return <PageLoading />;
  if (isNew) return <BillingForm key="new" billing={null} source={source.data} />;
  if (!source.data.steps.includes('edit')) return <EmptyState text={texts.locked} />;
  return <BillingForm key={source.data.id} billing={source.data} source={source.data} />;
}
