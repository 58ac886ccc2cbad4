// What an account may do with pools of seni, and whose battles it is told of before both have performed.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SEES_ALL, SEES_NONE, type SeesEarly } from '@gelanggang/drawing/seni/held-scores';
import type { SeniRights } from '@gelanggang/drawing/seni/seni.mapper';
import type { RequestAccount } from '../http/current-account';

@Injectable()
export class SeniRightsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async rightsOf(account: RequestAccount): Promise<SeniRights> {
    const canDraw = account.permissions.has('manage drawing');
    const canScore = account.permissions.has('operate arena');
    return { canDraw, canScore, sees: canDraw ? SEES_ALL : canScore ? await this.atArenas(account) : SEES_NONE };
  }

  /** A desk sees its own mats; an account that is limited to none sees all. */
  private async atArenas({ id, arenaId: only }: RequestAccount): Promise<SeesEarly> {
    if (only !== null) return (arenaId) => arenaId === only;
    const rows = await this.dataSource.query<{ arena_id: number }[]>(
      'select arena_id from account_arena where account_id = $1',
      [id],
    );
    const own = new Set(rows.map((row) => row.arena_id));
    return own.size === 0 ? SEES_ALL : (arenaId) => arenaId !== null && own.has(arenaId);
  }
}
