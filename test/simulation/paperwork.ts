// Files that the office asks for in the middle of everything: each job ends, with its file, though its worker was killed.
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const KINDS = ['team-members-export', 'contingents-export', 'billings-export', 'schedule-export'] as const;
const OPEN = `select id from job where status in ('queued', 'running')`;
const WITHOUT = `select j.id::int, j.status, j.kind from job j left join file f on f.id = j.file_id
  where j.kind <> 'auto-schedule' and (j.status <> 'done' or f.id is null)`;

export class Paperwork {
  constructor(
    private readonly world: World,
    private readonly opened: Opened,
    private readonly office: Person,
  ) {}

  async askForOne(): Promise<void> {
    const kind = this.world.one(KINDS);
    const body = { kind, params: { tournament_id: this.opened.tournamentId } };
    const answer = await this.office.ask(jobCalls.create, { body });
    if (!answer.isDone) this.world.broken.push(`${kind} was refused: ${answer.sentence}`);
  }

  /** What is wrong with those that have ended, once all have. */
  async faults(): Promise<string[]> {
    let tries = 0;
    await this.world.until('the end of all jobs', async () => {
      const open = await this.world.rows(OPEN);
      tries += 1;
      // sweepers look every minute
      if (open.length > 0 && tries % 20 === 0) await this.world.wait(1);
      return open.length === 0;
    });
    const rows = await this.world.rows(WITHOUT);
    return rows.length > 0 ? [`jobs that have not made their file: ${JSON.stringify(rows)}`] : [];
  }
}
