// /admin/account: the own name, address, password and open sessions.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { Box } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { UserAnswer } from '@gelanggang/contract/auth';
import { OF_ACCOUNT, useCurrentUser } from '@web/site/account';
import { InputField } from '@web/components/form-field';
import { PasswordField } from '@web/components/password-field';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { sendForm } from '@web/lib/form-errors';
import { session } from '@web/lib/session';
import { useSend } from '@web/lib/use-send';
import { OpenSessions } from './components/open-sessions';
import { OwnEmailSection } from './components/own-email';
import { OwnLanguageSection } from './components/own-language';
import { OwnPhoneSection } from './components/own-phone';
import { OwnForm } from './components/own-form';
import { Section } from './components/section';
import { accountTexts as texts } from './texts';

export default function AccountPage() {
  const current = useCurrentUser();
  if (current.error) return <ErrorState error={current.error} onRetry={() => void current.refetch()} />;
  if (!current.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <Name user={current.data.user} />
        <OwnEmailSection email={current.data.user.email} />
        <Password email={current.data.user.email} />
        <OwnLanguageSection />
        <OwnPhoneSection />
        <OpenSessions />
      </Box>
    </>
  );
}

function Name({ user }: { user: UserAnswer }) {
  const form = useForm({ defaultValues: { name: user.name } });
  const rename = useSend(
    ownAccountCalls.rename,
    {},
    {
      forgets: [...OF_ACCOUNT],
      // the name that other tabs and the next start show before the server has answered
      onSuccess: (answer) => session.token && session.begin(session.token, answer.user),
    },
  );
  const submit = form.handleSubmit((values) =>
    sendForm(form, rename, values, {
      done: texts.nameSaved,
      failed: texts.failed,
      onDone: (answer) => form.reset({ name: answer.user.name }),
    }),
  );
  return (
    <Section title={texts.profile}>
      <OwnForm sends={texts.saveName} isBusy={rename.isPending} isReady={form.formState.isDirty} onSubmit={submit}>
        <InputField form={form} name="name" label={texts.name} autoComplete="name" maxLength={200} />
      </OwnForm>
    </Section>
  );
}

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

function Password({ email }: { email: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const change = useSend(
    ownAccountCalls.changePassword,
    {},
    {
      forgets: [ownAccountCalls.sessions],
    },
  );
  const submit = form.handleSubmit((values) =>
    sendForm(form, change, values, { failed: texts.failed, onDone: () => form.reset(EMPTY) }),
  );
  return (
    <Section title={texts.password} lead={texts.passwordLead}>
      <OwnForm sends={texts.change} isBusy={change.isPending} onSubmit={submit}>
        {/* for password managers: whose password this is */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField form={form} name="current_password" label={texts.current} autoComplete="current-password" />
        <PasswordField form={form} name="password" label={texts.next} hint={texts.hint} autoComplete="new-password" />
        <PasswordField form={form} name="password_confirmation" label={texts.again} autoComplete="new-password" />
      </OwnForm>
    </Section>
  );
}
