// /admin/first-admin: an empty system gets its first admin, who is signed in and led on to the first tournament (issue 30, 12).
import * as authCalls from '@gelanggang/contract/calls/auth';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '@web/site/routes';
import { useCall } from '@web/lib/use-call';
import { Button, ButtonLink } from '../../components/button';
import { InputField } from '../../components/form-field';
import { PasswordField } from '../../components/password-field';
import { Panel, PanelForm } from '../../components/panel';
import { ErrorState, PageLoading } from '../../components/states';
import { tellRefusal } from '../../lib/form-errors';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { authTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';

export default function FirstAdminPage() {
  const asked = useCall(authCalls.firstAdmin);
  if (asked.error && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <PageLoading />;
  if (!asked.data.is_needed) {
    return (
      <Panel title={texts.firstAdminTitle} lead={texts.firstAdminOver}>
        <ButtonLink to={pathOf('/admin/login')} variant="solid">
          {texts.backToLogin}
        </ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel title={texts.firstAdminTitle} lead={texts.firstAdminLead}>
      <FirstAdminForm />
    </Panel>
  );
}

function FirstAdminForm() {
  const navigate = useNavigate();
  const code = useLocation().hash.slice(1);
  const form = useForm({ defaultValues: { code, name: '', email: '', password: '', password_confirmation: '' } });
  const make = useSend(
    authCalls.makeFirstAdmin,
    {},
    {
      onSuccess: ({ access_token, user }) => {
        session.begin(access_token, user);
        toast.success(texts.firstAdminMade);
        void navigate(pathOf('/admin'), { replace: true });
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    },
  );
  return (
    <PanelForm noValidate onSubmit={(event) => void form.handleSubmit((values) => make.mutate(values))(event)}>
      <InputField
        form={form}
        name="code"
        label={texts.firstAdminCode}
        hint={texts.firstAdminCodeHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        autoFocus
      />
      <InputField form={form} name="name" label={texts.ownName} autoComplete="name" maxLength={200} />
      <InputField form={form} name="email" label={texts.email} type="email" autoComplete="email" maxLength={320} />
      <PasswordField
        form={form}
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="password_confirmation" label={texts.passwordAgain} autoComplete="new-password" />
      <Button type="submit" variant="solid" busy={make.isPending}>
        {texts.firstAdminMake}
      </Button>
    </PanelForm>
  );
}
