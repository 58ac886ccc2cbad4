// /admin/team-members/create and /edit/:id: loads what the form needs, or says why it cannot.
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState, PageLoading } from '@web/components/states';
import { toast } from '@web/lib/toast';
import { MemberForm } from './components/member-form';
import { useTeamMember } from './team-members.api';
import { memberFormTexts as texts } from './texts';

export default function MemberFormPage() {
  const { id } = useParams();
  const memberId = id === undefined ? null : Number(id);
  const member = useTeamMember(memberId);
  const hasFailed = member.isError;
  useEffect(() => {
    if (hasFailed) toast.error(texts.loadFailed);
  }, [hasFailed]);
  if (memberId === null) return <MemberForm member={null} />;
  if (member.isError) return <ErrorState error={member.error} onRetry={() => void member.refetch()} />;
  if (!member.data) return <PageLoading />;
  return <MemberForm key={member.data.id} member={member.data} />;
}
