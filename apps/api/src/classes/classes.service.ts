// Saves and deletes weight classes, which all tournaments share.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClassRequest, ClassRow } from '@gelanggang/contract/classes';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, notFound } from '../http/refusals';
import { type Uses, whatHangsOn } from '../http/what-hangs';
import { ClassesQueries } from './classes.queries';
import { thingSentences } from '../http/sentences';
import { classesSentences } from './sentences';

const USES: Uses = [
  ['athletes', 'select count(*) from team_member where category_class_id = $1'],
  ['drawings', 'select count(*) from drawing where category_class_id = $1'],
  ['classifications', 'select count(*) from match_classification_detail where category_class_id = $1'],
];

@Injectable()
export class ClassesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly classes: ClassesQueries,
  ) {}

  create(body: ClassRequest): Promise<Saved<ClassRow>> {
    return writeWithEvents(this.dataSource, async (manager) => {
      // after the others of its age and gender, as the preset counts them
      const [last] = await manager.query<{ position: number }[]>(
        `select coalesce(max(position), -1) + 1 as position from category_class
         where age_category_id = $1 and gender = $2`,
        [body.age_category_id, body.gender],
      );
      const { id } = await manager.save(CategoryClassEntity, { ...columnsOf(body), position: last?.position ?? 0 });
      return { message: MESSAGES.classAdded, data: await this.classes.find(id, manager) };
    });
  }

  update(id: number, body: ClassRequest): Promise<Saved<ClassRow>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await lock(manager, id);
      refuseOutdated(body.version, stored.version);
      if (stored.ageCategoryId !== body.age_category_id || stored.gender !== body.gender) {
        const uses = await whatHangsOn(manager, USES, id);
        if (uses) throw conflict(classesSentences.ageAndGenderStay(uses));
      }
      await manager.update(CategoryClassEntity, { id }, { ...columnsOf(body), version: stored.version + 1 });
      if (body.name !== stored.name) await tellRenamed(manager, emit, { classId: id });
      return { message: MESSAGES.classUpdated, data: await this.classes.find(id, manager) };
    });
  }

  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager) => {
      await lock(manager, id);
      const uses = await whatHangsOn(manager, USES, id);
      if (uses) throw conflict(classesSentences.stillUsed(uses));
      await manager.delete(CategoryClassEntity, { id });
      return { message: MESSAGES.deleted };
    });
  }
}

async function lock(manager: EntityManager, id: number): Promise<CategoryClassEntity> {
  const stored = await manager.findOne(CategoryClassEntity, {
    where: { id, isMerged: false },
    lock: { mode: 'pessimistic_write' },
  });
  if (!stored) throw notFound(thingSentences.class);
  return stored;
}

function columnsOf(body: ClassRequest) {
  return {
    ageCategoryId: body.age_category_id,
    gender: body.gender,
    name: body.name,
    weightMin: body.weight_min ?? null,
    weightMax: body.weight_max ?? null,
    includesMin: body.includes_min ?? false,
  };
}
