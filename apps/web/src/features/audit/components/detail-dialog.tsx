// What a change was, field by field.
import { Box, chakra } from '@chakra-ui/react';
import { actionLabel, type AuditRow } from '@gelanggang/contract/audit';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { texts as common } from '@web/site/texts';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { auditTexts as texts } from '../texts';

interface DetailDialogProps {
  row: AuditRow;
  onHistory(): void;
  onClose(): void;
}

export function DetailDialog({ row, onHistory, onClose }: DetailDialogProps) {
  const fields = Object.entries(row.detail);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.detailsOf(actionLabel(row.action, row.subject_type))}
      width="36rem"
      footer={
        <>
          {row.subject_id === null ? null : <Button onClick={onHistory}>{texts.history}</Button>}
          <Button onClick={onClose}>{common.action.close}</Button>
        </>
      }
    >
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {[shownName(row.account?.name) ?? texts.gone, row.device, row.address].filter(Boolean).join(' · ')}
      </chakra.p>
      {fields.length === 0 ? (
        <chakra.p color="fg.muted">{texts.noDetails}</chakra.p>
      ) : (
        <chakra.dl display="grid" gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)" columnGap="4" rowGap="2">
          {fields.map(([name, value]) => (
            <Box key={name} display="contents">
              <chakra.dt color="fg.subtle" textStyle="sm">
                {name === 'before' ? texts.before : name === 'after' ? texts.after : name}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere" whiteSpace="pre-wrap" textStyle="sm">
                {shown(value)}
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      )}
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${shown(one)}`)
      .join('\n');
  }
  return String(value);
}
