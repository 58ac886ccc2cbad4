// /admin/forgot-password: asks for the e-mail; the answer is the same whether it has an account or not.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/button';
import { InputField } from '../../components/form-field';
import { tellRefusal } from '../../lib/form-errors';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { Panel, PanelForm } from '../../components/panel';
import { authTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';

export default function ForgotPasswordPage() {
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const ask = useSend(authCalls.forgot, {}, { onError: (error) => tellRefusal(form, error, texts.failed) });
  const toLogin = (
    <ButtonLink to={pathOf('/admin/login')} variant="plain">
      {texts.backToLogin}
    </ButtonLink>
  );
  if (ask.data) {
    return (
      <Panel title={texts.checkMailTitle} lead={<chakra.span role="status">{ask.data.message}</chakra.span>}>
        <chakra.p mb="4" overflowWrap="anywhere">
          {texts.askedFor(form.getValues('email'))}
        </chakra.p>
        <Box display="grid" gap="2">
          <Button variant="outline" onClick={() => ask.reset()}>
            {texts.askOther}
          </Button>
          {toLogin}
        </Box>
      </Panel>
    );
  }
  return (
    <Panel title={texts.forgotTitle} lead={texts.forgotLead}>
      <PanelForm noValidate onSubmit={(event) => void form.handleSubmit((values) => ask.mutate(values))(event)}>
        <InputField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={320}
          autoFocus
        />
        <Button type="submit" variant="solid" busy={ask.isPending}>
          {texts.sendLink}
        </Button>
        {toLogin}
      </PanelForm>
    </Panel>
  );
}
