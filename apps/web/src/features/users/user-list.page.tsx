// /admin/users: every account, searched and narrowed by role and state.
import { useState } from 'react';
import type { AccountRow } from '@gelanggang/contract/users';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { MenuAction } from '@web/components/action-menu';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { optionsOf } from '@web/lib/options-of';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatDate, formatNumber } from '@web/lib/formats';
import { AccessDialog, type AskedStep } from './components/access-dialog';
import { userTexts as texts } from './texts';
import { useAccessStep } from './users.api';
import { pathOf } from '@web/site/routes';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import * as userCalls from '@gelanggang/contract/calls/users';
import * as roleCalls from '@gelanggang/contract/calls/roles';

const COLUMNS: readonly Column<AccountRow>[] = [
  { key: 'name', title: texts.columns.name, cell: (user) => shownName(user.name), isName: true },
  { key: 'email', title: texts.columns.email, cell: (user) => user.email },
  { key: 'roles', title: texts.columns.roles, cell: (user) => user.roles.map((role) => role.name).join(', ') || '–' },
  {
    key: 'status',
    title: texts.columns.status,
    cell: (user) => (
      <Tag tone={!user.is_active ? 'neutral' : user.is_invited ? 'warn' : 'ok'}>
        {!user.is_active ? texts.inactive : user.is_invited ? texts.invited : texts.active}
      </Tag>
    ),
  },
  {
    key: 'sessions',
    title: texts.columns.sessions,
    cell: (user) => user.sessions_count,
    align: 'end',
    isWideOnly: true,
  },
  {
    key: 'last',
    title: texts.columns.lastUsed,
    cell: (user) => (user.last_used_at ? formatDate(user.last_used_at.slice(0, 10)) : texts.never),
    isWideOnly: true,
  },
];

export default function UserListPage() {
  const address = useAddress();
  const shown = useShownPage();
  const roles = useCall(roleCalls.list);
  const take = useAccessStep();
  const takeAtOnce = (user: AccountRow, step: 'activate' | 'invite') => () =>
    take.mutate({ id: user.id, step }, told(texts.failed));
  const [asked, setAsked] = useState<{ user: AccountRow; step: AskedStep } | null>(null);
  const users = useCall(userCalls.list, {
    query: {
      ...shown,
      search: address.get('search'),
      role_id: address.getNumber('role_id'),
      status: address.get('status'),
    },
  });

  const actionsOf = (user: AccountRow): MenuAction[] => [
    { id: 'edit', label: texts.edit, to: pathOf('/admin/users/edit/:id', { id: user.id }) },
    ...(user.is_invited && user.is_active
      ? [{ id: 'invite', label: texts.inviteAgain, onSelect: takeAtOnce(user, 'invite') }]
      : []),
    ...(user.sessions_count > 0
      ? [{ id: 'sessions', label: texts.endSessions, onSelect: () => setAsked({ user, step: 'sessions' as const }) }]
      : []),
    user.is_active
      ? {
          id: 'deactivate',
          label: texts.deactivate,
          isDestructive: true,
          onSelect: () => setAsked({ user, step: 'deactivate' }),
        }
      : { id: 'activate', label: texts.activate, onSelect: takeAtOnce(user, 'activate') },
  ];

  return (
    <ListPage
      title={texts.title}
      note={users.data ? texts.count(formatNumber(users.data.total)) : undefined}
      actions={
        <>
          <ButtonLink to={pathOf('/admin/roles')} size="sm">
            {texts.toRoles}
          </ButtonLink>
          <ButtonLink to={pathOf('/admin/users/create')} variant="solid" size="sm">
            {texts.add}
          </ButtonLink>
        </>
      }
    >
      <Filters search={texts.search}>
        <FilterSelect name="role_id" label={texts.filters.role} options={optionsOf(roles.data ?? [])} />
        <FilterSelect
          name="status"
          label={texts.filters.status}
          options={[
            { value: 'active', label: texts.active },
            { value: 'inactive', label: texts.inactive },
          ]}
        />
      </Filters>
      <ListTable
        of={users}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={actionsOf}
        nameOf={(user) => shownName(user.name)}
      />
      {asked ? <AccessDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </ListPage>
  );
}
