// Two people do two things to one bill at the same moment: what comes of it is what one order of the two gives, or one of them
// alone, and whoever was too late reads why.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { Data } from '@gelanggang/contract/http';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';

const SEED = process.env.RACE_SEED ?? '0000000000000b11';
const RUNS = Number(process.env.RACES ?? 5);
const FEE = 250_000;
const DAY = '2026-12-01';
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]);
const REASON = 'Nominal kurang';

const api = testApi();
let manager: { token: string; accountId: number };
let staff: { token: string };
let tournamentId: number;
let feeId: number;
let contingentId: number;
let categoryClassId: number;

beforeAll(async () => {
  const db = api.dataSource.manager;
  manager = await api.tokenFor('manager');
  staff = await api.tokenFor('organiser');
  tournamentId = (await makeTournament(db)).id;
  categoryClassId = (await makeClass(db)).id;
  contingentId = (await makeContingent(db, { accountId: manager.accountId, tournamentId })).id;
  const [offered] = await db.query<[{ id: number }]>(
    'select id from tournament_match_category where tournament_id = $1',
    [tournamentId],
  );
  feeId = offered.id;
});

interface Answered {
  status: number;
  body: { message?: string; data?: { id: number } };
}

/** Of whoever comes while somebody else has the bill in hand. */
const LATE: Answered = { status: 409, body: { message: 'Berubah' } };

const newMember = async () => (await makeTeamMember(api.dataSource.manager, { contingentId, categoryClassId })).id;

const post = async (who: { token: string }, path: string, body: object = {}): Promise<Answered> =>
  api.request.post(`/api/billings${path}`).set(as(who)).send(body);

const formOf = (members: readonly number[]) => ({
  ...{ tournament_id: tournamentId, bank_name: 'BRI', account_number: '0123', account_name: 'Budi', notes: '' },
  ...{ member_ids: members, amount: FEE * members.length },
});

const read = async (id: number): Promise<BillingAnswer> =>
  ((await api.request.get(`/api/billings/${id}`).set(as(staff)).expect(200)).body as Data<BillingAnswer>).data;

const upload = async (id: number): Promise<Answered> =>
  api.request.post(`/api/billings/${id}/update-document`).set(as(manager)).attach('payment_document', PNG, 'foto.png');

const decide = async (id: number, fields: Record<string, string>): Promise<Answered> =>
  api.request.post(`/api/billings/${id}/confirm-payment`).set(as(staff)).field(fields);

const cash = (id: number, { amount, version }: BillingAnswer) =>
  post(staff, `/${id}/cash`, { amount, received_from: 'Ibu Ratna', received_on: DAY, version });

/** How a bill has come to stand where it does. */
const MADE = {
  issued: () => Promise.resolve(),
  proven: async (id: number) => void (await upload(id)),
  failed: async (id: number) => {
    await upload(id);
    await decide(id, { status: 'failed', reject_reason: REASON });
  },
  paid: async (id: number) => {
    await upload(id);
    await decide(id, { status: 'paid' });
  },
  'paid in cash': async (id: number) => void (await cash(id, await read(id))),
};

/** `seen`: the bill as it was on the screen of whoever presses, `spare`: an athlete without a bill. */
type Act = (id: number, seen: BillingAnswer, spare: number) => Promise<Answered>;

const ACTS: Readonly<Record<string, Act>> = {
  upload: (id) => upload(id),
  confirm: (id) => decide(id, { status: 'paid' }),
  reject: (id) => decide(id, { status: 'failed', reject_reason: REASON }),
  'cancel by the owner': (id) => post(manager, `/${id}/cancel`),
  'cancel by the office': (id) => post(staff, `/${id}/cancel`),
  'take cash': (id, seen) => cash(id, seen),
  'undo cash': (id, { version }) => post(staff, `/${id}/cash/undo`, { reason: 'Salah', version }),
  edit: (id, _seen, spare) =>
    api.request
      .put(`/api/billings/${id}`)
      .set(as(manager))
      .send(formOf([spare])),
  'add an athlete': (id, _seen, spare) =>
    post(manager, '/add-member', {
      ...{ billing_id: id, team_member_id: spare, tournament_category_id: feeId, amount: FEE },
    }),
  'a bill of the same athlete': (_id, _seen, spare) => post(manager, '', formOf([spare])),
};

/** What can be seen of the bill, and of the athlete who may be on it. */
async function end(id: number, own: number, spare: number): Promise<string> {
  const { status, amount } = await read(id);
  const [counted] = await api.dataSource.query<[{ text: string }]>(
    `select concat_ws(' ', (select count(*) from billing_detail where billing_id = $1),
       (select count(*) from participant where billing_id = $1),
       (select string_agg((undone_at is null)::text, ',' order by id) from cash_receipt where billing_id = $1),
       (select string_agg(b.status::text || case when b.id = $1 then ' here' else '' end, ',' order by b.status, b.id = $1) from billing_detail d
        join billing b on b.id = d.billing_id where d.team_member_id = $2),
       (select string_agg(b.status::text || case when b.id = $1 then ' here' else '' end, ',' order by b.status, b.id = $1) from billing_detail d
        join billing b on b.id = d.billing_id where d.team_member_id = $3)) as text`,
    [id, own, spare],
  );
  return `${status} ${amount} ${counted.text}`;
}

it.each(Array.from({ length: RUNS }, (_, run) => deriveSeed(SEED, String(run))))('race %s', async (seed) => {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.int(items.length)]!;
  const made = pick(Object.keys(MADE) as (keyof typeof MADE)[]);
  const [first, second] = [pick(Object.keys(ACTS)), pick(Object.keys(ACTS))];
  const ends: string[] = [];
  for (const order of ['both', 'turned', 'first', 'second', 'at once', 'at once'] as const) {
    const [own, spare] = [await newMember(), await newMember()];
    const issued = await post(manager, '', formOf([own]));
    if (!issued.body.data) throw new Error(JSON.stringify(issued.body));
    const { id } = issued.body.data;
    await MADE[made](id);
    const seen = await read(id);
    const acts = [first, second].map((name) => () => ACTS[name]!(id, seen, spare)) as [
      () => Promise<Answered>,
      () => Promise<Answered>,
    ];
    let answers: Answered[];
    if (order === 'both') answers = [await acts[0](), await acts[1]()];
    else if (order === 'turned') answers = [await acts[1](), await acts[0]()].reverse();
    else if (order === 'first') answers = [await acts[0](), LATE];
    else if (order === 'second') answers = [LATE, await acts[1]()];
    else answers = await Promise.all(acts.map((act) => act()));
    for (const { status, body } of answers)
      if (status > 201 && !body.message) throw new Error(`${status} without a reason`);
    ends.push(`${answers.map(({ status }) => status).join(', ')}: ${await end(id, own, spare)}`);
  }
  // of two same decisions at once the second changes nothing, and is not refused
  const of = (one: string): string => (first === second ? one.slice(one.indexOf(':')) : one);
  const allowed = ends.slice(0, 4).map(of);
  for (const one of ends.slice(4))
    if (!allowed.includes(of(one))) throw new Error([`${made}: ${first} | ${second}`, ...ends].join('\n'));
});
