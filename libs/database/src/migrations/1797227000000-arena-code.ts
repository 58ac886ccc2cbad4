// The code of an arena, which its partai are called by: 'A' of 'A24'. Those that stand get the letter or number of their
// name, or the next that is free in their tournament.
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { arenaCodes } from '@gelanggang/domain/schedule/partai-names';

interface Arena {
  id: number;
  tournamentId: number;
  name: string;
}

export class ArenaCode1797227000000 implements MigrationInterface {
  name = 'ArenaCode1797227000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_arena add column code text');
    const arenas = (await runner.query(
      'select id, tournament_id as "tournamentId", name from tournament_arena order by tournament_id, id',
    )) as Arena[];
    const ofTournament = new Map<number, Arena[]>();
    for (const arena of arenas)
      ofTournament.set(arena.tournamentId, [...(ofTournament.get(arena.tournamentId) ?? []), arena]);
    const coded = [...ofTournament.values()].flatMap((own) => {
      const codes = arenaCodes(own.map((arena) => arena.name));
      return own.map((arena, index) => ({ id: arena.id, code: codes[index] }));
    });
    await runner.query(
      `update tournament_arena a set code = c.code from jsonb_to_recordset($1::jsonb) as c (id bigint, code text)
       where c.id = a.id`,
      [JSON.stringify(coded)],
    );
    await runner.query('alter table tournament_arena alter column code set not null');
    await runner.query(
      `alter table tournament_arena add constraint tournament_arena_code_check check (code ~ '^[A-Z0-9]{1,4}$')`,
    );
    await runner.query(
      'alter table tournament_arena add constraint tournament_arena_tournament_id_code_key unique (tournament_id, code)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_arena drop column code');
  }
}
