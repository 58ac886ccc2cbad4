// /admin/users/edit/:id: name, e-mail, roles and arenas of an account, and its access: password, sessions, active or not.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { AccountRow } from '@gelanggang/contract/users';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { messageOf } from '@web/lib/http';
import { newPassword } from '@web/lib/new-password';
import { toast } from '@web/lib/toast';
import { AccessDialog, type AskedStep } from './components/access-dialog';
import { HandOver } from './components/hand-over';
import { UserFields, type UserValues } from './components/user-fields';
import { userTexts as texts } from './texts';
import { useAccessStep, CHANGED } from './users.api';
import { useCall } from '@web/lib/use-call';
import * as roleCalls from '@gelanggang/contract/calls/roles';
import * as userCalls from '@gelanggang/contract/calls/users';
import { useSend } from '@web/lib/use-send';

const LIST = pathOf('/admin/users');

const valuesOf = (user: AccountRow): UserValues => ({
  name: user.name,
  email: user.email,
  role_ids: user.roles.map((role) => role.id),
  arena_ids: user.arenas.map((arena) => arena.id),
});

/** Ids by their names. */
const named = (ids: readonly number[], rows: readonly { id: number; name: string }[]): string =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');

const COMPARED: readonly ComparedField<UserValues>[] = [
  { name: 'name', label: texts.name },
  { name: 'email', label: texts.email },
  {
    name: 'role_ids',
    label: texts.roles,
    show: async (_, { role_ids: ids }) => named(ids, await callApi(roleCalls.list)),
  },
  {
    name: 'arena_ids',
    label: texts.arenas,
    show: async (_, { arena_ids: ids }) => (ids.length === 0 ? '' : named(ids, await callApi(userCalls.arenas))),
  },
];

export default function EditUserPage() {
  const user = useCall(userCalls.read, { params: { id: Number(useParams().id) } });
  if (user.error) return <ErrorState error={user.error} onRetry={() => void user.refetch()} />;
  if (!user.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.editTitle} note={shownName(user.data.name)} />
      <Access user={user.data} />
      <UserForm key={user.data.id} user={user.data} />
    </>
  );
}

function UserForm({ user }: { user: AccountRow }) {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<UserValues>({
    defaultValues: valuesOf(user),
  });
  const update = useSend(userCalls.update, { params: { id: user.id } }, CHANGED);
  const send = (values: UserValues, version: number | undefined) =>
    sendForm(
      form,
      update,
      { ...values, version },
      {
        done: texts.saved,
        failed: texts.saveFailed,
        tells: (error) => isMeeting(error),
        onDone: () => {
          setSaved(true);
          void navigate(LIST, { replace: true });
        },
      },
    );
  const { row, notice, isMeeting } = useChangedMeanwhile<AccountRow, UserValues>({
    form,
    row: user,
    read: ({ id }) => callApi(userCalls.read, { params: { id } }),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((values) => {
    if (values.role_ids.length === 0) return form.setError('role_ids', { message: texts.noRole });
    send(values, row?.version);
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {notice}
      <UserFields form={form} arenas={user.arenas} />
      <SaveBar
        form={form}
        version={row?.version}
        isDirty={form.formState.isDirty && !isSaved}
        isSaving={update.isPending}
        cancelTo={LIST}
      />
    </form>
  );
}

function Access({ user }: { user: AccountRow }) {
  const [asked, setAsked] = useState<AskedStep | 'password' | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const take = useAccessStep();
  const set = useSend(
    userCalls.setPassword,
    (password: string) => ({ params: { id: user.id }, body: { password } }),
    CHANGED,
  );
  const close = () => setAsked(null);
  const failed = (error: unknown) => toast.error(messageOf(error, texts.failed));
  const takeAtOnce = (step: 'activate' | 'invite') => () =>
    take.mutate({ id: user.id, step }, { onSuccess: ({ message }) => toast.success(message), onError: failed });
  return (
    <Box maxW="form" bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" p="4" mb="6">
      <chakra.h2 textStyle="label">{texts.access}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {user.is_active && user.is_invited
          ? texts.statusInvited
          : texts.statusLine(user.is_active, user.sessions_count)}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2" mt="3">
        {user.is_active && user.is_invited ? (
          <Button size="sm" busy={take.isPending} onClick={takeAtOnce('invite')}>
            {texts.inviteAgain}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setAsked('password')}>
          {texts.setPassword}
        </Button>
        {user.sessions_count > 0 ? (
          <Button size="sm" onClick={() => setAsked('sessions')}>
            {texts.endSessions}
          </Button>
        ) : null}
        {user.is_active ? (
          <Button size="sm" onClick={() => setAsked('deactivate')}>
            {texts.deactivate}
          </Button>
        ) : (
          <Button size="sm" busy={take.isPending} onClick={takeAtOnce('activate')}>
            {texts.activate}
          </Button>
        )}
      </Box>
      {asked === 'sessions' || asked === 'deactivate' ? (
        <AccessDialog user={user} step={asked} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked === 'password'}
        title={texts.setPasswordTitle}
        question={texts.setPasswordHint}
        name={shownName(user.name)}
        confirmText={texts.setPassword}
        busy={set.isPending}
        onClose={close}
        onConfirm={() => {
          const chosen = newPassword();
          set.mutate(chosen, {
            onSuccess: () => {
              close();
              setPassword(chosen);
            },
            onError: failed,
          });
        }}
      />
      {password ? <HandOver email={user.email} password={password} onClose={() => setPassword(null)} /> : null}
    </Box>
  );
}
