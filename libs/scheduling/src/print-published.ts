// The printed schedule is made when it is published, before anybody asks for it: one file for everybody of each kind.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOBODY } from '@gelanggang/contract/jobs';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { JobSweeper } from '@gelanggang/platform/jobs/job-sweeper';
import { JobTable } from '@gelanggang/platform/jobs/job-table';

@Injectable()
export class PrintPublished {
  private readonly logger = new Logger(PrintPublished.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: JobTable,
    private readonly sweeper: JobSweeper,
  ) {}

  /** Once the publishing is committed. That it cannot be printed now undoes nothing: it is when somebody asks. */
  async of(tournamentId: number): Promise<void> {
    try {
      for (const kind of await this.publicKinds(tournamentId)) {
        const { job, isNew } = await this.table.insert('schedule-pdf', { tournament_id: tournamentId, kind }, NOBODY);
        if (isNew) await this.sweeper.enqueueNext(job);
      }
    } catch (error) {
      this.logger.warn(`the schedule of tournament ${tournamentId} is printed when somebody asks for it`, error);
    }
  }

  /** Of the sessions that everybody may see. */
  private async publicKinds(tournamentId: number): Promise<MatchKind[]> {
    const rows = await this.dataSource.query<{ kind: MatchKind }[]>(
      `select distinct s.kind from schedule s join tournament t on t.id = s.tournament_id
       where s.tournament_id = $1 and not s.is_draft and t.was_active and t.deleted_at is null order by s.kind`,
      [tournamentId],
    );
    return rows.map(({ kind }) => kind);
  }
}
