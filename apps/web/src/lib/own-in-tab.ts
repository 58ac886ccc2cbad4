// What pages keep in the tab of an account's own, which goes with its session, whatever page is open when that ends.
import { dropKeptInTab, readKeptInTab, writeKeptInTab } from './stored';

/** How the names of all of it begin. */
export const OWN_IN_TAB = 'gelanggang.own.';
const WHOSE = 'gelanggang.whose';

/** `whose`: who is signed in now; null: nobody. */
export function dropOwnOfOthers(whose: string | null): void {
  if (readKeptInTab(WHOSE) === whose) return;
  dropKeptInTab(OWN_IN_TAB);
  writeKeptInTab(WHOSE, whose);
}
