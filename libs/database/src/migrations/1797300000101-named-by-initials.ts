// Athletes who are named by initials wherever everybody looks: who wished so, and how they are named.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamedByInitials1797300000101 implements MigrationInterface {
  name = 'NamedByInitials1797300000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table team_member
        add column initials_asked_by text,
        add column initials_asked_at timestamptz,
        add constraint team_member_initials_asked_by_check check (btrim(initials_asked_by) <> ''),
        add constraint team_member_check1 check ((initials_asked_by is null) = (initials_asked_at is null))`);
    // the same rule as initialsOf() of the domain
    await runner.query(`
      create function name_initials(of_name text) returns text language sql immutable parallel safe as $$
        select coalesce(string_agg(upper(left(first.rest, 1)) || '.', ' ' order by word.place), '–')
        from unnest(string_to_array(translate(of_name, E'\\t\\n\\r\\f\\u00a0', '     '), ' ')) with ordinality as word (text, place)
        cross join lateral (select ltrim(word.text, '.,;:''"“”‘’\`()[]{}-–—_*/\\#')) as first (rest)
        where first.rest <> ''
      $$`);
    // written 'm.public_name' of a row m; the planner puts its body in place of the call
    await runner.query(`
      create function public_name(m team_member) returns text language sql immutable parallel safe as $$
        select case when m.initials_asked_by is null then m.name else name_initials(m.name) end
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function public_name(team_member)');
    await runner.query('drop function name_initials(text)');
    await runner.query('alter table team_member drop column initials_asked_at, drop column initials_asked_by');
  }
}
