// Adds several entries of a tournament's set-up in one step, or none: arenas, and categories with their fees and ages.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ArenasRequest, OfferRequest } from '@gelanggang/contract/setting-up-at-once';
import { arenaCodes } from '@gelanggang/domain/schedule/partai-names';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { invalid, type Said } from '../http/refusals';
import { lockTournament } from './lock-tournament';
import { applyPreset } from './preset.service';
import { tellArenas } from './tell-arenas';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';

@Injectable()
export class SeveralService {
  constructor(private readonly dataSource: DataSource) {}

  addArenas(id: number, arenas: ArenasRequest['arenas']): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, id);
      const standing = await manager.query<{ name: string; code: string }[]>(
        'select name, code from tournament_arena where tournament_id = $1',
        [id],
      );
      const names = arenas.map((arena) => arena.name);
      refuseDoubled('arenas', 'name', names, new Set(standing.map((arena) => arena.name)), [
        tournamentSetupSentences.arenaStands,
        tournamentSetupSentences.nameTwice,
      ]);
      const codes = arenaCodes(
        names,
        standing.map((arena) => arena.code),
      );
      await manager.query(
        'insert into tournament_arena (tournament_id, name, code) select $1, a.name, a.code from unnest($2::text[], $3::text[]) as a (name, code)',
        [id, names, codes],
      );
      emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      tellArenas(emit, id);
      return { message: tournamentSetupTexts.arenasAdded(names.length) };
    });
  }

  addOffer(id: number, { categories, ages }: OfferRequest, account: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, id);
      if (categories.length === 0 && ages === undefined) {
        throw invalid({ categories: [tournamentSetupSentences.chooseCategory] });
      }
      await addCategories(manager, id, categories);
      const preset = ages === undefined ? null : await applyPreset(manager, id, ages, account);
      emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      const categoriesMade = categories.length > 0 ? tournamentSetupTexts.categoriesMade(categories.length) : null;
      const said = [categoriesMade, preset?.made ?? null].filter((one) => one !== null).join(', ');
      return { message: tournamentSetupTexts.offerSaved(said || tournamentSetupTexts.allStood) };
    });
  }
}

async function addCategories(
  manager: EntityManager,
  id: number,
  categories: OfferRequest['categories'],
): Promise<void> {
  const standing = await manager.query<{ id: number }[]>(
    'select match_category_id as id from tournament_match_category where tournament_id = $1',
    [id],
  );
  const known = await manager.query<{ id: number }[]>('select id from match_category');
  const ids = categories.map((one) => one.match_category_id);
  const unknown = ids.findIndex((one) => !known.some((row) => row.id === one));
  if (unknown >= 0)
    throw invalid({ [`categories.${unknown}.match_category_id`]: [tournamentSetupSentences.categoryGone] });
  refuseDoubled('categories', 'match_category_id', ids, new Set(standing.map((row) => row.id)), [
    tournamentSetupSentences.categoryStands,
    tournamentSetupSentences.categoryTwice,
  ]);
  await manager.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee, fee_per)
     select $1, c.id, c.fee, c.per from unnest($2::bigint[], $3::bigint[], $4::text[]) as c (id, fee, per)`,
    [id, ids, categories.map((one) => one.registration_fee), categories.map((one) => one.fee_per ?? 'unit')],
  );
}

/** 422 at each value that stands already or comes twice. */
function refuseDoubled<Value>(
  list: string,
  field: string,
  values: readonly Value[],
  standing: ReadonlySet<Value>,
  [stands, twice]: readonly [Said, Said],
): void {
  const wrong = values.flatMap((value, at): [string, Said[]][] => {
    if (standing.has(value)) return [[`${list}.${at}.${field}`, [stands]]];
    return values.indexOf(value) < at ? [[`${list}.${at}.${field}`, [twice]]] : [];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}
