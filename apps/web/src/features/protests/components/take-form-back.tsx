// The office takes back a form that a manager took by mistake, and says why.
import { useState } from 'react';
import * as protestCalls from '@gelanggang/contract/calls/protests';
import { Button } from '@web/components/button';
import { ReasonDialog } from '@web/components/reason-dialog';
import { useSend } from '@web/lib/use-send';
import { TOLD } from '../protests.api';
import { protestTexts as texts } from '../texts';

export function TakeFormBack({ id }: { id: number }) {
  const [isAsked, setAsked] = useState(false);
  const send = useSend(protestCalls.takeFormBack, (reason: string) => ({ params: { id }, body: { reason } }), {
    ...TOLD,
    onSuccess: () => setAsked(false),
  });
  return (
    <>
      <Button size="sm" justifySelf="start" onClick={() => setAsked(true)}>
        {texts.takeBack}
      </Button>
      {isAsked ? (
        <ReasonDialog
          title={texts.takeBackTitle}
          question={texts.takeBackText}
          hint={texts.takeBackHint}
          confirmText={texts.takeBack}
          isDestructive
          busy={send.isPending}
          onClose={() => setAsked(false)}
          onConfirm={(reason) => send.mutate(reason)}
        />
      ) : null}
    </>
  );
}
