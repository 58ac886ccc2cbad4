// Signing in (spec 1 §2 "Login layout", §4 "Session", §8 "Login"), back to the page that was asked for.
import { pathOf } from '@web/site/routes';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as authCalls from '@gelanggang/contract/calls/auth';
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { callApi } from '@web/lib/calls';
import { openInLanguage } from '@web/lib/language';
import { useCall } from '@web/lib/use-call';
import { Button, ButtonLink } from '../../components/button';
import { InputField } from '../../components/form-field';
import { PasswordField } from '../../components/password-field';
import { showFieldErrors } from '../../lib/form-errors';
import { HttpError, reasonOf } from '../../lib/http';
import { localPath } from '../../lib/local-path';
import { DRAFTS_KEY, session, useToken } from '../../lib/session';
import { readKeptInTab } from '../../lib/stored';
import { toast } from '../../lib/toast';
import { Panel, PanelForm } from '../../components/panel';
import { authTexts } from './texts';
import { useSend } from '@web/lib/use-send';

interface Credentials {
  email: string;
  password: string;
}

/** Spec 1 §9. */
const REDIRECT_MS = 2000;

/** Only pages of this site; everything else goes to the dashboard. */
function askedPage(next: string | null): string {
  const asked = localPath(next);
  return asked && !asked.startsWith('/admin/login') ? asked : pathOf('/admin');
}

/** Of whoever comes from choosing a new password. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** Of whoever worked here until the server ended the session: the message that says so goes by, and this stays. */
function leadFor(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('hasEnded' in state)) return authTexts.lead;
  return readKeptInTab(DRAFTS_KEY) === null ? authTexts.ended : `${authTexts.ended} ${authTexts.endedDrafts}`;
}

/** Spec 1 §8: the server's own sentence, or one for all else with what is known under it. */
function sayFailure(error: unknown): void {
  if (error instanceof HttpError && Object.keys(error.fields).length > 0) toast.error(authTexts.invalid);
  else if (error instanceof HttpError && error.said) toast.error(error.said);
  else toast.error(authTexts.failed, reasonOf(error));
}

export default function LoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = askedPage(params.get('next'));
  const { state } = useLocation();
  const email = emailOf(state);
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const login = useSend(
    authCalls.login,
    {},
    {
      onSuccess: ({ access_token, user }) => {
        session.begin(access_token, user);
        toast.success(authTexts.success);
      },
      onError: (error) => {
        showFieldErrors(form, error);
        sayFailure(error);
      },
    },
  );
  useEffect(() => {
    if (!login.isSuccess) return;
    let isLeft = false;
    const timer = setTimeout(() => void open(), REDIRECT_MS);
    /** In the language that the account has chosen; where that is not to be known now, in this page's. */
    async function open(): Promise<void> {
      const own = await callApi(ownAccountCalls.language).catch(() => null);
      if (isLeft || openInLanguage(own?.language ?? null, target)) return;
      void navigate(target, { replace: true });
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [login.isSuccess, navigate, target]);

  const { data: firstAdmin } = useCall(authCalls.firstAdmin);
  const token = useToken();
  // signed in before, or in another tab
  if (token !== null && login.isIdle) return <Navigate to={target} replace />;

  const submit = form.handleSubmit((values) => {
    // Empty fields are marked at once; nothing is sent (spec 1 §5).
    const missing = (Object.keys(values) as (keyof Credentials)[]).filter((name) => values[name].trim() === '');
    missing.forEach((name, index) => form.setError(name, { message: '' }, { shouldFocus: index === 0 }));
    if (missing.length > 0) return toast.error(authTexts.invalid);
    login.mutate(values);
  });

  return (
    <Panel title={authTexts.title} lead={leadFor(state)}>
      <PanelForm noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          form={form}
          name="email"
          label={authTexts.email}
          type="email"
          autoComplete="username"
          maxLength={320}
          autoFocus={email === ''}
        />
        <PasswordField
          form={form}
          name="password"
          label={authTexts.password}
          autoComplete="current-password"
          autoFocus={email !== ''}
        />
        <Button
          type="submit"
          variant="solid"
          busy={login.isPending || login.isSuccess}
          busyText={login.isSuccess ? authTexts.redirecting : undefined}
        >
          {authTexts.signIn}
        </Button>
        {firstAdmin?.is_needed ? (
          <ButtonLink to={pathOf('/admin/first-admin')} variant="outline" py="2" whiteSpace="normal" textAlign="center">
            {authTexts.toFirstAdmin}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pathOf('/admin/forgot-password')} variant="plain">
          {authTexts.forgot}
        </ButtonLink>
        <ButtonLink to={pathOf('/detail')} variant="plain" mt="-4" whiteSpace="normal" textAlign="center">
          {authTexts.toSignUp}
        </ButtonLink>
      </PanelForm>
    </Panel>
  );
}
