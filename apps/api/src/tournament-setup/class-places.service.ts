// The classes that an offer may have, and how many one of them takes where that is another number than for the others.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ClassPlacesRequest, OfferClass } from '@gelanggang/contract/places';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { nomorSetsOf } from '@gelanggang/database/queries/nomor.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { nomorChoicesOfAll, type NomorSet } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { classTitle } from '@gelanggang/domain/tournament/places';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { invalid, notFound } from '../http/refusals';
import { lockTournament } from './lock-tournament';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';

interface Frame {
  tournamentId: number;
  category: string;
  key: SeniMatchType | 'tanding';
  ages: (AgeBounds & { id: number; name: string })[];
  classes: { id: number; name: string; ageCategoryId: number; gender: Gender }[];
  ruleSets: NomorSet[];
  own: { ageCategoryId: number; gender: Gender; categoryClassId: number | null; nomor: string; places: number }[];
}

@Injectable()
export class ClassPlacesService {
  constructor(private readonly dataSource: DataSource) {}

  async read(offerId: number): Promise<OfferClass[]> {
    return classesOf(await frameOf(this.dataSource.manager, offerId));
  }

  /** What stands above a smaller number stays; nobody comes after it. */
  save(offerId: number, body: ClassPlacesRequest): Promise<Saved<OfferClass[]>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { tournamentId } = await frameOf(manager, offerId);
      await lockTournament(manager, tournamentId);
      const frame = await frameOf(manager, offerId);
      const { age_category_id: age, gender, category_class_id: classId = null, nomor = '', places = null } = body;
      const isThere = classesOf(frame).some(
        (one) =>
          one.age_category_id === age &&
          one.gender === gender &&
          one.category_class_id === classId &&
          one.nomor === nomor,
      );
      if (!isThere) throw invalid({ category_class_id: [tournamentSetupSentences.classNotHere] });
      await manager.query(
        `delete from offer_class_places where offer_id = $1 and age_category_id = $2 and gender = $3
           and category_class_id is not distinct from $4::bigint and nomor = $5`,
        [offerId, age, gender, classId, nomor],
      );
      if (places !== null) {
        await manager.query(
          `insert into offer_class_places (tournament_id, offer_id, age_category_id, gender, category_class_id, nomor, places)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [tournamentId, offerId, age, gender, classId, nomor, places],
        );
      }
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: tournamentSetupTexts.placesSaved, data: classesOf(await frameOf(manager, offerId)) };
    });
  }
}

async function frameOf(manager: EntityManager, offerId: number): Promise<Frame> {
  const [frame] = await manager.query<Frame[]>(
    `select o.tournament_id as "tournamentId", k.name as category, k.key,
       (select coalesce(json_agg(x), '[]') from (select a.id, a.name, ${ageBounds()} from age_category a
          where tournament_has_age(t.id, a.id) order by a.position, a.id) x) as ages,
       (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'ageCategoryId', c.age_category_id,
            'gender', c.gender) order by c.position, c.id), '[]')
          from category_class c where not c.is_merged and tournament_has_age(t.id, c.age_category_id)) as classes,
       ${nomorSetsOf('select t.rule_set')} as "ruleSets",
       (select coalesce(json_agg(json_build_object('ageCategoryId', p.age_category_id, 'gender', p.gender,
            'categoryClassId', p.category_class_id, 'nomor', p.nomor, 'places', p.places)), '[]')
          from offer_class_places p where p.offer_id = o.id) as own
     from tournament_match_category o join tournament t on t.id = o.tournament_id and t.deleted_at is null
     join match_category k on k.id = o.match_category_id where o.id = $1`,
    [offerId],
  );
  if (!frame) throw notFound(tournamentSetupSentences.categoryNotFound);
  return frame;
}

function classesOf({ category, key, ages, classes, ruleSets, own }: Frame): OfferClass[] {
  const parts = (age: Frame['ages'][number], gender: Gender): { id: number | null; nomor: string; name: string }[] => {
    if (key === 'tanding') {
      return classes
        .filter((one) => one.ageCategoryId === age.id && one.gender === gender)
        .map(({ id, name }) => ({ id, nomor: '', name }));
    }
    const choices = nomorChoicesOfAll(ruleSets, age, key);
    return choices.length === 0
      ? [{ id: null, nomor: '', name: '' }]
      : choices.map(({ id, name }) => ({ id: null, nomor: id, name }));
  };
  return ages.flatMap((age) =>
    [...GENDERS].flatMap((gender) =>
      parts(age, gender).map(({ id, nomor, name }) => ({
        ...{ age_category_id: age.id, age: age.name, gender, category_class_id: id, nomor },
        title: classTitle({ category, age: age.name, gender, class: id === null ? null : name, nomor: name }),
        places:
          own.find(
            (one) =>
              one.ageCategoryId === age.id &&
              one.gender === gender &&
              one.categoryClassId === id &&
              one.nomor === nomor,
          )?.places ?? null,
      })),
    ),
  );
}
