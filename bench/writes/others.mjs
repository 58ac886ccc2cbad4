// Other tournaments in the database beside the one that is held: copies of its pools, with results, clocks and slots.
export async function fillWithOthers({ database }, { id }, matches) {
  await database.query(
    `with source as (
       select p.id, p.drawing_id from pool p join match m on m.pool_id = p.id where p.tournament_id = $1
       group by p.id order by count(*) desc, p.id limit 1
     ), size as (
       select count(*)::int as count from match m join source on source.id = m.pool_id
     ), other as (
       insert into tournament select (t).* from (
         select jsonb_populate_record(t, jsonb_build_object('id', 900000 + n, 'slug', 'lain-' || n)) as t
         from tournament t, generate_series(1, 10) as n where t.id = $1) as copies returning id
     ), drawn as (
       insert into drawing select (d).* from (
         select jsonb_populate_record(d, jsonb_build_object('id', 900000 + o.id, 'tournament_id', o.id)) as d
         from drawing d, other o where d.id = (select drawing_id from source)) as copies returning id, tournament_id
     ), pools as (
       insert into pool (drawing_id, tournament_id, number, name, status, seed)
       select d.id, d.tournament_id, n, 'Pool ' || n, 'ongoing', '00000000000000ff'
       from drawn d, size, generate_series(1, ceil($2::float8 / 10 / size.count)::int) as n
       returning id, tournament_id
     ), matches as (
       insert into match (tournament_id, pool_id, kind, round, position)
       select p.tournament_id, p.id, 'tanding', m.round, m.position
       from pools p, match m where m.pool_id = (select id from source)
       returning id, tournament_id
     ), results as (
       insert into result (match_id, winner_corner, is_walkover) select id, 'blue', true from matches
     ), clocks as (
       insert into match_clock (match_id, round_count, round_seconds, break_seconds) select id, 2, 120, 60 from matches
     )
     insert into published_slot (match_id, tournament_id) select id, tournament_id from matches`,
    [id, matches],
  );
  await database.query('analyze');
}
