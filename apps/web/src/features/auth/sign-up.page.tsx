// Signing up as a contingent manager (spec 1 §2 "Registration page", §8 "Sign-up").
import { registrationTexts } from '@web/components/registration-texts';
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useCall } from '@web/lib/use-call';
import { useRegistrationWatch } from '../../lib/registration-watch';
import { pathOf } from '@web/site/routes';
import { Button, ButtonLink } from '../../components/button';
import { InputField } from '../../components/form-field';
import { PasswordField } from '../../components/password-field';
import { RegistrationNotice } from '../../components/registration-notice';
import { SkeletonLine } from '../../components/states';
import { useDraft } from '../../components/use-draft';
import { showFieldErrors } from '../../lib/form-errors';
import { HttpError, reasonOf, isNotFound } from '../../lib/http';
import { session, useToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { authTexts } from './texts';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { useSend } from '@web/lib/use-send';

/** `tournament_slug`: refused when that one has closed meanwhile. */
interface NewAccount {
  person_responsible: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** Spec 1 §9. */
const REDIRECT_MS = 3000;

const loginPath = (next: string | null): string =>
  next === null ? pathOf('/admin/login') : `${pathOf('/admin/login')}?next=${encodeURIComponent(next)}`;

/** Who has an account already goes on to registering into the tournament. */
const registrationPath = (tournament: TournamentDetail | undefined): string | null =>
  tournament ? pathOf('/contingent-registration/:id', { id: tournament.id }) : null;

/** A new account has no contingent yet. */
const contingentPath = (tournament: TournamentDetail | undefined): string =>
  pathOf('/admin/contingent/create') + (tournament ? `?tournament_id=${tournament.id}` : '');

export default function SignUpPage() {
  const slug = useParams().slug ?? '';
  const navigate = useNavigate();
  const { data: tournament, error, isPending } = useCall(tournamentCalls.detail, { params: { slug } });
  const isUnknown = isNotFound(error);
  const form = useForm<NewAccount>({
    defaultValues: { person_responsible: '', email: '', password: '', password_confirmation: '' },
  });
  // the password is typed again
  const draft = useDraft({ form, isOfNobody: true }, form.formState.isDirty, null);
  const register = useSend(
    authCalls.register,
    {},
    {
      onSuccess: ({ access_token, user }) => {
        session.begin(access_token, user);
        toast.success(authTexts.signedUp, authTexts.signedUpOn);
      },
      onError: (error) => {
        const elsewhere = showFieldErrors(form, error);
        if (error instanceof HttpError && error.status === 422) {
          toast.error(authTexts.signUpInvalid, elsewhere.join(' ') || undefined);
        } else toast.error(authTexts.signUpFailed, reasonOf(error));
      },
    },
  );
  useEffect(() => {
    if (!register.isSuccess) return;
    // whoever goes back from there comes to registering into the tournament, by this page, and not out of the site
    const timer = setTimeout(() => void navigate(loginPath(contingentPath(tournament))), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [register.isSuccess, navigate, tournament]);
  const news = useRegistrationWatch(tournament);
  const isClosed = tournament !== undefined && !tournament.is_registration_open;
  const isSignedIn = useToken() !== null;
  // an account is there already: on to what it is for
  if (isSignedIn && tournament && register.isIdle) return <Navigate to={registrationPath(tournament) ?? ''} replace />;
  // nothing is filled in that cannot be sent
  const hasForm = !isPending && (!isClosed || news !== null);
  const submit = form.handleSubmit((values) => {
    // the server would refuse it as well, but need not be asked
    if (isClosed) toast.error(registrationTexts.isClosed(tournament.name));
    else register.mutate({ ...values, tournament_slug: tournament?.slug });
  });
  return (
    <Box maxW="30rem" mx="auto" px="4" pt={{ base: '6', lg: '12' }}>
      <Box bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" p={{ base: '5', md: '8' }}>
        <chakra.h1 textStyle="title.page">{authTexts.signUpTitle}</chakra.h1>
        <chakra.p color="fg.muted" mt="1" mb="6">
          {authTexts.signUpLead} {tournament ? authTexts.signUpFor(tournament.name) : ''}
        </chakra.p>
        {tournament ? <RegistrationNotice news={news} name={tournament.name} /> : null}
        {isUnknown || (isClosed && news === null) ? (
          <chakra.p
            mb={hasForm ? '5' : '3'}
            p="4"
            rounded="md"
            bg="status.warn.subtle"
            color="status.warn.fg"
            fontWeight="semibold"
          >
            {isClosed ? registrationTexts.isClosed(tournament.name) : authTexts.unknownTournament}
          </chakra.p>
        ) : null}
        {isPending ? <SkeletonLine w="60%" /> : null}
        {isClosed && !hasForm ? (
          <Box display="grid" gap="3" justifyItems="start">
            <ButtonLink to={pathOf('/detail/:slug', { slug: tournament.slug })} variant="solid">
              {authTexts.toTournament}
            </ButtonLink>
            <ButtonLink to={pathOf('/detail')} variant="plain">
              {authTexts.otherTournaments}
            </ButtonLink>
          </Box>
        ) : null}
        {register.isSuccess ? (
          <Box display="grid" gap="5" role="status">
            <chakra.p>{authTexts.signedInAs(register.data.user.email)}</chakra.p>
            <ButtonLink to={contingentPath(tournament)} variant="solid">
              {authTexts.toContingent}
            </ButtonLink>
          </Box>
        ) : null}
        {hasForm && !register.isSuccess ? (
          <chakra.form
            noValidate
            onSubmit={(event) => void submit(event)}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="5"
          >
            {draft}
            <InputField
              form={form}
              name="person_responsible"
              label={authTexts.person}
              autoComplete="name"
              maxLength={200}
            />
            <InputField
              form={form}
              name="email"
              label={authTexts.email}
              type="email"
              autoComplete="email"
              maxLength={320}
            />
            <PasswordField
              form={form}
              name="password"
              label={authTexts.password}
              hint={authTexts.passwordHint}
              autoComplete="new-password"
            />
            <PasswordField
              form={form}
              name="password_confirmation"
              label={authTexts.passwordAgain}
              autoComplete="new-password"
            />
            <Button type="submit" variant="solid" busy={register.isPending}>
              {authTexts.signUp}
            </Button>
            <ButtonLink to={loginPath(registrationPath(tournament))} variant="plain">
              {authTexts.toLogin}
            </ButtonLink>
          </chakra.form>
        ) : null}
      </Box>
    </Box>
  );
}
