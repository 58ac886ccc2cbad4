// Takes the recap away as a spreadsheet or on paper: a job each, whose file comes to the bell.
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { deskBracketTexts as texts } from './texts';

export function RecapExports({ tournamentId }: { tournamentId: number }) {
  const excel = useStartJob();
  const pdf = useStartJob();
  const params = { tournament_id: tournamentId };
  return (
    <>
      <Button size="sm" busy={excel.isPending} onClick={() => excel.mutate({ kind: 'recap-export', params })}>
        {texts.excel}
      </Button>
      <Button size="sm" busy={pdf.isPending} onClick={() => pdf.mutate({ kind: 'recap-pdf', params })}>
        {texts.pdf}
      </Button>
    </>
  );
}
