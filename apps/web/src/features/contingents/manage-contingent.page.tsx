// /admin/contingent/manage/:id: the office gives a contingent to its manager, or lets another one go up in it.
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { InviteSection } from './components/invite-section';
import { MergeHistory } from './components/merge-history';
import { MergeSection } from './components/merge-section';
import { useOwnerNews } from './contingent-owners.api';
import { ownerTexts as texts } from './owner-texts';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useCall } from '@web/lib/use-call';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';

export default function ManageContingentPage() {
  const id = Number(useParams().id);
  const ownership = useCall(contingentInvitationCalls.ownership, { params: { id } });
  useOwnerNews();
  if (ownership.isError) return <ErrorState error={ownership.error} onRetry={() => void ownership.refetch()} />;
  if (!ownership.data) return <PageLoading />;
  const of = ownership.data;
  return (
    <>
      <PageHeader title={texts.title} note={[shownName(of.name), of.place].filter(Boolean).join(' · ')} />
      <InviteSection key={id} of={of} />
      <MergeSection key={`merge ${id}`} contingent={of} />
      <Box maxW="form" mt="8">
        <MergeHistory keptId={id} />
      </Box>
    </>
  );
}
