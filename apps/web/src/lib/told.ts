// What a press says once it is answered: the answer's sentence, or why it was refused.
import type { Said } from '@gelanggang/contract/http';
import { messageOf } from './http';
import { toast } from './toast';

/** `failed`: said where the server has no sentence for it; `then`: done once it has succeeded. */
export function told(failed?: string, then?: () => void) {
  return {
    onSuccess: ({ message }: Said) => {
      toast.success(message);
      then?.();
    },
    onError: (error: Error) => toast.error(messageOf(error, failed)),
  };
}
