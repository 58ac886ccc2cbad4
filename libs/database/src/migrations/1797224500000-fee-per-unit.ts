// A pair's or a team's fee is paid once, in shares of its members, unless the tournament asks it of each athlete.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeePerUnit1797224500000 implements MigrationInterface {
  name = 'FeePerUnit1797224500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournament_match_category add column fee_per text not null default 'unit'`);
    await runner.query(`alter table tournament_match_category add constraint tournament_match_category_fee_per_check
      check (fee_per in ('unit', 'athlete'))`);
    // what has been billed so far was asked of each athlete
    await runner.query(`update tournament_match_category set fee_per = 'athlete'`);
    // shares differ by a rupiah where the fee cannot be divided: by the member's place in its contingent, so that the
    // members of a whole pair or team always come to the fee
    await runner.query(`
      create function member_fee(of_tournament bigint, of_member bigint) returns bigint language sql stable as $$
        select case when o.fee_per = 'athlete' or k.unit_size = 1 then o.registration_fee
          else o.registration_fee * (place.number + 1) / k.unit_size - o.registration_fee * place.number / k.unit_size
          end
        from team_member m
        join match_category k on k.id = m.match_category_id
        join tournament_match_category o on o.tournament_id = of_tournament and o.match_category_id = k.id
        cross join lateral (
          select case when k.unit_size = 1 then 0 else (
            select count(*) from team_member x
            where x.contingent_id = m.contingent_id and x.match_category_id = m.match_category_id
              and x.age_category_id = m.age_category_id and x.gender = m.gender and x.id < m.id
          ) % k.unit_size end as number
        ) place
        where m.id = of_member
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function member_fee(bigint, bigint)');
    await runner.query('alter table tournament_match_category drop column fee_per');
  }
}
