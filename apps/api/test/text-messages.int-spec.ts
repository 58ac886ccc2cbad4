// Messages to phones: asked for and confirmed by a code, sent once through the site's gateway, ended at once.
import type { Data } from '@gelanggang/contract/http';
import type { GatewayMessage, MessageGateway, OwnPhone } from '@gelanggang/contract/text-messages';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { TextSender } from '@gelanggang/platform/text-messages/text-sender';
import { as, startApi, type TestApi } from '../../../test/setup/api';
import { type PushService, startPushService } from '../../../test/setup/push-service';

const URL = 'https://push.example/kirim';
const KEY = 'kunci-rahasia-1';
const PAID = { billing_id: 7, invoice_number: 'INV/2026/11/0007', tournament: 'Piala', amount: 275_000, by: 'Panitia' };
const PHONE = '+6281234567890';

let api: TestApi;
let admin: string;
let service: PushService;
let sender: TextSender;
beforeAll(async () => {
  api = await startApi();
  ({ token: admin } = await api.tokenFor('admin'));
  service = await startPushService();
  sender = new TextSender(api.dataSource);
  sender.agent = service.agent;
});
afterAll(async () => {
  await sender.onApplicationShutdown();
  await service.stop();
  await api.close();
});
beforeEach(async () => {
  service.got.length = 0;
  service.status = 202;
  await api.dataSource.query('delete from text_message');
  await api.dataSource.query('delete from attempt');
  await api.dataSource.query(`delete from setting where key = 'message-gateway'`);
});

const gateway = async () =>
  ((await api.request.get('/api/message-gateway').set(as(admin)).expect(200)).body as Data<MessageGateway>).data;
const saveGateway = (body: object, token = admin) => api.request.put('/api/message-gateway').set(as(token)).send(body);
const withGateway = () => saveGateway({ url: URL, key: KEY }).expect(200);
const ask = (token: string, phone: unknown = '0812 3456-7890') =>
  api.request.put('/api/user/phone').set(as(token)).send({ phone });
const confirm = (token: string, code: unknown) =>
  api.request.post('/api/user/phone/confirm').set(as(token)).send({ code });
const own = async (token: string) =>
  ((await api.request.get('/api/user/phone').set(as(token)).expect(200)).body as Data<OwnPhone>).data;
/** Everything that waits, sent. */
async function sent(): Promise<GatewayMessage[]> {
  const before = service.got.length;
  await sender.sendWaiting();
  return service.got.slice(before).map(({ body }) => JSON.parse(String(body)) as GatewayMessage);
}
const codeIn = (message: GatewayMessage | undefined) => /\d{6}/.exec(message?.text ?? '')?.[0];
async function confirmed() {
  const person = await api.tokenFor('manager');
  await ask(person.token).expect(200);
  await confirm(person.token, codeIn((await sent())[0])).expect(200);
  return person;
}
const notice = (to: number) =>
  api.dataSource.transaction((manager) =>
    mailNotice(manager, {
      kind: 'billing.paid',
      data: PAID,
      to: [to],
      address: 'https://gelanggang.example',
      action: 'openBill',
    }),
  );

describe("the site's gateway", () => {
  it('is kept with its key, which is told to nobody', async () => {
    expect(await gateway()).toEqual({ url: '', has_key: false, sent: 0, given_up: 0, last_fault: null });
    const { body } = await saveGateway({ url: URL, key: KEY }).expect(200);
    expect(JSON.stringify(body)).not.toContain(KEY);
    expect(await gateway()).toMatchObject({ url: URL, has_key: true });
    await saveGateway({ url: URL }).expect(200);
    const audit = await api.dataSource.query<object[]>(`select * from audit where action = 'message-gateway.changed'`);
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain(KEY);
  });

  it('does not hand the key of one address to another', async () => {
    await withGateway();
    const { body } = await saveGateway({ url: 'https://lain.example/kirim' }).expect(422);
    expect(body).toMatchObject({ errors: { key: ['Isi kunci untuk alamat ini.'] } });
    expect(await gateway()).toMatchObject({ url: URL });
  });

  it.each([
    ...['http://push.example/kirim', 'https://push.example:8443/kirim', 'https://127.0.0.1/kirim', 'https://db/kirim'],
    ...['https://a:b@push.example/', 'kosong'],
  ])('is not %s', async (url) => {
    const { body } = await saveGateway({ url, key: KEY }).expect(422);
    expect(body).toMatchObject({ errors: { url: [expect.any(String)] } });
  });

  it('is for who manages the system', async () => {
    const { token } = await api.tokenFor('organiser');
    await saveGateway({ url: URL, key: KEY }, token).expect(403);
    await api.request.get('/api/message-gateway').set(as(token)).expect(403);
  });

  it('taken away, sends nothing that still waits', async () => {
    await withGateway();
    const { token } = await api.tokenFor('manager');
    await ask(token).expect(200);
    for (let times = 0; times < 2; times += 1) {
      await api.request.delete('/api/message-gateway').set(as(admin)).expect(200);
    }
    expect(await sent()).toEqual([]);
    expect(await own(token)).toMatchObject({ is_offered: false });
    await ask(token).expect(409);
  });
});

describe('a phone', () => {
  it('is sent a code, and after it was typed what the account is mailed', async () => {
    await withGateway();
    const { token, accountId } = await api.tokenFor('manager');
    expect(await own(token)).toEqual({ is_offered: true, phone: null, is_confirmed: false });
    await ask(token).expect(200);
    expect(await own(token)).toEqual({ is_offered: true, phone: PHONE, is_confirmed: false });
    await notice(accountId);
    const [code, ...more] = await sent();
    expect(more).toEqual([]);
    expect(code).toMatchObject({ to: PHONE, text: expect.stringMatching(/^Kode Gelanggang: \d{6}\./) as string });
    expect(service.got[0]).toMatchObject({ path: '/kirim', headers: { authorization: `Bearer ${KEY}` } });

    await confirm(token, codeIn(code)).expect(200);
    expect(await own(token)).toMatchObject({ is_confirmed: true });
    await notice(accountId);
    const [told, ...rest] = await sent();
    expect(rest).toEqual([]);
    expect(told?.to).toBe(PHONE);
    expect(told?.text).toContain('https://gelanggang.example/');
    // nothing of a message that was sent is kept
    expect(await api.dataSource.query('select phone, text from text_message where phone is not null')).toEqual([]);
  });

  it('is not told of by a wrong code, an old one, or many', async () => {
    await withGateway();
    const { token, accountId } = await api.tokenFor('manager');
    await confirm(token, '123456').expect(422);
    await ask(token).expect(200);
    const right = codeIn((await sent())[0]) ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const { body } = await confirm(token, wrong).expect(422);
    expect(body).toMatchObject({ errors: { code: [expect.any(String)] } });
    await api.dataSource.query(
      `update account_phone set code_expires_at = now() - interval '1 second' where account_id = $1`,
      [accountId],
    );
    await confirm(token, right).expect(422);
    for (let more = 0; more < 2; more += 1) await confirm(token, wrong).expect(422);
    await confirm(token, right).expect(429);
  });

  it("takes no code of another's number", async () => {
    await withGateway();
    const [one, two] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
    await ask(one.token).expect(200);
    const code = codeIn((await sent())[0]);
    await ask(two.token, '0899 0000 1111').expect(200);
    await sent();
    await confirm(two.token, code).expect(422);
  });

  it('is sent few codes, whoever asks', async () => {
    await withGateway();
    for (let asked = 0; asked < 3; asked += 1) await ask((await api.tokenFor('manager')).token).expect(200);
    await ask((await api.tokenFor('manager')).token).expect(429);
  });

  it.each([['kosong'], ['0812'], [12], [null]])('is not %p', async (phone) => {
    await withGateway();
    const { token } = await api.tokenFor('manager');
    const { body } = await ask(token, phone).expect(422);
    expect(body).toMatchObject({ errors: { phone: [expect.any(String)] } });
  });

  it('that is taken away is sent nothing more, also not what waits', async () => {
    await withGateway();
    const { token, accountId } = await confirmed();
    await notice(accountId);
    for (let times = 0; times < 2; times += 1) await api.request.delete('/api/user/phone').set(as(token)).expect(200);
    expect(await sent()).toEqual([]);
    await notice(accountId);
    expect(await sent()).toEqual([]);
  });
});

describe('a gateway that', () => {
  const again = () => api.dataSource.query('update text_message set next_try_at = now()');

  it('is away is asked again with the same name of the message, and loses nothing', async () => {
    await withGateway();
    const { accountId } = await confirmed();
    await notice(accountId);
    service.status = 503;
    const [first] = await sent();
    expect(await sent()).toEqual([]);
    service.status = 200;
    await again();
    expect(await sent()).toEqual([first]);
    await again();
    expect(await sent()).toEqual([]);
  });

  it.each([401, 404, 301])('answers %i is not asked again, and the office sees why', async (status) => {
    await withGateway();
    const { accountId } = await confirmed();
    await notice(accountId);
    service.status = status;
    expect(await sent()).toHaveLength(1);
    await again();
    expect(await sent()).toEqual([]);
    expect(await gateway()).toMatchObject({ sent: 1, given_up: 1, last_fault: `HTTP ${status}` });
  });

  it('was away for a day is not sent yesterday', async () => {
    await withGateway();
    const { accountId } = await confirmed();
    await notice(accountId);
    await api.dataSource.query(
      `update text_message set created_at = now() - interval '13 hours' where done_at is null`,
    );
    expect(await sent()).toEqual([]);
    expect(await gateway()).toMatchObject({ given_up: 1, last_fault: 'too late' });
  });
});
