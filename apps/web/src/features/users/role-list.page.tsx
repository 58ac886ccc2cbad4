// /admin/roles: what each role may do.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PERMISSIONS, type Permission } from '@gelanggang/contract/permissions';
import type { RoleAnswer } from '@gelanggang/contract/users';
import { PERMISSION_LABELS } from '@web/site/permission-texts';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import type { Column } from '@web/components/table-columns';
import { FormDialog } from '@web/components/form-dialog';
import { InputField } from '@web/components/form-field';
import { ListPage, ListTable } from '@web/components/list-page';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { allOf } from '@web/lib/page-of';
import { roleTexts as texts } from './texts';
import { CHANGED } from './users.api';
import { useCall } from '@web/lib/use-call';
import * as roleCalls from '@gelanggang/contract/calls/roles';
import { useSend } from '@web/lib/use-send';
import { type RoleRequest } from '@gelanggang/contract/users';

const COLUMNS: readonly Column<RoleAnswer>[] = [
  { key: 'name', title: texts.columns.name, cell: (role) => role.name, isName: true },
  { key: 'permissions', title: texts.columns.permissions, cell: permissionsOf },
  { key: 'accounts', title: texts.columns.accounts, cell: (role) => role.accounts_count, align: 'end' },
];

/** On a phone how many; with room, which. */
function permissionsOf({ permissions }: RoleAnswer): ReactNode {
  if (permissions.length === PERMISSIONS.length) return texts.allPermissions;
  const names = PERMISSIONS.filter((one) => permissions.includes(one)).map((one) => PERMISSION_LABELS[one]);
  return (
    <>
      <chakra.span display={{ base: 'inline', md: 'none' }}>
        {texts.permissionCount(permissions.length, PERMISSIONS.length)}
      </chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline' }}>{names.join(' · ') || texts.noPermissions}</chakra.span>
    </>
  );
}

export default function RoleListPage() {
  const roles = useCall(roleCalls.list);
  const [edited, setEdited] = useState<RoleAnswer | null>(null);
  return (
    <ListPage title={texts.title}>
      <chakra.p color="fg.muted" mt="-2" mb="5" maxW="prose">
        {texts.lead}
      </chakra.p>
      <ListTable
        of={{ ...roles, data: roles.data && allOf(roles.data) }}
        label={texts.title}
        columns={COLUMNS}
        actions={(role) => (
          <Button size="sm" onClick={() => setEdited(role)} aria-label={texts.editTitle(role.name)}>
            {texts.edit}
          </Button>
        )}
      />
      {edited ? <RoleDialog role={edited} onClose={() => setEdited(null)} /> : null}
    </ListPage>
  );
}

interface RoleValues {
  name: string;
  permissions: Permission[];
}

const valuesOf = ({ name, permissions }: RoleAnswer): RoleValues => ({ name, permissions });

const COMPARED: readonly ComparedField<RoleValues>[] = [
  { name: 'name', label: texts.name },
  {
    name: 'permissions',
    label: texts.permissions,
    show: (_, { permissions }) =>
      PERMISSIONS.filter((one) => permissions.includes(one))
        .map((one) => PERMISSION_LABELS[one])
        .join(' · '),
  },
];

function RoleDialog({ role, onClose }: { role: RoleAnswer; onClose(): void }) {
  const form = useForm<RoleValues>({ defaultValues: valuesOf(role) });
  const update = useSend(
    roleCalls.update,
    ({ id, ...body }: RoleRequest & { id: number }) => ({ params: { id }, body }),
    CHANGED,
  );
  const send = (values: RoleValues, version: number | undefined) =>
    sendForm(
      form,
      update,
      { id: role.id, ...values, version },
      { onDone: onClose, failed: texts.saveFailed, tells: isMeeting },
    );
  const { row, notice, isMeeting } = useChangedMeanwhile<RoleAnswer, RoleValues>({
    form,
    row: role,
    read: async ({ id }) => (await callApi(roleCalls.list)).find((one) => one.id === id),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((values) => send(values, row?.version));
  return (
    <FormDialog
      width="44rem"
      title={texts.editTitle(role.name)}
      isBusy={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {notice}
      <InputField form={form} name="name" label={texts.name} maxLength={60} />
      <CheckList
        label={texts.permissions}
        columns={2}
        options={PERMISSIONS.map((one) => ({ value: one, label: PERMISSION_LABELS[one] }))}
        chosen={form.watch('permissions')}
        error={form.formState.errors.permissions?.message}
        onChange={(permissions) => form.setValue('permissions', permissions, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
