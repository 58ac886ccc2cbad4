// Uploads the proof of payment of a billing, or another one while it waits for confirmation.
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import { type BillingAnswer, PROOF_MAX_BYTES, PROOF_TYPES } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { FileInput } from '@web/components/file-input';
import { FormField } from '@web/components/form-field';
import { LeaveGuard } from '@web/components/save-bar';
import { useSendingText } from '@web/components/sending-text';
import { callApi } from '@web/lib/calls';
import { formatFileSize } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { isToBeDrawn, photoToSend } from '@web/lib/smaller-photo';
import { toast } from '@web/lib/toast';
import { useBillingWrite } from '../billings.api';
import { billingTexts as texts } from '../texts';
import { formOf } from '@web/lib/form-of';

const TAKEN = { types: PROOF_TYPES, mostBytes: PROOF_MAX_BYTES };

export function ProofForm({ billing }: { billing: BillingAnswer }) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  // a second click comes before the button knows that it is busy
  const isSending = useRef(false);
  const upload = useBillingWrite(
    (body: FormData) => callApi(billingCalls.upload, { params: { id: billing.id }, body }),
    {
      done: texts.proofSent,
      failed: texts.submitFailed,
    },
  );
  // choosing again while a photo is being drawn: the last one counts
  const chosen = useRef<File | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const choose = async (original: File | null) => {
    chosen.current = original;
    setError(undefined);
    setFile(null);
    setDrawing(original !== null && isToBeDrawn(original, TAKEN));
    if (!original) return;
    const taken = await photoToSend(original, TAKEN);
    if (chosen.current !== original) return;
    setDrawing(false);
    setFile(taken);
    setError(faultOf(taken));
  };
  const send = () => {
    if (isSending.current) return;
    if (!file) {
      setError(texts.proofMissing);
      toast.error(texts.proofMissing);
      return;
    }
    const fault = faultOf(file);
    if (fault !== undefined) {
      setError(fault);
      return;
    }
    const body = formOf({ version: billing.version, payment_document: file });
    isSending.current = true;
    setError(undefined);
    upload.mutate(body, {
      onSuccess: () => {
        setFile(null);
        setSent(sent + 1);
      },
      onError: (cause) => setError(messageOf(cause, texts.submitFailed)),
      onSettled: () => (isSending.current = false),
    });
  };
  const sendingText = useSendingText(texts.proofSending(formatFileSize(file?.size ?? 0)));
  const isFirst = billing.status !== 'waiting for confirmation';
  const note = upload.isPending ? texts.proofStay : file && error === undefined ? texts.proofUnsent : '';
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <FormField label={texts.proof} hint={texts.proofHint} error={error}>
        {(props) => (
          <FileInput
            // empty again once its file is sent
            key={sent}
            {...props}
            accept={PROOF_TYPES.join(',')}
            onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          />
        )}
      </FormField>
      <Button
        // another one is sent only where the first was wrong: nothing asks for it
        variant={isFirst || file ? 'solid' : 'outline'}
        busy={upload.isPending || isDrawing}
        busyText={isDrawing ? texts.proofDrawing : sendingText}
        onClick={send}
        justifySelf="start"
      >
        {isFirst ? texts.proofSend : texts.proofSendOther}
      </Button>
      <chakra.p role="status" textStyle="sm" color="fg.muted">
        {note}
      </chakra.p>
      <LeaveGuard isActive={file !== null} />
    </chakra.div>
  );
}

/** What the server would refuse is mended or said before it is sent; the server looks at the content itself. */
function faultOf(file: File): string | undefined {
  if (file.type !== '' && !PROOF_TYPES.some((type) => type === file.type)) return texts.proofWrongType;
  return file.size > PROOF_MAX_BYTES ? texts.proofTooLarge(formatFileSize(file.size)) : undefined;
}
