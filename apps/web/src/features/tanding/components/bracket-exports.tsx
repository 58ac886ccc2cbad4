// Takes a bracket away as a picture or on paper: a job each, whose file comes to the bell (spec 2, "Match bracket screen").
import { Box } from '@chakra-ui/react';
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { tandingTexts as texts } from '../texts';

/** One menu on a phone, where the bracket itself needs the room. */
export function BracketExports({ poolId }: { poolId: number }) {
  const { mutate, isPending } = useStartJob();
  const params = { pool_id: poolId };
  const files = [
    { id: 'png', label: texts.exportPng, onSelect: () => mutate({ kind: 'bracket-png', params }) },
    { id: 'pdf', label: texts.exportPdf, onSelect: () => mutate({ kind: 'bracket-pdf', params }) },
    {
      id: 'table',
      label: texts.tablePdf,
      onSelect: () => mutate({ kind: 'bracket-pdf', params: { ...params, is_blank: true } }),
    },
  ];
  return (
    <>
      <Box display={{ base: 'block', md: 'none' }}>
        <ActionMenu actions={files} trigger={<Button size="sm">{texts.exports}</Button>} />
      </Box>
      <Box display={{ base: 'none', md: 'contents' }}>
        {files.map(({ id, label, onSelect }) => (
          <Button key={id} size="sm" disabled={isPending} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}
