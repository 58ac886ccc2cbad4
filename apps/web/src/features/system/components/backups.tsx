// Backups: making one, what is kept, and whether one can be put back; a look every two seconds while one is at work.
import { Box, chakra } from '@chakra-ui/react';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import * as backupCalls from '@gelanggang/contract/calls/backups';
import type { BackupRow, BackupState } from '@gelanggang/contract/backups';
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { download } from '@web/lib/call-files';
import { formatMomentWithDay, formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useBackupWork } from '../backups.api';
import { backupTexts as texts } from '../backup-texts';
import { formatBytes } from '../amounts';
import { BackupFile } from './backup-file';
import { Nothing, SectionRow } from './section';
import { useCall } from '@web/lib/use-call';

/** Another instance or somebody else may be at it. */
const LOOK_MS = 2_000;

export function Backups() {
  const { data, error, refetch } = useCall(backupCalls.list, {}, { refetchInterval: LOOK_MS });
  const { make, check, remove } = useBackupWork();
  const [asked, setAsked] = useState<BackupRow | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLine m="4" w="60%" />;
  const { last, kept, most } = data;
  const isBusy = last?.is_running === true || make.isPending || check.isPending;
  const isFull = kept.length >= most;
  const take = (row: BackupRow) =>
    void download(backupCalls.download, { params: { name: row.name } }, `gelanggang-${row.name}.tar`).catch(
      (fault: unknown) => toast.error(messageOf(fault)),
    );
  return (
    <>
      <SectionRow css={{ flexWrap: 'wrap' }}>
        <Box flex="1 1 14rem" minW="0" role="status">
          <State last={last} />
          <chakra.p textStyle="xs" color="fg.subtle">
            {isFull ? texts.full(most) : texts.room(kept.length, most, formatBytes(data.free_bytes))}
          </chakra.p>
        </Box>
        <Button
          size="sm"
          variant="solid"
          disabled={isBusy || isFull}
          busy={make.isPending}
          onClick={() => make.mutate()}
        >
          {texts.make}
        </Button>
      </SectionRow>
      {kept.length === 0 ? <Nothing text={texts.none} /> : null}
      {kept.map((row) => (
        <SectionRow key={row.name} css={{ flexWrap: 'wrap' }}>
          <Box flex="1 1 8rem" minW="0">
            <chakra.p fontWeight="semibold">{formatMomentWithDay(row.at)}</chakra.p>
            <chakra.p textStyle="xs" color="fg.subtle">
              {texts.holds(formatBytes(row.size_bytes), formatNumber(row.rows), formatNumber(row.files))}
            </chakra.p>
            {row.checked_at ? <Tag tone="ok">{texts.checked(formatMomentWithDay(row.checked_at))}</Tag> : null}
          </Box>
          <Button size="sm" disabled={isBusy} onClick={() => check.mutate(row.name)}>
            <ShieldCheck aria-hidden="true" />
            {texts.check}
          </Button>
          <ActionMenu
            label={texts.more(formatMomentWithDay(row.at))}
            actions={[
              { id: 'take', label: texts.download, icon: <Download aria-hidden="true" />, onSelect: () => take(row) },
              {
                id: 'delete',
                label: texts.remove,
                isDestructive: true,
                disabled: isBusy,
                onSelect: () => setAsked(row),
              },
            ]}
          />
        </SectionRow>
      ))}
      <BackupFile />
      <ConfirmDialog
        open={asked !== null}
        title={texts.remove}
        question={texts.question}
        name={asked ? formatMomentWithDay(asked.at) : ''}
        confirmText={texts.remove}
        busy={remove.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate(asked.name, { onSuccess: () => setAsked(null) })}
      />
    </>
  );
}

function State({ last }: { last: BackupState | null }) {
  if (!last) return <chakra.p>{texts.never}</chakra.p>;
  if (last.is_running) return <chakra.p fontWeight="semibold">{texts.running[last.work]}</chakra.p>;
  if (last.error !== null) {
    return (
      <chakra.p color="status.danger.fg" overflowWrap="anywhere">
        {texts.failed[last.work]} {last.error}
      </chakra.p>
    );
  }
  return (
    <chakra.p>{last.ended_at ? texts.done[last.work](formatMomentWithDay(last.ended_at)) : texts.cutOff}</chakra.p>
  );
}
