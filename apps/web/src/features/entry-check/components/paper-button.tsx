// Downloads a list as it was signed.
import type { SignatureAnswer } from '@gelanggang/contract/entry-check';
import { Download } from 'lucide-react';
import { JobButton } from '@web/components/job-button';
import { entryCheckTexts as texts } from '../texts';

export function PaperButton({ signature }: { signature: SignatureAnswer }) {
  return (
    <JobButton
      size="sm"
      aria-label={texts.paperOf(signature.number)}
      job={{ kind: 'entry-list-pdf', params: { signature_id: signature.id } }}
    >
      <Download aria-hidden="true" />
      {texts.paper}
    </JobButton>
  );
}
