// Calls of signing in.
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { http } from '../../lib/http';

export interface Credentials {
  email: string;
  password: string;
}

export const logIn = (credentials: Credentials): Promise<LoginAnswer> => http.post<LoginAnswer>('/login', credentials);
