// Calls of signing in.
import * as authCalls from '@gelanggang/contract/calls/auth';
import type { LinkAnswer, LoginAnswer, RegisterAnswer } from '@gelanggang/contract/auth';
import { type BodyOf, callApi } from '@web/lib/calls';

export interface Credentials {
  email: string;
  password: string;
}

export const logIn = (credentials: Credentials): Promise<LoginAnswer> =>
  callApi(authCalls.login, { body: credentials });

export interface NewAccount {
  person_responsible: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** `tournament_slug`: refused when that one has closed meanwhile. */
export const signUp = (account: NewAccount & { tournament_slug?: string }): Promise<RegisterAnswer> =>
  callApi(authCalls.register, { body: account });

export const makeFirstAdmin = (account: BodyOf<typeof authCalls.makeFirstAdmin>): Promise<RegisterAnswer> =>
  callApi(authCalls.makeFirstAdmin, { body: account });

interface Said {
  message: string;
}

export const askForPasswordLink = (email: string): Promise<Said> => callApi(authCalls.forgot, { body: { email } });

export const lookAtLink = (token: string): Promise<LinkAnswer> => callApi(authCalls.link, { body: { token } });

export interface ChosenPassword {
  token: string;
  password: string;
  password_confirmation: string;
}

export const resetPassword = (chosen: ChosenPassword): Promise<Said> => callApi(authCalls.reset, { body: chosen });

export const verifyEmail = (token: string): Promise<Said> => callApi(authCalls.verify, { body: { token } });
