// Takes pools of seni away as a spreadsheet, on paper or as a picture: a job each, whose file comes to the bell.
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { seniTexts as texts } from '../texts';

interface SeniExportsProps {
  tournamentId: number;
  /** One pool; left out: all of the tournament. */
  poolId?: number;
}

export function SeniExports({ tournamentId, poolId }: SeniExportsProps) {
  const { mutate } = useStartJob();
  const pdf = {
    id: 'pdf',
    label: texts.exportPdf,
    onSelect: () => mutate({ kind: 'seni-pdf', params: { tournament_id: tournamentId, pool_id: poolId } }),
  };
  const other =
    poolId === undefined
      ? {
          id: 'excel',
          label: texts.exportExcel,
          onSelect: () => mutate({ kind: 'seni-export', params: { tournament_id: tournamentId } }),
        }
      : {
          id: 'png',
          label: texts.exportPng,
          onSelect: () => mutate({ kind: 'seni-png', params: { pool_id: poolId } }),
        };
  return <ActionMenu actions={[other, pdf]} trigger={<Button size="sm">{texts.exports}</Button>} />;
}
