// What the list says of a pool beside its status: locked, changed by hand, and what its report found.
import { Box, chakra } from '@chakra-ui/react';
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { Tag } from '@web/components/tag';
import { drawTrustTexts as texts } from '@web/components/draws/draw-trust-texts';
import { reportTags } from '@web/components/draws/report-tags';

export function DrawTags({ pool, report }: { pool: PoolRow; report: DrawReportRow | undefined }) {
  const { draw } = pool;
  const found = reportTags(report, pool.units_count);
  if (found.length === 0 && !draw?.is_locked && !draw?.is_changed_by_hand) {
    return <chakra.span color="fg.subtle">{texts.report.nothing}</chakra.span>;
  }
  return (
    <Box display="flex" flexWrap="wrap" gap="1">
      {draw?.is_locked ? <Tag tone="ok">{texts.locked}</Tag> : null}
      {draw?.is_changed_by_hand ? <Tag>{texts.byHand}</Tag> : null}
      {found.map((tag) => (
        <Tag key={tag} tone="warn">
          {tag}
        </Tag>
      ))}
    </Box>
  );
}
