// The six figures that somebody in the hall asks for, in large type.
import { Box, chakra } from '@chakra-ui/react';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatNumber } from '@web/lib/formats';
import { formatBytes } from '../amounts';
import { systemTexts } from '../texts';

export function SystemFigures({ system: { jobs, live, mail, disk } }: { system: SystemAnswer }) {
  const { figures } = systemTexts;
  const shown: [label: string, value: string, note: string][] = [
    [figures.waiting, formatNumber(jobs.queued), figures.running(formatNumber(jobs.running))],
    [figures.failed, formatNumber(jobs.failed.length), figures.failedNote],
    [figures.screens, formatNumber(live.screens.online), figures.screensNote(formatNumber(live.screens.named))],
    [figures.spectators, formatNumber(live.spectators), figures.spectatorsNote(formatNumber(live.signed_in))],
    [figures.mail, formatNumber(mail.waiting), figures.mailFailed(formatNumber(mail.failed))],
    [figures.disk, formatBytes(disk.free_bytes), figures.diskNote(formatBytes(disk.total_bytes))],
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      borderTopWidth="2px"
      borderColor="fg"
      mb="6"
      rowGap="1"
    >
      {shown.map(([label, value, note]) => (
        <Box key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end" py="3" pe="3">
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
            <chakra.span display="block" textStyle="xs" color="fg.subtle">
              {note}
            </chakra.span>
          </chakra.dt>
          <chakra.dd textStyle="display.figure" fontSize={{ base: '2xl', md: '3xl' }} whiteSpace="nowrap">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
