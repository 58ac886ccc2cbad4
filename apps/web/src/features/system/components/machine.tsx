// Versions and the state of the instance that answered.
import { chakra } from '@chakra-ui/react';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatMomentWithDay, formatNumber } from '@web/lib/formats';
import { formatBytes } from '../amounts';
import { systemTexts } from '../texts';
import { SectionRow } from './section';

export function Machine({ system }: { system: SystemAnswer }) {
  return (
    <chakra.dl>
      {factsOf(system).map(([name, value]) => (
        <SectionRow key={name} justifyContent="space-between">
          <chakra.dt textStyle="sm" color="fg.muted" flex="none" maxW="50%">
            {name}
          </chakra.dt>
          <chakra.dd textStyle="sm" textAlign="end" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </SectionRow>
      ))}
    </chakra.dl>
  );
}

function factsOf({
  versions,
  migrations,
  queue,
  instance,
  database,
  disk,
  mail,
  upkeep,
}: SystemAnswer): [string, string][] {
  const { facts, backends } = systemTexts;
  const removed = Object.values(upkeep?.removed ?? {}).reduce((sum, count) => sum + count, 0);
  return [
    [facts.product, versions.product],
    [facts.node, versions.node],
    [facts.postgres, versions.postgres],
    [facts.migrations, facts.migrationsValue(formatNumber(migrations.applied), migrations.newest ?? '–')],
    [facts.queue, backends[queue.backend]],
    [facts.instance, `${instance.host} #${instance.pid}`],
    [facts.started, formatMomentWithDay(instance.started_at)],
    [facts.memory, formatBytes(instance.memory_bytes)],
    [facts.loop, `${formatNumber(instance.event_loop_ms)} ms`],
    [facts.pool, facts.poolValue(instance.pool.open, instance.pool.idle, instance.pool.waiting)],
    [facts.connections, facts.of(formatNumber(database.connections), formatNumber(database.max_connections))],
    [facts.database, formatBytes(database.size_bytes)],
    [facts.files, facts.filesValue(formatNumber(disk.files), formatBytes(disk.files_bytes))],
    [facts.mail, mail.leaves ? facts.mailLeaves : facts.mailStays],
    [facts.upkeep, upkeep ? facts.upkeepValue(formatMomentWithDay(upkeep.at), formatNumber(removed)) : facts.never],
  ];
}
