// /admin/team-members/create and /edit/:id: loads what the form needs, or says why it cannot.
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { useContextOf } from '@web/site/tournament-context';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useParams } from 'react-router-dom';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { ErrorState, PageLoading } from '@web/components/states';
import { MemberForm } from './components/member-form';
import { memberFormTexts as texts } from './texts';

export default function MemberFormPage() {
  const { id } = useParams();
  const memberId = id === undefined ? null : Number(id);
  const member = useCall(teamMemberCalls.read, memberId === null ? null : { params: { id: memberId } }, HELD_STILL);
  const [only, ...others] = member.data?.contingent.tournament_contingents ?? [];
  // the list that saving leads back to is that of the athlete
  useContextOf(others.length === 0 ? only?.tournament.id : undefined);
  useFetchFailure(member.error, texts.loadFailed);
  if (memberId === null) return <MemberForm member={null} />;
  if (member.isError) return <ErrorState error={member.error} onRetry={() => void member.refetch()} />;
  if (!member.data) return <PageLoading />;
  return <MemberForm key={member.data.id} member={member.data} />;
}
