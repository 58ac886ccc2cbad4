// What the athletes of a register may be entered in at a tournament: age anew by its start, class by age, gender and weight.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AthleteProposal,
  EnteringPlace,
  ProposedCategory,
  ProposedClass,
  Proposals,
  StandingEntry,
} from '@gelanggang/contract/athletes';
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { nomorSetsOf } from '@gelanggang/database/queries/nomor.queries';
import { type AgeBounds, ageCategoryFor } from '@gelanggang/domain/athletes/age';
import { type KeptPaper, papersMissing } from '@gelanggang/domain/athletes/register-papers';
import { registrationRefusal } from '@gelanggang/domain/athletes/registration';
import { registrationRefusalSentence } from '@gelanggang/domain/athletes/sentences';
import { nomorChoicesOfAll, type NomorSet } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type { Gender } from '@gelanggang/domain/words/genders';
import { conflict, notFound } from '../http/refusals';
import { teamMembersSentences } from './sentences';

interface Age extends AgeBounds {
  id: number;
  name: string;
}

type Category = ProposedCategory & { key: SeniMatchType | 'tanding' };

interface Person {
  id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  body_weight: number | null;
  body_height: number | null;
  papers: KeptPaper[];
  last_category: number | null;
  entries: StandingEntry[];
}

interface Frame {
  tournament: Proposals['tournament'];
  contingent: Proposals['contingent'];
  status: 'active' | 'inactive';
  hasTimeLeft: boolean;
  ages: Age[];
  classes: ProposedClass[];
  categories: Category[];
  ruleSets: NomorSet[];
}

@Injectable()
export class AthleteProposalsQueries {
  constructor(private readonly dataSource: DataSource) {}

  entering(accountId: number): Promise<EnteringPlace[]> {
    return this.dataSource.query(
      `select c.id as contingent_id, c.name as contingent, t.id as tournament_id, t.name as tournament,
         to_char(t.start_date, 'YYYY-MM-DD') as start_date
       from contingent c join contingent_registration r on r.contingent_id = c.id
       join tournament t on t.id = r.tournament_id and t.deleted_at is null
       where c.account_id = $1 and t.status = 'active' and t.registration_closes_at > now()
       order by t.start_date, t.id, c.name, c.id`,
      [accountId],
    );
  }

  /** 404: not this account's contingent, or not registered there; 409: registration is closed. */
  async frame(
    manager: EntityManager,
    accountId: number,
    { contingentId, tournamentId }: { contingentId: number; tournamentId: number },
  ): Promise<Frame> {
    const [frame] = await manager.query<Frame[]>(
      `select json_build_object('id', t.id, 'name', t.name, 'start_date', to_char(t.start_date, 'YYYY-MM-DD')) as tournament,
         json_build_object('id', c.id, 'name', c.name) as contingent,
         t.status, t.registration_closes_at > now() as "hasTimeLeft",
         (select coalesce(json_agg(x), '[]') from (select a.id, a.name, ${ageBounds()} from age_category a
            where tournament_has_age(t.id, a.id) order by a.above_years nulls first, a.id) x) as ages,
         (select coalesce(json_agg(x), '[]') from (select k.id, k.name, k.age_category_id, k.gender,
              k.weight_min::float8 as weight_min, k.weight_max::float8 as weight_max, k.includes_min
            from category_class k where tournament_has_age(t.id, k.age_category_id) and not k.is_merged
            order by k.position, k.id) x) as classes,
         (select coalesce(json_agg(x), '[]') from (select m.id, m.name, m.key, m.kind, m.unit_size,
              offer_fee(o, now())::float8 as fee
            from match_category m left join tournament_match_category o
              on o.match_category_id = m.id and o.tournament_id = t.id
            where o.id is not null or not exists (
              select from tournament_match_category n where n.tournament_id = t.id)
            order by m.id) x) as categories,
         ${nomorSetsOf('select t.rule_set')} as "ruleSets"
       from contingent c join contingent_registration r on r.contingent_id = c.id
       join tournament t on t.id = r.tournament_id and t.deleted_at is null
       where c.id = $1 and t.id = $2 and c.account_id = $3`,
      [contingentId, tournamentId, accountId],
    );
    if (!frame) throw notFound(teamMembersSentences.contingentNotEntered);
    const refusal = registrationRefusal(frame);
    if (refusal) throw conflict(registrationRefusalSentence(refusal, frame.tournament.name));
    return frame;
  }

  async proposals(accountId: number, contingentId: number, tournamentId: number): Promise<Proposals> {
    const { manager } = this.dataSource;
    const frame = await this.frame(manager, accountId, { contingentId, tournamentId });
    const people = await manager.query<Person[]>(
      `select a.id, a.name, a.gender, to_char(a.birth_date, 'YYYY-MM-DD') as birth_date,
         a.body_weight::float8 as body_weight, a.body_height::float8 as body_height,
         coalesce((select json_agg(json_build_object('kind', f.kind, 'datedOn', to_char(f.dated_on, 'YYYY-MM-DD')))
           from athlete_file f where f.athlete_id = a.id), '[]') as papers,
         (select m.match_category_id from team_member m join contingent c on c.id = m.contingent_id
           where c.account_id = a.account_id and m.nik = a.nik order by m.id desc limit 1) as last_category,
         coalesce((select json_agg(json_build_object('match_category_id', m.match_category_id,
             'age_category_id', m.age_category_id, 'category_class_id', m.category_class_id, 'nomor', m.nomor,
             'body_weight', m.body_weight, 'team_label', m.team_label,
             'is_fixed', exists (select from billing_detail d where d.team_member_id = m.id and d.holds)
               or exists (select from participant p where p.team_member_id = m.id)) order by m.id)
           from team_member m where m.contingent_id = $2 and m.nik = a.nik and not exists (
             select from entry_withdrawal w where w.tournament_id = $3 and w.team_member_id = m.id)), '[]') as entries
       from athlete a where a.account_id = $1 order by a.name, a.id`,
      [accountId, contingentId, tournamentId],
    );
    const { tournament, contingent, ages, classes, categories } = frame;
    return {
      tournament,
      contingent,
      ages: ages.map(({ id, name }) => ({ id, name })),
      classes,
      categories: categories.map(({ id, name, kind, unit_size, fee }) => ({ id, name, kind, unit_size, fee })),
      nomor: nomorOf(frame),
      athletes: people.map((person) => proposed(person, frame)),
    };
  }
}

function proposed(person: Person, { tournament, ages, categories }: Frame): AthleteProposal {
  const { papers, last_category: last, ...who } = person;
  const category = categories.find(({ id }) => id === last) ?? categories[0];
  return {
    ...who,
    age_category_id: ageCategoryFor(ages, who.birth_date, tournament.start_date)?.id ?? null,
    match_category_id: category?.id ?? 0,
    papers_missing: papersMissing(papers, tournament.start_date),
  };
}

function nomorOf({ ages, categories, ruleSets }: Frame): Proposals['nomor'] {
  return categories.flatMap(({ id, key }) =>
    key === 'tanding'
      ? []
      : ages.flatMap((age) => {
          const choices = nomorChoicesOfAll(ruleSets, age, key).map((one) => ({ id: one.id, name: one.name }));
          return choices.length > 0 ? [{ match_category_id: id, age_category_id: age.id, choices }] : [];
        }),
  );
}
