// The address that one signs in with, changed by whoever knows the password.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { OF_ACCOUNT } from '@web/site/account';
import { Button } from '@web/components/button';
import { InputField } from '@web/components/form-field';
import { PasswordField } from '@web/components/password-field';
import { tellRefusal } from '@web/lib/form-errors';
import { session } from '@web/lib/session';
import { toast } from '@web/lib/toast';
import { useSend } from '@web/lib/use-send';
import { accountTexts as texts } from '../texts';
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
    change.mutate(values, {
      onSuccess: ({ message }) => {
        form.reset(EMPTY);
        toast.success(message);
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    }),
  );
  return (
    <Section title={texts.email} lead={texts.emailLead(email)}>
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        maxW="26rem"
      >
        <InputField form={form} name="email" type="email" label={texts.newEmail} autoComplete="email" maxLength={320} />
        <PasswordField form={form} name="current_password" label={texts.current} autoComplete="current-password" />
        <Box>
          <Button type="submit" busy={change.isPending}>
            {texts.changeEmail}
          </Button>
        </Box>
      </chakra.form>
    </Section>
  );
}
