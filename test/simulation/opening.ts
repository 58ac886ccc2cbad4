// A tournament is set up: its fees, arenas, classes of tanding and events of seni.
import * as arenaCalls from '@gelanggang/contract/calls/arenas';
import * as categoryCalls from '@gelanggang/contract/calls/tournament-categories';
import * as settingCalls from '@gelanggang/contract/calls/tournament-settings';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import type { Person } from './person';
import type { World } from './world';

const FEE = 250_000;
const TANDING = 1;
const TUNGGAL = 2;
/** Entered and drawn on some days only: a pair pays together, of a team everybody. `fee` of one athlete. */
const TEAMS = [
  { categoryId: 3, name: 'Ganda', gender: 'male', size: 2, fee: FEE / 2 },
  { categoryId: 4, name: 'Regu', gender: 'female', size: 3, fee: FEE },
] as const;
const PDF = new Blob(['%PDF-1.7\nTHB'], { type: 'application/pdf' });

export interface Opened {
  tournamentId: number;
  slug: string;
  arenas: { id: number; name: string }[];
  classes: Class[];
  /** Tunggal of the same age, on some days ganda and regu; their ids are below zero. */
  seni: Class[];
}

interface Class {
  id: number;
  name: string;
  categoryId: number;
  ageId: number;
  gender: Gender;
  min: number;
  max: number;
  /** Athletes of one entry. */
  size: 1 | 2 | 3;
  /** Of each of them, in rupiah. */
  fee: number;
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
  const teams = world.isToday('pairs and teams', 3) ? TEAMS : [];
  for (const id of [TANDING, TUNGGAL])
    await office.must(categoryCalls.create, {
      body: { tournament_id: data.id, match_category_id: id, registration_fee: FEE },
    });
  for (const { categoryId, fee } of teams)
    await office.must(categoryCalls.create, {
      body: {
        ...{ tournament_id: data.id, match_category_id: categoryId, registration_fee: FEE },
        fee_per: fee < FEE ? 'unit' : 'athlete',
      },
    });
  const made: Opened['arenas'] = [];
  for (let n = 1; n <= arenas; n += 1) {
    const { data: arena } = await office.must(arenaCalls.create, {
      body: { tournament_id: data.id, name: `Gelanggang ${n}` },
    });
    made.push({ id: arena.id, name: arena.name });
  }
  const found = await world.rows<Class>(
    `select c.id::int, c.name, ${TANDING} as "categoryId", c.age_category_id::int as "ageId", c.gender, c.weight_min::float as min,
       c.weight_max::float as max, 1 as size, ${FEE} as fee
     from category_class c join age_category a on a.id = c.age_category_id
     where a.name = 'Dewasa' and length(c.name) = 1 and c.weight_max is not null order by c.gender, c.position limit $1`,
    [classes],
  );
  const ageId = found[0]?.ageId ?? 0;
  return {
    ...{ tournamentId: data.id, slug: data.slug, arenas: made, classes: found },
    seni: [
      ...GENDERS.map((gender) => ({ categoryId: TUNGGAL, name: 'Tunggal', gender, size: 1 as const, fee: FEE })),
      ...teams,
    ].map((event, at) => ({ ...event, id: -1 - at, ageId, min: 0, max: 0 })),
  };
}
