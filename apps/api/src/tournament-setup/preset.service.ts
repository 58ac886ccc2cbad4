// The preset of a tournament's rule set: what it would add, and adding it: shared ages and classes, and own classifications.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { PresetAge } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { AgeCategoryEntity } from '@gelanggang/database/entities/age-category.entity';
import { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { readRuleSetOf, writeAllTimes } from '@gelanggang/database/queries/rule-set.queries';
import { presetOf } from '@gelanggang/domain/athletes/ipsi-2025';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { type PlannedAge, planPreset, type StandingAge } from '@gelanggang/domain/tournament/preset-plan';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import type { RequestAccount } from '../http/current-account';
import { forbidden, invalid, notFound } from '../http/refusals';
import { lockTournament } from './lock-tournament';
import { toPresetAge } from './preset.mapper';
import { thingSentences } from '../http/sentences';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';

/** Two who add the missing shared ages and classes at once, for two tournaments, wait for each other. */
const SHARED_LOCK = `select pg_advisory_xact_lock(hashtext('preset.ipsi-2025'))`;

@Injectable()
export class PresetService {
  constructor(private readonly dataSource: DataSource) {}

  async preview(id: number): Promise<PresetAge[]> {
    const { manager } = this.dataSource;
    return (await plan(manager, id, await setWithPreset(manager, id))).map(toPresetAge);
  }

  /** One step: all of it, or none; what stands is never changed, so a second time adds nothing. */
  apply(id: number, ages: string[] | undefined, account: RequestAccount): Promise<Saved<PresetAge[]>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, id);
      const { name, made } = await applyPreset(manager, id, ages, account);
      if (made !== null) emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      const message = tournamentSetupTexts.presetApplied(name, made ?? tournamentSetupTexts.allStood);
      return { message, data: (await plan(manager, id, await setWithPreset(manager, id))).map(toPresetAge) };
    });
  }
}

/** Of a locked tournament; what it has made, in words, null where all of it stood. */
export async function applyPreset(
  manager: EntityManager,
  id: number,
  ages: readonly string[] | undefined,
  account: RequestAccount,
): Promise<{ name: string; made: string | null }> {
  await manager.query(SHARED_LOCK);
  const set = await setWithPreset(manager, id);
  const unknown = ages?.filter((name) => !set.groups.some((group) => group.name === name)) ?? [];
  if (unknown.length > 0) throw invalid({ ages: [tournamentSetupSentences.notInPreset(unknown.join(', '))] });
  const wanted = (await plan(manager, id, set)).filter((age) => !ages || ages.includes(age.name));
  const needsShared = wanted.some((age) => age.id === null || age.newClasses.length > 0);
  if (needsShared && !account.permissions.has('manage master data')) {
    throw forbidden(tournamentSetupSentences.sharedByMasters);
  }
  const made = { ages: 0, classes: 0, classifications: 0 };
  for (const age of wanted) {
    const ageId = age.id ?? (await makeAge(manager, age, set));
    await makeClasses(manager, ageId, age);
    if (age.classification === 'new') await classify(manager, id, ageId, age);
    made.ages += age.id === null ? 1 : 0;
    made.classes += age.newClasses.length;
    made.classifications += age.classification === 'new' ? 1 : 0;
  }
  // an age that is new has the times of every organiser's set
  if (made.ages > 0) await writeAllTimes(manager);
  return { name: set.name, made: saidOf(made) };
}

function saidOf(made: Record<'ages' | 'classes' | 'classifications', number>): string | null {
  const { ages, classes, classifications } = made;
  const said = [
    ...(ages > 0 ? [tournamentSetupTexts.ages(ages)] : []),
    ...(classes > 0 ? [tournamentSetupTexts.classes(classes)] : []),
    ...(classifications > 0 ? [tournamentSetupTexts.classifications(classifications)] : []),
  ];
  if (said.length === 0) return null;
  return tournamentSetupTexts.madeNew(new Intl.ListFormat(localeTexts.locale).format(said));
}

async function setWithPreset(manager: EntityManager, tournamentId: number): Promise<RuleSet> {
  const set = await readRuleSetOf(manager, tournamentId);
  if (!set) throw notFound(thingSentences.event);
  return set;
}

async function plan(manager: EntityManager, tournamentId: number, set: RuleSet): Promise<PlannedAge[]> {
  const standing = await manager.query<StandingAge[]>(
    `select a.id, a.name, coalesce((
       select json_agg(json_build_object('name', c.name, 'gender', c.gender, 'weightMin', c.weight_min::float8,
         'weightMax', c.weight_max::float8, 'includesMin', c.includes_min) order by c.position, c.id)
       from category_class c where c.age_category_id = a.id and not c.is_merged), '[]') as classes
     from age_category a where age_of_set(a.id, $1)`,
    [set.id],
  );
  const classified = await manager.query<{ id: number }[]>(
    'select distinct age_category_id as id from match_classification where tournament_id = $1 and match_category_id = $2',
    [tournamentId, TANDING_ID],
  );
  return planPreset(presetOf(set), standing, new Set(classified.map((row) => row.id)));
}

async function makeAge(manager: EntityManager, { preset, name }: PlannedAge, set: RuleSet): Promise<number> {
  const place = set.groups.findIndex((group) => group.name === name);
  const { classes: _, ...age } = preset;
  return (await manager.save(AgeCategoryEntity, { ...age, position: place + 1 })).id;
}

async function makeClasses(manager: EntityManager, ageCategoryId: number, age: PlannedAge): Promise<void> {
  if (age.newClasses.length === 0) return;
  await manager.insert(
    CategoryClassEntity,
    // in the preset's order, as they are loaded at the start
    age.newClasses.map((one) => ({ ...one, ageCategoryId, position: age.preset.classes.indexOf(one) + 1 })),
  );
}

/** The preset's own classes: what people added beside them is theirs to choose. */
async function classify(manager: EntityManager, tournamentId: number, ageId: number, age: PlannedAge): Promise<void> {
  await manager.query(
    `with made as (
       insert into match_classification (tournament_id, match_category_id, age_category_id, name)
       values ($1, $2, $3, $4) returning id
     )
     insert into match_classification_detail (match_classification_id, category_class_id)
     select made.id, c.id from made, category_class c
     join unnest($5::text[], $6::text[]) as wanted (name, gender) on wanted.name = c.name and wanted.gender = c.gender
     where c.age_category_id = $3`,
    [
      ...[tournamentId, TANDING_ID, ageId, `Tanding ${age.name}`],
      age.preset.classes.map((one) => one.name),
      age.preset.classes.map((one) => one.gender),
    ],
  );
}
