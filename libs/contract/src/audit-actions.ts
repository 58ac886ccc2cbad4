// What the audit says of each action, by the call's name or the word that was written.
import { auditActionTexts } from './audit-action-texts';

/** Calls that their method and subject do not say well enough, and what is written by a name of its own. */
export const ACTION_LABELS = auditActionTexts;
