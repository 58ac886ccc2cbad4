// What of the system's figures needs somebody's look, each as a sentence.
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatNumber } from '@web/lib/formats';
import { formatBytes, lasting } from './amounts';
import { systemTexts } from './texts';

const LONG_WAIT_SECONDS = 120;
const LONG_MAIL_SECONDS = 900;
const LITTLE_DISK_BYTES = 2e9;
const LATE_MS = 500;

export function troublesOf(system: SystemAnswer): string[] {
  const { troubles } = systemTexts;
  const { jobs, queue, migrations, disk, mail, live, instance, processes } = system;
  const lost = live.screens.named - live.screens.online;
  const found: (string | false)[] = [
    queue.is_away && troubles.queueAway,
    !processes.some(({ kind }) => kind === 'worker') && troubles.noWorker,
    (jobs.oldest_seconds ?? 0) > LONG_WAIT_SECONDS && troubles.waitsLong(lasting(jobs.oldest_seconds ?? 0)),
    jobs.failed.length > 0 && troubles.failed(formatNumber(jobs.failed.length)),
    migrations.pending.length > 0 && troubles.pending(migrations.pending.join(', ')),
    disk.free_bytes < LITTLE_DISK_BYTES && troubles.disk(formatBytes(disk.free_bytes)),
    (mail.oldest_seconds ?? 0) > LONG_MAIL_SECONDS && troubles.mailWaits(lasting(mail.oldest_seconds ?? 0)),
    mail.failed > 0 && troubles.mailFailed(formatNumber(mail.failed)),
    lost > 0 && troubles.screens(formatNumber(lost)),
    instance.pool.waiting > 0 && troubles.pool(formatNumber(instance.pool.waiting)),
    instance.event_loop_ms > LATE_MS && troubles.loop(formatNumber(instance.event_loop_ms)),
  ];
  return found.filter((one) => one !== false);
}
