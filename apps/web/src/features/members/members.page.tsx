// /admin/tournament/members/:id: who works in a tournament, with which role; its owners invite, change and let go.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type { MemberRow, MembersAnswer } from '@gelanggang/contract/tournament-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ListPage, ListTable } from '@web/components/list-page';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import type { Column } from '@web/components/table-columns';
import { Tag } from '@web/components/tag';
import { idOf } from '@web/lib/id-of';
import { useShownPage } from '@web/lib/list-view';
import { pageOf } from '@web/lib/page-of';
import { pathOf } from '@web/site/routes';
import { InviteMember } from './components/invite-member';
import { RoleDialog } from './components/role-dialog';
import { useMembers, TOLD } from './members.api';
import { memberTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';

const COLUMNS: readonly Column<MemberRow>[] = [
  {
    key: 'name',
    title: texts.name,
    isName: true,
    cell: (row) => (
      <Box as="span" display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
        {shownName(row.name)}
        {row.is_self ? <Tag>{texts.you}</Tag> : null}
        {row.is_active ? null : <Tag tone="warn">{texts.inactive}</Tag>}
      </Box>
    ),
  },
  { key: 'email', title: texts.email, cell: (row) => row.email },
  { key: 'role', title: texts.role, cell: (row) => MEMBER_ROLES[row.role].label },
];

export default function MembersPage() {
  const id = idOf(useParams().id);
  const { data, error, refetch } = useMembers(id);
  if (id === null) return <EmptyState text={texts.loadFailed} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Members data={data} refetch={refetch} /> : <PageLoading />;
}

function Members({ data, refetch }: { data: MembersAnswer; refetch(): unknown }) {
  const { tournament, members, may_change: mayChange } = data;
  const { page, perPage } = useShownPage(50);
  const [changed, setChanged] = useState<MemberRow | null>(null);
  const [removed, setRemoved] = useState<MemberRow | null>(null);
  const remove = useSend(
    memberCalls.remove,
    (accountId: number) => ({ params: { id: tournament.id, accountId } }),
    TOLD,
  );
  return (
    <>
      <ListPage
        title={texts.title}
        note={texts.lead(shownName(tournament.name))}
        actions={
          <ButtonLink to={pathOf('/admin/tournament/setup/:id', { id: tournament.id })} size="sm">
            {texts.back}
          </ButtonLink>
        }
      >
        {mayChange ? null : (
          <chakra.p textStyle="sm" color="fg.muted" mb="3">
            {texts.onlyOwners}
          </chakra.p>
        )}
        <ListTable
          of={{ data: pageOf(members, page, perPage), isFetching: false, error: null, refetch }}
          label={texts.title}
          columns={COLUMNS}
          nameOf={(row) => shownName(row.name)}
          rowKey={(row) => row.account_id}
          actionsOf={(row) =>
            mayChange
              ? [
                  { id: 'change', label: texts.change, onSelect: () => setChanged(row) },
                  { id: 'remove', label: texts.remove, isDestructive: true, onSelect: () => setRemoved(row) },
                ]
              : []
          }
          emptyText={texts.empty}
        />
      </ListPage>
      {mayChange ? <InviteMember of={data} /> : null}
      <Roles />
      {changed ? <RoleDialog tournamentId={tournament.id} member={changed} onClose={() => setChanged(null)} /> : null}
      <ConfirmDialog
        open={removed !== null}
        title={texts.remove}
        question={texts.removeQuestion}
        name={shownName(removed?.name ?? '')}
        confirmText={texts.remove}
        busy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate(removed.account_id, { onSuccess: () => setRemoved(null) })}
      />
    </>
  );
}

function Roles() {
  return (
    <Box as="section" aria-label={texts.whatRoles} mt="10" maxW="form">
      <chakra.h2 textStyle="title.section" mb="3">
        {texts.whatRoles}
      </chakra.h2>
      <chakra.dl display="grid" gap="2" textStyle="sm">
        {(Object.keys(MEMBER_ROLES) as (keyof typeof MEMBER_ROLES)[]).map((role) => (
          <Box key={role}>
            <chakra.dt fontWeight="semibold">{MEMBER_ROLES[role].label}</chakra.dt>
            <chakra.dd color="fg.muted">{texts.roles[role]}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
