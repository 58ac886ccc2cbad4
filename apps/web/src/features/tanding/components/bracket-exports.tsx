// Takes a bracket away as a picture or on paper: a job each, whose file comes to the bell (spec 2, "Match bracket screen").
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { tandingTexts as texts } from '../texts';

export function BracketExports({ poolId }: { poolId: number }) {
  const png = useStartJob();
  const pdf = useStartJob();
  const params = { pool_id: poolId };
  return (
    <>
      <Button size="sm" busy={png.isPending} onClick={() => png.mutate({ kind: 'bracket-png', params })}>
        {texts.exportPng}
      </Button>
      <Button size="sm" busy={pdf.isPending} onClick={() => pdf.mutate({ kind: 'bracket-pdf', params })}>
        {texts.exportPdf}
      </Button>
    </>
  );
}
