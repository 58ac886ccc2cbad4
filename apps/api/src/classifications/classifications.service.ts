// Saves and deletes classifications with their classes.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClassificationAnswer, ClassificationRequest } from '@gelanggang/contract/classifications';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { MatchClassificationEntity } from '@gelanggang/database/entities/match-classification.entity';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { ClassificationsQueries } from './classifications.queries';
import { classificationsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

@Injectable()
export class ClassificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly classifications: ClassificationsQueries,
  ) {}

  create(body: ClassificationRequest): Promise<Saved<ClassificationAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const tournaments = await manager.query<unknown[]>(
        'select 1 from tournament where id = $1 and deleted_at is null for share',
        [body.tournament_id],
      );
      if (tournaments.length === 0) throw invalid({ tournament_id: [thingSentences.tournament] });
      const { id } = await manager.save(MatchClassificationEntity, {
        ...columnsOf(body),
        tournamentId: body.tournament_id,
      });
      await putClasses(manager, id, body);
      tell(emit, body.tournament_id);
      return { message: MESSAGES.classificationAdded, data: await this.classifications.find(id, manager) };
    });
  }

  update(id: number, body: ClassificationRequest): Promise<Saved<ClassificationAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await lock(manager, id);
      refuseOutdated(body.version, stored.version);
      if (stored.tournamentId !== body.tournament_id) {
        throw invalid({ tournament_id: [classificationsSentences.staysInTournament] });
      }
      await manager.update(MatchClassificationEntity, { id }, { ...columnsOf(body), version: stored.version + 1 });
      await manager.query('delete from match_classification_detail where match_classification_id = $1', [id]);
      await putClasses(manager, id, body);
      tell(emit, body.tournament_id);
      return { message: MESSAGES.classificationUpdated, data: await this.classifications.find(id, manager) };
    });
  }

  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { tournamentId } = await lock(manager, id);
      tell(emit, tournamentId);
      await manager.delete(MatchClassificationEntity, { id });
      return { message: MESSAGES.deleted };
    });
  }
}

async function lock(manager: EntityManager, id: number): Promise<MatchClassificationEntity> {
  const stored = await manager.findOne(MatchClassificationEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!stored) throw notFound(classificationsSentences.notFound);
  return stored;
}

const tell = (emit: Emit, tournamentId: number) =>
  emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });

const columnsOf = (body: ClassificationRequest) => ({
  matchCategoryId: body.match_category_id,
  ageCategoryId: body.age_category_id,
  name: body.name,
});

/** Tanding is fought in classes; seni may go without (spec 2 §2). */
async function putClasses(manager: EntityManager, id: number, body: ClassificationRequest): Promise<void> {
  const [known] = await manager.query<{ kind: string; count: number }[]>(
    `select c.kind, (select count(*)::int from category_class where id = any($1::bigint[]) and age_category_id = $2 and not is_merged)
       as count from match_category c where c.id = $3`,
    [body.details, body.age_category_id, body.match_category_id],
  );
  if (known && known.count < body.details.length) {
    throw invalid({ details: [classificationsSentences.classesOfOtherAge] });
  }
  if (known?.kind === 'tanding' && body.details.length === 0) {
    throw invalid({ details: [classificationsSentences.classRequired] });
  }
  await manager.query(
    `insert into match_classification_detail (match_classification_id, category_class_id)
     select $1, unnest($2::bigint[])`,
    [id, body.details],
  );
}
