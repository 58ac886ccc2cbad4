// Which public topics there are: nobody makes this server follow tournaments and screens that do not exist.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import type { Topic } from './topics';

/** `draft`: of a tournament that has never been active, which is none but for those who prepare it. */
export type Openness = { is: 'open' } | { is: 'draft'; tournamentId: number } | { is: 'none' };

const OPEN: Openness = { is: 'open' };
const NONE: Openness = { is: 'none' };

@Injectable()
export class OpenTopics {
  /** Topics that were open to everybody once: a tournament does not become a draft again. */
  private readonly opened = new Set<string>();

  constructor(
    private readonly reader: EventReader,
    private readonly dataSource: DataSource,
  ) {}

  /** Open to everybody, or needs no looking up. */
  isOpened({ kind }: Topic, name: string): boolean {
    return kind === 'site' || kind === 'user' || (this.opened.has(name) && this.reader.isFollowed(name));
  }

  async opennessOf(topic: Topic, name: string): Promise<Openness> {
    if (topic.kind === 'site' || this.isOpened(topic, name)) return OPEN;
    if (topic.kind === 'display') {
      const rows: unknown[] = await this.dataSource.query('select 1 from display where code = $1', [topic.code]);
      return rows.length > 0 ? OPEN : NONE;
    }
    const [tournament] = await this.dataSource.query<{ id: number; isDraft: boolean }[]>(
      topic.kind === 'arena'
        ? `select t.id, not t.was_active as "isDraft" from tournament_arena a
           join tournament t on t.id = a.tournament_id and t.deleted_at is null where a.id = $1`
        : `select id, not was_active as "isDraft" from tournament where id = $1 and deleted_at is null`,
      [topic.id],
    );
    if (!tournament) return NONE;
    if (tournament.isDraft) return { is: 'draft', tournamentId: tournament.id };
    this.opened.add(name);
    return OPEN;
  }
}
