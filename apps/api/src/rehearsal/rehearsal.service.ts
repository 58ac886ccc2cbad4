// Makes rehearsals in the background, one at a time for all instances and one for each account, and deletes them whole.
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { type KeptSentence, keptOf } from '@gelanggang/domain/words/sentences';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { conflict, notFound } from '../http/refusals';
import { type BegunRehearsal, beginRehearsal, fillRehearsal } from './make-rehearsal';
import { lockRehearsals, unlockRehearsals } from './rehearsal-lock';
import { removeRehearsal } from './remove-rehearsal';
import { rehearsalSentences } from './sentences';
import { rehearsalTexts } from './texts';

@Injectable()
export class RehearsalService implements OnApplicationShutdown {
  private readonly logger = new Logger('Rehearsals');
  /** What this instance is making. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** One that is cut off stands as failed, and is deleted like any other. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([this.work, new Promise((done) => setTimeout(done, 1000).unref())]);
  }

  /** Answers once it has begun. */
  async make(accountId: number): Promise<{ message: string }> {
    const lock = await lockRehearsals(this.dataSource);
    if (!lock) throw conflict(rehearsalSentences.busy);
    try {
      const [own] = await this.dataSource.query<unknown[]>('select 1 from rehearsal where account_id = $1', [
        accountId,
      ]);
      if (own) throw conflict(rehearsalSentences.hasOne);
      const now = new Date();
      this.work = this.fill(lock, await beginRehearsal(this.dataSource, accountId, now), now);
    } catch (error) {
      await unlockRehearsals(lock);
      throw error;
    }
    return { message: rehearsalTexts.begun };
  }

  async remove(id: number): Promise<{ message: string }> {
    // taken by who makes one until it stands: what is being filled is not pulled away
    const lock = await lockRehearsals(this.dataSource);
    if (!lock) throw conflict(rehearsalSentences.busy);
    try {
      const files = await writeWithEvents(this.dataSource, async (manager, emit) => {
        const [row] = await manager.query<{ managerId: number }[]>(
          'select manager_id as "managerId" from rehearsal where tournament_id = $1 for update',
          [id],
        );
        if (!row) throw notFound(rehearsalSentences.notFound);
        const found = await removeRehearsal(manager, id, row.managerId);
        emit(streams.site, 'tournament.changed', { tournament_id: id, status: 'inactive' });
        return found;
      });
      for (const file of files) await this.files.remove(file);
    } finally {
      await unlockRehearsals(lock);
    }
    return { message: rehearsalTexts.deleted };
  }

  private async fill(lock: QueryRunner, begun: BegunRehearsal, now: Date): Promise<void> {
    const { id } = begun.tournament;
    try {
      let fault: KeptSentence | null = null;
      try {
        await fillRehearsal(this.dataSource, this.files, begun, now);
      } catch (error) {
        fault = keptOf(diskSentence(error) ?? rehearsalSentences.failed);
        this.logger.error(error instanceof Error ? error.stack : String(error));
      }
      await writeWithEvents(this.dataSource, async (manager, emit) => {
        await manager.query(
          'update rehearsal set fault = $2, ready_at = case when $2::jsonb is null then now() end where tournament_id = $1',
          [id, fault && JSON.stringify(fault)],
        );
        emit(streams.site, 'tournament.changed', { tournament_id: id, status: 'active' });
      });
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
    } finally {
      await unlockRehearsals(lock);
    }
  }
}
