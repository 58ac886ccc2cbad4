// Takes a bracket away as a picture or on paper: a job each, whose file comes to the bell (spec 2, "Match bracket screen").
import type { MenuAction } from '@web/components/action-menu';
import { useStartJob } from '@web/lib/jobs.api';
import { deskBracketTexts as texts } from './texts';

export function useBracketFiles(poolId: number): MenuAction[] {
  const { mutate, isPending: disabled } = useStartJob();
  const params = { pool_id: poolId };
  return [
    { id: 'png', label: texts.exportPng, disabled, onSelect: () => mutate({ kind: 'bracket-png', params }) },
    { id: 'pdf', label: texts.exportPdf, disabled, onSelect: () => mutate({ kind: 'bracket-pdf', params }) },
    {
      id: 'table',
      label: texts.tablePdf,
      disabled,
      onSelect: () => mutate({ kind: 'bracket-pdf', params: { ...params, is_blank: true } }),
    },
  ];
}
