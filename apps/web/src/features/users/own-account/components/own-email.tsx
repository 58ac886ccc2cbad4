// The address that one signs in with, changed by whoever knows the password.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { useForm } from 'react-hook-form';
import { OF_ACCOUNT } from '@web/site/account';
import { InputField } from '@web/components/form-field';
import { PasswordField } from '@web/components/password-field';
import { sendForm } from '@web/lib/form-errors';
import { session } from '@web/lib/session';
import { useSend } from '@web/lib/use-send';
import { accountTexts as texts } from '../texts';
import { OwnForm } from './own-form';
import { Section } from './section';

const EMPTY = { email: '', current_password: '' };

export function OwnEmailSection({ email }: { email: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const change = useSend(
    ownAccountCalls.changeEmail,
    {},
    {
      forgets: [...OF_ACCOUNT, ownAccountCalls.sessions],
      // the address that other tabs and the next start know before the server has answered
      onSuccess: (answer) => session.token && session.begin(session.token, answer.user),
    },
  );
  const submit = form.handleSubmit((values) =>
    sendForm(form, change, values, { failed: texts.failed, onDone: () => form.reset(EMPTY) }),
  );
  return (
    <Section title={texts.email} lead={texts.emailLead(email)}>
      <OwnForm sends={texts.changeEmail} isBusy={change.isPending} onSubmit={submit}>
        <InputField form={form} name="email" type="email" label={texts.newEmail} autoComplete="email" maxLength={320} />
        <PasswordField form={form} name="current_password" label={texts.current} autoComplete="current-password" />
      </OwnForm>
    </Section>
  );
}
