// Calls of signing in.
import type { LoginAnswer, RegisterAnswer } from '@gelanggang/contract/auth';
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

export const signUp = (account: NewAccount): Promise<RegisterAnswer> => http.post<RegisterAnswer>('/register', account);
