// A backup that was taken along is given back to be read: whether it is whole, of when, and what is in it.
import { Box, chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { BackupContents } from '@gelanggang/contract/backups';
import { FileInput } from '@web/components/file-input';
import { FormField } from '@web/components/form-field';
import { formatMomentWithDay, formatNumber } from '@web/lib/formats';
import { useReadFile } from '@web/lib/use-read-file';
import { readBackupFile } from '../backups.api';
import { backupTexts as texts } from '../backup-texts';
import { formatBytes } from '../amounts';
import { SectionRow } from './section';

export function BackupFile() {
  const { found: contents, isReading, fault, choose } = useReadFile(readBackupFile);
  return (
    <SectionRow css={{ flexWrap: 'wrap' }}>
      <Box flex="1" minW="0" display="grid" gap="3">
        <FormField label={texts.file} error={fault} hint={isReading ? texts.reading : texts.fileHint}>
          {(props) => (
            <FileInput {...props} accept=".tar" disabled={isReading} onChange={(event) => void choose(event)} />
          )}
        </FormField>
        {contents ? <Found of={contents} /> : null}
      </Box>
    </SectionRow>
  );
}

function Found({ of }: { of: BackupContents }) {
  const rows: [string, string][] = [
    [texts.moment, formatMomentWithDay(of.at)],
    [texts.version, of.version],
    [texts.tournaments, formatNumber(of.tournaments)],
    [texts.athletes, formatNumber(of.athletes)],
    [texts.matches, formatNumber(of.matches)],
    [texts.files, formatNumber(of.files)],
    [texts.size, formatBytes(of.size_bytes)],
  ];
  return (
    <Box role="status">
      <chakra.p
        display="flex"
        gap="2"
        fontWeight="semibold"
        color={of.is_restorable ? 'status.ok.fg' : 'status.warn.fg'}
      >
        <chakra.span flex="none" pt="0.5">
          {of.is_restorable ? (
            <CircleCheck size={18} aria-hidden="true" />
          ) : (
            <TriangleAlert size={18} aria-hidden="true" />
          )}
        </chakra.span>
        {of.is_restorable ? texts.isWhole : texts.isLater}
      </chakra.p>
      <chakra.dl
        mt="2"
        display="grid"
        gridTemplateColumns="minmax(7rem, auto) minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        textStyle="sm"
      >
        {rows.map(([what, value]) => (
          <Box key={what} display="contents">
            <chakra.dt color="fg.muted">{what}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
