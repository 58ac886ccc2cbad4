// A tournament is set up: its fees, arenas, classes of tanding and events of seni.
import * as arenaCalls from '@gelanggang/contract/calls/arenas';
import * as categoryCalls from '@gelanggang/contract/calls/tournament-categories';
import * as settingCalls from '@gelanggang/contract/calls/tournament-settings';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import type { Person } from './person';
import type { World } from './world';

export const FEE = 250_000;
const TANDING = 1;
const TUNGGAL = 2;
const PDF = new Blob(['%PDF-1.7\nTHB'], { type: 'application/pdf' });

export interface Opened {
  tournamentId: number;
  slug: string;
  arenas: { id: number; name: string }[];
  classes: Class[];
  /** Tunggal of the same age; their ids are below zero. */
  seni: Class[];
}

interface Class {
  id: number;
  categoryId: number;
  ageId: number;
  gender: Gender;
  min: number;
  max: number;
}

/** A tournament with its fee and arenas, open for entries. */
export async function openTournament(world: World, office: Person, arenas: number, classes: number): Promise<Opened> {
  const form = new FormData();
  const fields = {
    ...{ name: 'Piala Simulasi', start_date: '2026-11-28', end_date: '2026-11-29', status: 'active' },
    ...{ technical_meeting_date: '2026-11-27', time_zone: 'Asia/Jakarta' },
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('tournament_document', PDF, 'THB.pdf');
  const { data } = await office.must(settingCalls.create, { form });
  for (const id of [TANDING, TUNGGAL])
    await office.must(categoryCalls.create, {
      body: { tournament_id: data.id, match_category_id: id, registration_fee: FEE },
    });
  const made: Opened['arenas'] = [];
  for (let n = 1; n <= arenas; n += 1) {
    const { data: arena } = await office.must(arenaCalls.create, {
      body: { tournament_id: data.id, name: `Gelanggang ${n}` },
    });
    made.push({ id: arena.id, name: arena.name });
  }
  const found = await world.rows<Class>(
    `select c.id::int, ${TANDING} as "categoryId", c.age_category_id::int as "ageId", c.gender, c.weight_min::float as min,
       c.weight_max::float as max
     from category_class c join age_category a on a.id = c.age_category_id
     where a.name = 'Dewasa' and length(c.name) = 1 and c.weight_max is not null order by c.gender, c.position limit $1`,
    [classes],
  );
  const ageId = found[0]?.ageId ?? 0;
  return {
    ...{ tournamentId: data.id, slug: data.slug, arenas: made, classes: found },
    seni: GENDERS.map((gender, at) => ({
      ...{ id: -1 - at, categoryId: TUNGGAL, ageId, gender, min: 0, max: 0 },
    })),
  };
}
