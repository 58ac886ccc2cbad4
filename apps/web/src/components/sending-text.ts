// What a button says while its file is sent: how much of it has left, and otherwise what it says without one.
import { useSyncExternalStore } from 'react';
import { onSent, sentPercent } from '../lib/send-file';
import { unsavedTexts } from './office-texts';

export function useSendingText(otherwise: string): string {
  const percent = useSyncExternalStore(onSent, sentPercent, () => null);
  return percent === null ? otherwise : unsavedTexts.sending(percent);
}
