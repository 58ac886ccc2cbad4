// Downloads a list as it was signed.
import type { SignatureAnswer } from '@gelanggang/contract/entry-check';
import { Download } from 'lucide-react';
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { entryCheckTexts as texts } from '../texts';

export function PaperButton({ signature }: { signature: SignatureAnswer }) {
  const paper = useStartJob();
  return (
    <Button
      size="sm"
      aria-label={texts.paperOf(signature.number)}
      busy={paper.isPending}
      onClick={() => paper.mutate({ kind: 'entry-list-pdf', params: { signature_id: signature.id } })}
    >
      <Download aria-hidden="true" />
      {texts.paper}
    </Button>
  );
}
