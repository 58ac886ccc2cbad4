// Tournaments of so many members for insight, written straight into the tables: half of them paid, all provinces.
const CONTINGENTS = 200;

/** Every second member paid, contingents in all provinces, classes of the preset. */
export async function fill(dataSource, number, members) {
  const [{ id: tournamentId }] = await dataSource.query(
    `insert into tournament (name, slug, start_date, end_date, registration_closes_at, status)
     values ($1, $2, current_date + 30, current_date + 32, now() + interval '20 days', 'active') returning id`,
    [`Ukur ${number}`, `ukur-${number}`],
  );
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 250000 from match_category`,
    [tournamentId],
  );
  const [{ id: accountId }] = await dataSource.query(
    `insert into account (name, email, password_hash) values ('Ukur', $1, '-') returning id`,
    [`ukur${number}@contoh.test`],
  );
  await dataSource.query(
    `with place as (select d.id, d.province_id, row_number() over (order by d.id) as n from district d),
     made as (
       insert into contingent (account_id, name, pic_name, pic_phone, pic_email, province_id, district_id)
       select $2, 'Kontingen ' || g, 'P', '0812', 'p@contoh.test', place.province_id, place.id
       from generate_series(1, $3::int) g join place on place.n = 1 + (g * 2) % 500 returning id)
     insert into contingent_registration (tournament_id, contingent_id, registered_at)
     select $1, id, now() - (id % 40) * interval '1 day' from made`,
    [tournamentId, accountId, Math.min(CONTINGENTS, members)],
  );
  await dataSource.query(
    `with contingents as (
       select contingent_id, row_number() over (order by contingent_id) - 1 as n, count(*) over () as total
       from contingent_registration where tournament_id = $1),
     classes as (
       select id, age_category_id, gender, row_number() over (order by id) - 1 as n, count(*) over () as total
       from category_class)
     insert into team_member (contingent_id, name, birth_place, birth_date, gender, body_weight, nik,
       championship_category_id, match_category_id, age_category_id, category_class_id)
     select c.contingent_id, 'Atlet ' || g, 'Bandung', '2008-01-01', l.gender, 50,
       lpad(($2::bigint * 1000000 + g)::text, 16, '3'), (select min(id) from championship_category),
       case when g % 4 = 0 then 2 else 1 end, l.age_category_id, case when g % 4 = 0 then null else l.id end
     from generate_series(1, $3::int) g
     join contingents c on c.n = g % c.total join classes l on l.n = g % l.total`,
    [tournamentId, number + 1, members],
  );
  const [{ id: billingId }] = await dataSource.query(
    `insert into billing (tournament_id, account_id, invoice_number, amount, status, paid_at)
     values ($1, $2, 'U-1', 0, 'paid', now()) returning id`,
    [tournamentId, accountId],
  );
  await dataSource.query(
    `insert into billing_detail (billing_id, tournament_id, holds, team_member_id, tournament_match_category_id, amount)
     select $2, e.tournament_id, true, e.team_member_id, f.id, 250000
     from tournament_entry e join tournament_match_category f
       on f.tournament_id = e.tournament_id and f.match_category_id = e.match_category_id
     where e.tournament_id = $1 and e.team_member_id % 2 = 0`,
    [tournamentId, billingId],
  );
  await dataSource.query(
    `insert into participant (tournament_id, team_member_id, billing_id)
     select tournament_id, team_member_id, billing_id from billing_detail where tournament_id = $1`,
    [tournamentId],
  );
  return tournamentId;
}
