// Calls of signing in.
import type { LinkAnswer, LoginAnswer, RegisterAnswer } from '@gelanggang/contract/auth';
import { http } from '../../lib/http';

export interface Credentials {
  email: string;
  password: string;
}

export const logIn = (credentials: Credentials): Promise<LoginAnswer> => http.post<LoginAnswer>('/login', credentials);

export interface NewAccount {
  person_responsible: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** `tournament_slug`: refused when that one has closed meanwhile. */
export const signUp = (account: NewAccount & { tournament_slug?: string }): Promise<RegisterAnswer> =>
  http.post<RegisterAnswer>('/register', account);

interface Said {
  message: string;
}

export const askForPasswordLink = (email: string): Promise<Said> => http.post<Said>('/password/forgot', { email });

export const lookAtLink = (token: string): Promise<LinkAnswer> => http.post<LinkAnswer>('/password/link', { token });

export interface ChosenPassword {
  token: string;
  password: string;
  password_confirmation: string;
}

export const resetPassword = (chosen: ChosenPassword): Promise<Said> => http.post<Said>('/password/reset', chosen);

export const verifyEmail = (token: string): Promise<Said> => http.post<Said>('/email/verify', { token });
