// /admin/reset-password#{token}: the mailed link for a forgotten password and for an invitation.
import { pathOf } from '@web/site/routes';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { PasswordField } from '../../components/password-field';
import { ErrorState, PageLoading } from '../../components/states';
import { tellRefusal } from '../../lib/form-errors';
import { HttpError } from '../../lib/http';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Panel, PanelForm } from '../../components/panel';
import { authTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';
import { useCall } from '@web/lib/use-call';

export default function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const link = useCall(authCalls.link, { body: { token } }, { retry: false, gcTime: 0 });
  if (link.error) return <LinkFault error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data) return <PageLoading />;
  const { email, is_invitation: isInvitation } = link.data.data;
  return (
    <Panel
      title={isInvitation ? texts.invitedTitle : texts.resetTitle}
      lead={isInvitation ? texts.invitedLead(email) : texts.resetLead(email)}
    >
      <PasswordForm token={token} email={email} />
    </Panel>
  );
}

/** A link that is over leads to a new one; anything else can be tried again. */
function LinkFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOver = error instanceof HttpError && (error.status === 409 || error.status === 422);
  if (!isOver) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Panel title={texts.linkOverTitle} lead={texts.linkOver}>
      <ButtonLink to={pathOf('/admin/forgot-password')} variant="solid">
        {texts.askAgain}
      </ButtonLink>
    </Panel>
  );
}

function PasswordForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', password_confirmation: '' } });
  const reset = useSend(
    authCalls.reset,
    {},
    {
      onSuccess: ({ message }) => {
        // every session of the account has ended, one on this device too
        if (session.user?.email === email) session.end();
        toast.success(message);
        void navigate(pathOf('/admin/login'), { replace: true, state: { email } });
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    },
  );
  return (
    <PanelForm
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => reset.mutate({ token, ...values }))(event)}
    >
      {/* tells a password manager whose password it keeps */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={texts.newPassword}
        hint={texts.passwordHint}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField form={form} name="password_confirmation" label={texts.passwordAgain} autoComplete="new-password" />
      <Button type="submit" variant="solid" busy={reset.isPending}>
        {texts.savePassword}
      </Button>
    </PanelForm>
  );
}
