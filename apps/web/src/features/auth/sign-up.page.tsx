// Signing up as a contingent manager (spec 1 §2 "Registration page", §8 "Sign-up").
import { Box, chakra } from '@chakra-ui/react';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { registrationPath } from '../../app/registration-path';
import { Button, ButtonLink } from '../../components/button';
import { InputField } from '../../components/form-field';
import { showFieldErrors } from '../../lib/form-errors';
import { http, HttpError } from '../../lib/http';
import { toast } from '../../lib/toast';
import { signUp, type NewAccount } from './auth.api';
import { authTexts } from './texts';

/** Spec 1 §9. */
const REDIRECT_MS = 3000;

/** Who signed up for a tournament goes on to registering into it, once signed in. */
function loginPath(tournament: TournamentDetail | undefined): string {
  if (!tournament) return '/admin/login';
  return `/admin/login?next=${encodeURIComponent(registrationPath(tournament.id))}`;
}

export default function SignUpPage() {
  const slug = useParams().slug ?? '';
  const navigate = useNavigate();
  const tournament = useQuery({
    queryKey: ['tournaments', 'detail', slug],
    queryFn: ({ signal }) =>
      http.get<TournamentDetail>(`/tournaments/detail/${encodeURIComponent(slug)}`, undefined, signal),
  }).data;
  const form = useForm<NewAccount>({
    defaultValues: { person_responsible: '', email: '', password: '', password_confirmation: '' },
  });
  const register = useMutation({
    mutationFn: signUp,
    onSuccess: () => toast.success(authTexts.signedUp),
    onError: (error) => {
      showFieldErrors(form, error);
      toast.error(
        error instanceof HttpError && error.status === 422
          ? authTexts.signUpInvalid
          : error instanceof HttpError && error.status === 0
            ? error.message
            : authTexts.signUpFailed,
      );
    },
  });
  useEffect(() => {
    if (!register.isSuccess) return;
    const timer = setTimeout(() => void navigate(loginPath(tournament)), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [register.isSuccess, navigate, tournament]);
  const submit = form.handleSubmit((values) => register.mutate(values));
  return (
    <Box maxW="30rem" mx="auto" px="4" pt={{ base: '6', lg: '12' }}>
      <Box bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" p={{ base: '5', md: '8' }}>
        <chakra.h1 textStyle="title.page">{authTexts.signUpTitle}</chakra.h1>
        <chakra.p color="fg.muted" mt="1" mb="6">
          {authTexts.signUpLead} {tournament ? authTexts.signUpFor(tournament.name) : ''}
        </chakra.p>
        <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
          <InputField form={form} name="person_responsible" label={authTexts.person} autoComplete="name" />
          <InputField form={form} name="email" label={authTexts.email} type="email" autoComplete="email" />
          <InputField
            form={form}
            name="password"
            label={authTexts.password}
            hint={authTexts.passwordHint}
            type="password"
            autoComplete="new-password"
          />
          <InputField
            form={form}
            name="password_confirmation"
            label={authTexts.passwordAgain}
            type="password"
            autoComplete="new-password"
          />
          <Button
            type="submit"
            variant="solid"
            busy={register.isPending || register.isSuccess}
            busyText={register.isSuccess ? authTexts.toLoginSoon : undefined}
          >
            {authTexts.signUp}
          </Button>
          <ButtonLink to={loginPath(tournament)} variant="plain">
            {authTexts.toLogin}
          </ButtonLink>
        </chakra.form>
      </Box>
    </Box>
  );
}
