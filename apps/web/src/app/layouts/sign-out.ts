// Signing out: tells the server, forgets the token and everything fetched with it (spec 1 §4, §8 "Logout").
import * as sessionCalls from '@gelanggang/contract/calls/session';
import { callApi } from '@web/lib/calls';
import { HttpError } from '@web/lib/http';
import { queryClient } from '../../lib/query-client';
import { forgetFiles } from '../../lib/awaited-files';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { officeTexts } from '@web/site/office-texts';

let signingOut = false;

/** Whether the missing token was wished for, and needs no message. */
export const isSigningOut = (): boolean => signingOut;

export async function signOut(): Promise<void> {
  signingOut = true;
  try {
    await callApi(sessionCalls.logout).catch(unlessEnded);
    session.end();
    forgetFiles();
    queryClient.clear();
    toast.success(officeTexts.session.loggedOut);
  } catch {
    toast.error(officeTexts.session.logoutFailed);
  } finally {
    // The layout has seen the missing token by then.
    setTimeout(() => (signingOut = false), 500);
  }
}

/** Who was signed out by the server before is signed out, as wished. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 401)) throw error;
}
