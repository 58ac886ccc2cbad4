// Draws every undrawn tanding pool of a tournament, one short transaction each (spec 2 §4, "Auto generate"); asked to, it first
// divides every class that nobody has divided.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AutoGenerateResult, JobParams } from '@gelanggang/contract/jobs';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import { poolTitle } from '@gelanggang/drawing/pool-name';
import { dividedByJob, drawnByJob, type UndrawnPool, undrawnPools } from '@gelanggang/drawing/pool-order';
import { divideClass, readUndivided } from '@gelanggang/drawing/undivided';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { drawingRefusalTexts } from '@gelanggang/drawing/refusal-texts';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { isConnectionLost } from '@gelanggang/database/connection-lost';
import { autoDrawTexts as texts } from './texts';

/** Pools that are drawn beside one another where nobody watches each: this process makes one while PostgreSQL writes others. */
const AT_ONCE = 4;

@Injectable()
export class AutoGenerateHandler implements JobHandler<'auto-generate'> {
  private readonly logger = new Logger(AutoGenerateHandler.name);

  constructor(private readonly dataSource: DataSource) {}

  /** What an earlier attempt drew stands and counts; pools made while it runs are drawn too. */
  async run(context: JobContext<'auto-generate'>): Promise<AutoGenerateResult> {
    const { tournament_id: tournamentId, pause_seconds: pauseSeconds, only_divides: onlyDivides } = context.params;
    const { accountId, jobId: id } = context;
    const result: AutoGenerateResult = {
      drawn: await drawnByJob(this.dataSource.manager, { tournamentId, accountId, id }),
      failed: [],
      ...(context.params.match_chart === undefined ? {} : { divided: await this.divide(context, context.params) }),
    };
    if (onlyDivides) return result;
    let done = result.drawn;
    for (let pools = await this.left(tournamentId, result); pools.length > 0;) {
      const total = done + pools.length;
      const atOnce = pauseSeconds > 0 ? 1 : AT_ONCE;
      for (let first = 0; first < pools.length; first += atOnce) {
        if (first > 0 && pauseSeconds > 0) await context.pause(pauseSeconds * 1000);
        await context.checkCancelled();
        const drawn = pools.slice(first, first + atOnce).map(async (pool) => {
          await this.draw(pool, accountId, result);
          done += 1;
          await context.progress((100 * done) / total, texts.drawn(poolTitle(pool), done, total));
        });
        // whatever ends the job, none of its draws goes on behind its end
        const failed = (await Promise.allSettled(drawn)).find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      }
      pools = await this.left(tournamentId, result);
    }
    return result;
  }

  /** How many of what stands were divided by this job; a class that somebody else divides meanwhile is theirs. */
  private async divide(
    context: JobContext<'auto-generate'>,
    { tournament_id: tournamentId, match_chart: matchChart = 0 }: JobParams['auto-generate'],
  ): Promise<number> {
    const { accountId, jobId: id } = context;
    let divided = await dividedByJob(this.dataSource.manager, { tournamentId, accountId, id });
    const { ready } = await readUndivided(this.dataSource.manager, tournamentId);
    const total = divided + ready.length;
    for (const one of ready) {
      await context.checkCancelled();
      if (await divideClass(this.dataSource, { tournamentId, matchChart, accountId }, one)) divided += 1;
      const name = `${one.ageCategory} ${GENDER_LABELS[one.gender]} ${className(one.className)}`;
      await context.progress(0, texts.divided(name, divided, total));
    }
    return divided;
  }

  private async left(tournamentId: number, { failed }: AutoGenerateResult): Promise<UndrawnPool[]> {
    const pools = await undrawnPools(this.dataSource.manager, tournamentId);
    return pools.filter((pool) => failed.every((failure) => failure.pool_id !== pool.id));
  }

  /** A pool that cannot be drawn is reported, and the rest goes on. */
  private async draw(pool: UndrawnPool, accountId: number, result: AutoGenerateResult): Promise<void> {
    const fail = (reason: string) => result.failed.push({ pool_id: pool.id, name: poolTitle(pool), reason });
    try {
      const outcome = await drawPool(this.dataSource, pool.id, accountId);
      if (outcome.ok) result.drawn += outcome.drawnNow ? 1 : 0;
      // divided anew meanwhile: the pools in its place come with the next look
      else if (outcome.code !== 'pool-not-found') fail(drawingRefusalTexts[outcome.code]);
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      this.logger.error(`pool ${pool.id} was not drawn`, error);
      fail(texts.unexpected);
    }
  }
}
