// Payments through HTTP: every cell of the state table, who sees what, amounts, proofs, and two at once.
import type { BillingAnswer, BillingRow } from '@gelanggang/contract/billings';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { BILLING_STATUSES, type BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const FEE = 250_000;
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]);
const REASON = 'Nominal kurang';

const api = testApi();
let manager: { token: string; accountId: number };
let stranger: { token: string; accountId: number };
let staff: { token: string; accountId: number };
let tournamentId: number;
let feeId: number;
let contingentId: number;
let strangersContingentId: number;
let categoryClassId: number;

beforeAll(async () => {
  const db = api.dataSource.manager;
  [manager, stranger, staff] = await Promise.all([
    api.tokenFor('manager'),
    api.tokenFor('manager'),
    api.tokenFor('organiser'),
  ]);
  tournamentId = (await makeTournament(db)).id;
  categoryClassId = (await makeClass(db)).id;
  contingentId = (await makeContingent(db, { accountId: manager.accountId, tournamentId })).id;
  strangersContingentId = (await makeContingent(db, { accountId: stranger.accountId, tournamentId })).id;
  const [offered] = await db.query<{ id: number }[]>(
    'select id from tournament_match_category where tournament_id = $1',
    [tournamentId],
  );
  feeId = offered?.id ?? 0;
});

const newMember = async (contingent = contingentId, name?: string) =>
  (await makeTeamMember(api.dataSource.manager, { contingentId: contingent, categoryClassId, ...(name && { name }) }))
    .id;

const as = (who: { token: string }) => `Bearer ${who.token}`;

interface Answer {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: BillingAnswer };
}

const send = async (who: { token: string }, method: 'post' | 'put', path: string, body: object): Promise<Answer> =>
  api.request[method](`/api/billings${path}`).set('authorization', as(who)).send(body);

const formOf = (members: number[], changes: object = {}) => ({
  tournament_id: tournamentId,
  bank_name: 'BRI',
  account_number: '0123',
  account_name: 'Budi',
  notes: '',
  member_ids: members,
  amount: FEE * members.length,
  ...changes,
});

const upload = async (who: { token: string }, id: number, content: Buffer = PNG, fields: Record<string, string> = {}) =>
  (await api.request
    .post(`/api/billings/${id}/update-document`)
    .set('authorization', as(who))
    .field(fields)
    .attach('payment_document', content, 'foto saya.png')) as Answer;

const decide = async (who: { token: string }, id: number, fields: Record<string, string>) =>
  (await api.request.post(`/api/billings/${id}/confirm-payment`).set('authorization', as(who)).field(fields)) as Answer;

const read = async (id: number, who = staff) =>
  ((await api.request.get(`/api/billings/${id}`).set('authorization', as(who)).expect(200)).body as Data<BillingAnswer>)
    .data;

async function issued(...members: number[]): Promise<number> {
  const answer = await send(manager, 'post', '', formOf(members.length > 0 ? members : [await newMember()]));
  expect(answer).toMatchObject({ status: 201, body: { message: 'Payment added' } });
  return answer.body.data.id;
}

async function billingIn(status: BillingStatus): Promise<number> {
  const id = await issued();
  if (status === 'cancelled') await send(manager, 'post', `/${id}/cancel`, {});
  if (status === 'waiting for payment' || status === 'cancelled') return id;
  await upload(manager, id);
  if (status === 'paid') await decide(staff, id, { status: 'paid' });
  if (status === 'failed') await decide(staff, id, { status: 'failed', reject_reason: REASON });
  return id;
}

const participantsOf = async (id: number) =>
  (
    await api.dataSource.query<{ n: number }[]>('select count(*)::int as n from participant where billing_id = $1', [
      id,
    ])
  )[0]?.n;

describe('the state table', () => {
  const CALLS = {
    'upload by the manager': (id: number) => upload(manager, id),
    'upload by who also confirms': (id: number) => upload(staff, id),
    confirm: (id: number) => decide(staff, id, { status: 'paid' }),
    reject: (id: number) => decide(staff, id, { status: 'failed', reject_reason: REASON }),
    'cancel by the owner': (id: number) => send(manager, 'post', `/${id}/cancel`, {}),
    'cancel by staff': (id: number) => send(staff, 'post', `/${id}/cancel`, {}),
    edit: async (id: number) => send(manager, 'put', `/${id}`, formOf([await newMember()])),
    'add a member': async (id: number) =>
      send(manager, 'post', '/add-member', {
        billing_id: id,
        team_member_id: await newMember(),
        tournament_category_id: feeId,
        amount: FEE,
      }),
  };
  type Call = keyof typeof CALLS;
  /** What is allowed, and where it leads; every other cell is 409. */
  const ALLOWED: Partial<Record<BillingStatus, Partial<Record<Call, [answer: number, status: BillingStatus]>>>> = {
    'waiting for payment': {
      'upload by the manager': [200, 'waiting for confirmation'],
      'upload by who also confirms': [200, 'waiting for confirmation'],
      'cancel by the owner': [200, 'cancelled'],
      'cancel by staff': [200, 'cancelled'],
      edit: [200, 'waiting for payment'],
      'add a member': [201, 'waiting for payment'],
    },
    'waiting for confirmation': {
      'upload by the manager': [200, 'waiting for confirmation'],
      confirm: [200, 'paid'],
      reject: [200, 'failed'],
    },
    paid: { confirm: [200, 'paid'], reject: [200, 'failed'] },
  };
  const cells = BILLING_STATUSES.flatMap((from) =>
    (Object.keys(CALLS) as Call[]).map((call) => {
      const [answer, to] = ALLOWED[from]?.[call] ?? [409, from];
      return [from, call, answer, to] as const;
    }),
  );

  it.each(cells)('from %s, %s answers %i and leaves %s', async (from, call, answer, to) => {
    const id = await billingIn(from);
    const before = await read(id);
    const { status } = await CALLS[call](id);
    const after = await read(id);
    expect({ status, state: after.status }).toEqual({ status: answer, state: to });
    expect(await participantsOf(id)).toBe(to === 'paid' ? after.billing_details.length : 0);
    if (answer === 409) expect(after).toEqual(before);
  });

  it('says the specification’s sentences', async () => {
    const id = await issued();
    expect((await upload(manager, id)).body.message).toBe('Payment document submitted successfully.');
    expect((await decide(staff, id, { status: 'paid' })).body.message).toBe('Payment confirmed successfully.');
  });

  it('asks for a reason to reject, and shows it to the manager', async () => {
    const id = await billingIn('waiting for confirmation');
    const answer = await decide(staff, id, { status: 'failed', reject_reason: '  ' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { reject_reason: [expect.any(String)] } } });
    await decide(staff, id, { status: 'failed', reject_reason: REASON });
    expect(await read(id, manager)).toMatchObject({ status: 'failed', reject_reason: REASON, steps: [] });
  });

  it('offers to who may confirm both decisions of what waits or is paid, and says why one is not open', async () => {
    const both = [
      { status: 'paid', refusal: null },
      { status: 'failed', refusal: null },
    ];
    const paid = await billingIn('paid');
    expect((await read(await billingIn('waiting for confirmation'))).decisions).toEqual(both);
    expect((await read(paid)).decisions).toEqual(both);
    expect((await read(paid, manager)).decisions).toEqual([]);
    for (const status of ['waiting for payment', 'failed', 'cancelled'] as const) {
      expect((await read(await billingIn(status))).decisions).toEqual([]);
    }
  });

  it('keeps who did what in the history', async () => {
    const { history } = await read(await billingIn('failed'));
    expect(history.map((row) => [row.from_status, row.to_status, row.reason])).toEqual([
      [null, 'waiting for payment', null],
      ['waiting for payment', 'waiting for confirmation', null],
      ['waiting for confirmation', 'failed', REASON],
    ]);
    expect(new Set(history.map((row) => row.account_name)).size).toBe(2);
  });

  it('frees the members of a rejected billing for a new one', async () => {
    const id = await billingIn('failed');
    const members = (await read(id)).billing_details.map((detail) => detail.team_member_id);
    expect(await send(manager, 'post', '', formOf(members))).toMatchObject({ status: 201 });
  });
});

describe('two at once', () => {
  it('confirming and rejecting, one wins and the other gets 409', async () => {
    const id = await billingIn('waiting for confirmation');
    const answers = await Promise.all([
      decide(staff, id, { status: 'paid', version: '2' }),
      decide(staff, id, { status: 'failed', reject_reason: REASON, version: '2' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const { status, history } = await read(id);
    expect(history).toHaveLength(3);
    expect(await participantsOf(id)).toBe(status === 'paid' ? 1 : 0);
  });

  it('approving, it is paid once and each athlete is one participant', async () => {
    const colleague = await api.tokenFor('organiser');
    for (let round = 0; round < 5; round++) {
      const id = await billingIn('waiting for confirmation');
      const answers = await Promise.all(
        [staff, colleague].map((who) => decide(who, id, { status: 'paid', version: '2' })),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const { status, history } = await read(id);
      expect([status, history.filter((row) => row.to_status === 'paid').length]).toEqual(['paid', 1]);
      expect(await participantsOf(id)).toBe(1);
    }
  });

  it('rejecting, it is rejected once, with the reason of the first', async () => {
    const colleague = await api.tokenFor('organiser');
    for (let round = 0; round < 5; round++) {
      const id = await billingIn('waiting for confirmation');
      const answers = await Promise.all(
        [staff, colleague].map((who, n) =>
          decide(who, id, { status: 'failed', reject_reason: `${REASON} ${n}`, version: '2' }),
        ),
      );
      expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual(
        answers.map(() => [200, 'Pembayaran ditolak.']),
      );
      const { reject_reason: reason, history } = await read(id);
      expect(history.filter((row) => row.to_status === 'failed').map((row) => row.reason)).toEqual([reason]);
    }
  });

  it('a billing edited while its proof is on its way keeps no proof of the old amount', async () => {
    const id = await issued();
    const { version, billing_details: details } = await read(id);
    const members = [...details.map((detail) => detail.team_member_id), await newMember()];
    const [edit, proof] = await Promise.all([
      send(manager, 'put', `/${id}`, formOf(members, { version })),
      upload(manager, id, PNG, { version: String(version) }),
    ]);
    expect([edit.status, proof.status].sort()).toEqual([200, 409]);
    const after = await read(id);
    expect([after.amount, after.status, after.payment_document !== null]).toEqual(
      edit.status === 200 ? [2 * FEE, 'waiting for payment', false] : [FEE, 'waiting for confirmation', true],
    );
  });

  it('one member in two new billings stands in one', async () => {
    const member = await newMember();
    const answers = await Promise.all([1, 2].map(() => send(manager, 'post', '', formOf([member]))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('an editor with an old version is told', async () => {
    const member = await newMember();
    const id = await issued(member);
    expect((await send(manager, 'put', `/${id}`, formOf([member], { version: 1, notes: 'a' }))).status).toBe(200);
    expect((await send(staff, 'put', `/${id}`, formOf([member], { version: 1, notes: 'b' }))).status).toBe(409);
    expect((await read(id)).notes).toBe('a');
  });
});

describe('the amount', () => {
  it('is what the form showed, or the new one is told before anything is saved', async () => {
    const answer = await send(manager, 'post', '', formOf([await newMember()], { amount: 200_000 }));
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Rp 250.000') as string } });
    const id = await issued();
    const edited = await send(manager, 'put', `/${id}`, formOf([await newMember()], { amount: 1 }));
    expect(edited.status).toBe(409);
    expect((await read(id)).version).toBe(1);
  });

  it('may be left out, when issued and when edited: then it is what the members cost', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const issued = await send(manager, 'post', '', formOf([first], { amount: undefined }));
    expect([issued.status, issued.body.data.amount]).toEqual([201, FEE]);
    const edited = await send(
      staff,
      'put',
      `/${issued.body.data.id}`,
      formOf([first, second], { amount: undefined, version: issued.body.data.version }),
    );
    expect([edited.status, edited.body.data.amount]).toEqual([200, 2 * FEE]);
  });

  it.each([
    ['unit', [166_666, 166_667, 166_667], 'in shares that come to the fee'],
    ['athlete', [500_000, 500_000, 500_000], 'each the whole fee, where the tournament asks so'],
  ])('of a team, asked per %s, is %j: %s', async (fee_per, shares) => {
    const db = api.dataSource.manager;
    const own = await makeTournament(db);
    const category = { tournament_id: own.id, match_category_id: 4, registration_fee: 500_000 };
    const made = await api.request
      .post('/api/tournament-match-categories')
      .set('authorization', as(staff))
      .send(fee_per === 'unit' ? category : { ...category, fee_per });
    expect([made.status, (made.body as Data<{ fee_per: string }>).data.fee_per]).toEqual([201, fee_per]);
    const contingent = await makeContingent(db, { accountId: manager.accountId, tournamentId: own.id });
    const { ageCategoryId } = await makeClass(db);
    const team: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const of = { contingentId: contingent.id, matchCategoryId: 4, gender: 'male' as const, ageCategoryId };
      team.push((await makeTeamMember(db, of)).id);
    }
    const list = await api.request
      .get(`/api/team-members?tournament_id=${own.id}&perPage=10`)
      .set('authorization', as(manager));
    const rows = (list.body as Paginated<TeamMemberRow>).data.filter(({ id }) => team.includes(id));
    expect(team.map((id) => rows.find((row) => row.id === id)?.registration_fee)).toEqual(shares);
    const [first = 0, ...others] = shares;
    const sum = others.reduce((a, b) => a + b, 0);
    // the last two before the first: whoever is billed when, each pays the own share
    const late = await send(manager, 'post', '', formOf(team.slice(1), { tournament_id: own.id, amount: sum }));
    expect([late.status, late.body.data.amount]).toEqual([201, sum]);
    expect(late.body.data.billing_details.map((one) => [one.fee_per, one.unit_size])).toEqual([
      [fee_per, 3],
      [fee_per, 3],
    ]);
    const { body: insight } = await api.request
      .get(`/api/tournaments/${own.id}/insight`)
      .set('authorization', as(staff))
      .expect(200);
    expect(JSON.stringify(insight)).toContain(String(first + sum));
    const added = await send(manager, 'post', '/add-member', {
      ...{ billing_id: late.body.data.id, team_member_id: team[0] },
      ...{ tournament_category_id: (made.body as Data<{ id: number }>).data.id, amount: first },
    });
    expect([added.status, added.body.data?.amount]).toEqual([201, first + sum]);
  });

  it('of an added member must be its fee, in its own category', async () => {
    const id = await issued();
    const body = {
      billing_id: id,
      team_member_id: await newMember(),
      tournament_category_id: feeId,
      amount: FEE,
    };
    expect((await send(manager, 'post', '/add-member', { ...body, amount: FEE - 1 })).status).toBe(409);
    expect((await send(manager, 'post', '/add-member', { ...body, tournament_category_id: feeId + 9 })).status).toBe(
      422,
    );
    expect(await send(manager, 'post', '/add-member', body)).toMatchObject({
      status: 201,
      body: { message: 'Member successfully added to billing.', data: { amount: 2 * FEE, total_amount: 2 * FEE } },
    });
    expect((await send(manager, 'post', '/add-member', body)).status).toBe(409);
  });

  it('refuses nobody, and members who are not registered', async () => {
    expect((await send(manager, 'post', '', formOf([]))).status).toBe(422);
    expect((await send(manager, 'post', '', formOf([987_654_321]))).status).toBe(422);
    expect((await send(manager, 'post', '', formOf([1.5, -2]))).status).toBe(422);
    expect((await send(manager, 'post', '', formOf([await newMember()], { tournament_id: 999_999 }))).status).toBe(422);
  });
});

describe('own rows', () => {
  it('a manager sees and changes only its own billings; another’s is not there', async () => {
    const id = await issued();
    const list = await api.request.get('/api/billings').set('authorization', as(stranger)).expect(200);
    expect((list.body as Paginated<BillingRow>).data.map((row) => row.id)).not.toContain(id);
    await api.request.get(`/api/billings/${id}`).set('authorization', as(stranger)).expect(404);
    const member = await newMember(strangersContingentId);
    const answers = await Promise.all([
      send(stranger, 'put', `/${id}`, formOf([member])),
      send(stranger, 'post', `/${id}/cancel`, {}),
      upload(stranger, id),
      send(stranger, 'post', '/add-member', {
        billing_id: id,
        team_member_id: member,
        tournament_category_id: feeId,
        amount: FEE,
      }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect((await read(id)).version).toBe(1);
  });

  it('a manager bills its own members; staff anyone’s, and it is their manager’s billing', async () => {
    const member = await newMember();
    expect((await send(stranger, 'post', '', formOf([member]))).status).toBe(422);
    const answer = await send(staff, 'post', '', formOf([member]));
    expect(answer).toMatchObject({ status: 201, body: { data: { account: { id: manager.accountId } } } });
    expect((await read(answer.body.data.id, manager)).id).toBe(answer.body.data.id);
  });

  it('the list narrows by tournament, status and search', async () => {
    const id = await billingIn('failed');
    const { invoice_number: number } = await read(id);
    const rows = async (query: string) =>
      (
        (await api.request.get(`/api/billings?perPage=100&${query}`).set('authorization', as(manager)).expect(200))
          .body as Paginated<BillingRow>
      ).data;
    const ids = async (query: string) => (await rows(query)).map((row) => row.id);
    expect(await ids('status=failed')).toContain(id);
    expect(await ids('status=paid')).not.toContain(id);
    expect(await ids(`search=${encodeURIComponent(number)}`)).toEqual([id]);
    // as the office asks: whose it is
    const [row] = await rows(`search=${encodeURIComponent(number)}`);
    expect(row?.contingents).toHaveLength(1);
    const contingent = row?.contingents[0] ?? '';
    expect(contingent).not.toBe('');
    expect(await ids(`search=${encodeURIComponent(contingent)}`)).toContain(id);
    expect(await ids('search=Kontingen%20yang%20tidak%20ada')).toEqual([]);
    expect(await ids(`tournament_id=${tournamentId + 1000}`)).toEqual([]);
    await api.request.get('/api/billings?status=lunas').set('authorization', as(manager)).expect(422);
  });

  it('who may be billed is told by the list of athletes of that tournament', async () => {
    const free = await newMember();
    const billed = await newMember();
    await issued(billed);
    const { body } = await api.request
      .get(`/api/team-members?fetch_all=true&tournament_id=${tournamentId}`)
      .set('authorization', as(manager))
      .expect(200);
    const rows = (body as Paginated<TeamMemberRow>).data;
    const row = (id: number) => rows.find((one) => one.id === id);
    expect(row(free)).toMatchObject({ exists_in_billing_details: false, registration_fee: FEE });
    expect(row(billed)).toMatchObject({ exists_in_billing_details: true });
  });
});

describe('a proof', () => {
  const fetchProof = (id: number, who: { token: string }) =>
    api.request.get(`/api/billings/${id}/document`).set('authorization', as(who));

  it('is read by its owner and by staff, by nobody else, and never by its file’s id', async () => {
    const id = await billingIn('waiting for confirmation');
    for (const who of [manager, staff]) {
      const answer = await fetchProof(id, who).expect(200).expect('content-type', 'image/png');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.body).toEqual(PNG);
    }
    const operator = await api.tokenFor('operator');
    await fetchProof(id, stranger).expect(404);
    await fetchProof(id, operator).expect(404);
    await api.request.get(`/api/billings/${id}/document`).expect(401);
    const [file] = await api.dataSource.query<{ id: string }[]>(
      'select payment_document_file_id as id from billing where id = $1',
      [id],
    );
    await api.request.get(`/api/download-document/${file?.id}`).expect(404);
  });

  it('is a JPEG, PNG, WebP or PDF by its content, of at most 5 MB', async () => {
    const id = await issued();
    expect(await upload(manager, id, Buffer.from('<svg/>'))).toMatchObject({ status: 415 });
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(manager, id, large)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('5 MB') as string },
    });
    const empty = await api.request
      .post(`/api/billings/${id}/update-document`)
      .set('authorization', as(manager))
      .field('version', '1');
    expect(empty).toMatchObject({
      status: 422,
      body: { errors: { payment_document: ['Please upload a valid payment document.'] } },
    });
    expect(await send(manager, 'post', `/${id}/update-document`, {})).toMatchObject({ status: 415 });
    const broken = await api.request
      .post(`/api/billings/${id}/update-document`)
      .set('authorization', as(manager))
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\ncontent-disposition: form-data; name="payment_document"; filename="a"\r\n\r\nabc');
    expect(broken.status).toBe(400);
    expect((await read(id)).status).toBe('waiting for payment');
    expect(await upload(manager, id, Buffer.from('%PDF-1.7\n'))).toMatchObject({
      status: 200,
      body: { data: { payment_document: `/billings/${id}/document`, payment_document_type: 'application/pdf' } },
    });
  });

  it('that would unfold to more than the desk that looks at it has memory for is refused, however small it is', async () => {
    const id = await issued();
    const folded = Buffer.from(PNG);
    folded.writeUInt32BE(30_000, 16);
    folded.writeUInt32BE(30_000, 20);
    expect(await upload(manager, id, folded)).toMatchObject({
      status: 422,
      body: { errors: { payment_document: ['Gambar paling besar 60 megapiksel.'] } },
    });
    expect((await read(id)).status).toBe('waiting for payment');
  });

  it('of an iPhone in HEIC is refused by that name', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(32)]);
    expect(await upload(manager, await issued(), heic)).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('HEIC') as string },
    });
  });

  it('of just 5 MB is taken, byte for byte as the camera made it', async () => {
    const id = await issued();
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), Buffer.alloc(5 * 1024 * 1024 - 4, 7)]);
    expect(await upload(manager, id, photo)).toMatchObject({ status: 200 });
    const answer = await fetchProof(id, staff).buffer(true).responseType('arraybuffer').expect(200);
    expect(photo.equals(answer.body as Buffer)).toBe(true);
  });

  it('that is refused leaves no file behind', async () => {
    const count = async () =>
      (await api.dataSource.query<{ n: number }[]>('select count(*)::int as n from file'))[0]?.n;
    const id = await billingIn('cancelled');
    const before = await count();
    expect((await upload(manager, id)).status).toBe(409);
    expect(await count()).toBe(before);
  });
});

it('tells the staff and the owner of each step, with the reason', async () => {
  const id = await billingIn('failed');
  for (const stream of [`tournament:${tournamentId}:staff`, `user:${manager.accountId}`]) {
    const events = await api.dataSource.query<{ data: object }[]>(
      `select data from event where stream = $1 and (data ->> 'billing_id')::bigint = $2 order by seq`,
      [stream, id],
    );
    expect(events.map((event) => event.data)).toEqual([
      expect.objectContaining({ status: 'waiting for payment' }),
      expect.objectContaining({ status: 'waiting for confirmation' }),
      expect.objectContaining({ status: 'failed', reject_reason: REASON }),
    ]);
  }
});

it('takes as many queries for three hundred members as for one, and keeps their order', async () => {
  const members: number[] = [];
  for (let n = 0; n < 300; n++) members.push(await newMember());
  members.reverse();
  const one = [await newMember()];
  let small = 0;
  let large = 0;
  const few = await queriesOf(async () => void (small = await issued(...one)));
  const many = await queriesOf(async () => void (large = await issued(...members)));
  expect(many).toHaveLength(few.length);
  const fewPaid = await queriesOf(async () => {
    await upload(manager, small);
    await decide(staff, small, { status: 'paid' });
  });
  const manyPaid = await queriesOf(async () => {
    await upload(manager, large);
    await decide(staff, large, { status: 'paid' });
  });
  expect(manyPaid).toHaveLength(fewPaid.length);
  const paid = await api.dataSource.query<{ id: number }[]>(
    'select team_member_id as id from participant p where billing_id = $1 order by p.id',
    [large],
  );
  expect(paid.map((row) => row.id)).toEqual(members);
  expect((await read(large)).amount).toBe(300 * FEE);
});
