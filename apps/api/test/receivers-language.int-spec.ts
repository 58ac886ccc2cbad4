// Whoever is told something reads it in the own language: in the bell, in mail, on the phone, and by web push.
import type { NoticesAnswer } from '@gelanggang/contract/notices';
import type { PushedNotice } from '@gelanggang/contract/push';
import { Env } from '@gelanggang/platform/env/env';
import { PushSender } from '@gelanggang/platform/push/push-sender';
import { FollowerWatch } from '../../worker/src/push/follower-watch';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Device, device, type PushService, startPushService } from '../../../test/setup/push-service';
import { arenaStage } from './arena-stage';
import { type BillingStage, billingStage, type Person } from './billing-stage';

const WITHOUT_GATEWAY = `delete from setting where key = 'message-gateway'`;

const api = testApi();
const admin = madeBeforeAll(() => api.tokenFor('admin'));

const choose = (who: Person, language: string | null) =>
  api.dataSource.query('update account set language = $2 where id = $1', [who.accountId, language]);
let version = 0;
const siteSpeaks = (wording: string) =>
  api.request.put('/api/site-settings').set(as(admin)).send({ wording, version: version++ }).expect(200);
const emailOf = async ({ accountId }: Person) =>
  (await api.dataSource.query<{ email: string }[]>('select email from account where id = $1', [accountId]))[0]?.email;
const mailTo = async (address: string | undefined) =>
  (
    await api.dataSource.query<{ subject: string; text: string; html: string }[]>(
      'select subject, text, html from mail where to_address = $1 order by id desc limit 1',
      [address],
    )
  )[0];

describe('what staff decide', () => {
  let stage: BillingStage;
  beforeAll(async () => {
    stage = await billingStage(api);
    await api.dataSource.query(`insert into setting (key, value) values ('message-gateway', $1)`, [
      JSON.stringify({ url: 'https://push.example/kirim', key: 'rahasia' }),
    ]);
    await api.dataSource.query(
      `insert into account_phone (account_id, phone, confirmed_at) values ($1, '+6281234567890', now())`,
      [stage.manager.accountId],
    );
  });
  afterAll(() => api.dataSource.query(WITHOUT_GATEWAY));

  /** As the owner of a paid bill is told of it in each way. */
  async function told() {
    const id = await stage.issue([await stage.newMember()]);
    await stage.upload(id);
    await stage.confirm(id);
    const [event] = await api.dataSource.query<{ title: string }[]>(
      `select data->'notice'->>'title' as title from event
       where stream = $1 and type = 'notice.added' order by seq desc limit 1`,
      [`user:${stage.manager.accountId}`],
    );
    const [phone] = await api.dataSource.query<{ text: string }[]>(
      'select text from text_message where account_id = $1 order by id desc limit 1',
      [stage.manager.accountId],
    );
    const mail = await mailTo(await emailOf(stage.manager));
    const { invoice_number: number } = await stage.read(id);
    return { number, bell: event?.title, phone: phone?.text.split('\n')[0], mail };
  }

  it('is told in English to an account that has chosen it, whatever staff and site speak', async () => {
    await choose(stage.manager, 'en');
    const { number, bell, phone, mail } = await told();
    const title = `The payment of ${number} was received.`;
    expect([bell, phone, mail?.subject]).toEqual([title, title, title]);
    expect(mail?.text).toMatch(/^Hello .+,\n/);
    expect(mail?.text).toContain('Open the bill:\n');
    expect(mail?.html).toContain('<html lang="en">');
  });

  it('is told in what the site speaks to an account that has chosen nothing', async () => {
    await choose(stage.manager, null);
    const before = await told();
    const title = `Pembayaran ${before.number} sudah diterima.`;
    expect([before.bell, before.phone, before.mail?.subject]).toEqual([title, title, title]);
    expect(before.mail?.html).toContain('<html lang="id">');
    await siteSpeaks('en');
    const { number, bell, phone, mail } = await told();
    await siteSpeaks('default');
    const english = `The payment of ${number} was received.`;
    expect([bell, phone, mail?.subject]).toEqual([english, english, english]);
  });

  it('is read in the bell in the language of the page, one told before too', async () => {
    await told();
    const titles = async (language: string) => {
      const cookie = `gelanggang_lang=${language}`;
      const { body } = await api.request.get('/api/notices').set(as(stage.manager)).set({ cookie }).expect(200);
      return (body as NoticesAnswer).data.map(({ title }) => title);
    };
    expect((await titles('en'))[0]).toMatch(/^The payment of .+ was received\.$/);
    expect((await titles('id'))[0]).toMatch(/^Pembayaran .+ sudah diterima\.$/);
  });
});

describe('an invitation', () => {
  const invite = async (email: string | undefined) => {
    const { tournamentId } = await billingStage(api);
    const invited = { email, role: 'operator' };
    await api.request.post(`/api/tournaments/${tournamentId}/invitations`).set(as(admin)).send(invited).expect(201);
    return (await mailTo(email))?.text;
  };

  it('goes in its own language to an account, and in that of the site to an address without one', async () => {
    const person = await api.tokenFor('manager');
    await choose(person, 'en');
    expect(await invite(await emailOf(person))).toContain(' invites you to work in ');
    expect(await invite('belum@contoh.test')).toContain(' mengundang Anda bekerja di ');
  });
});

describe('a forgotten password', () => {
  const asks = async (email: string | undefined, language: string) => {
    const cookie = `gelanggang_lang=${language}`;
    await api.request.post('/api/password/forgot').set({ cookie }).send({ email }).expect(200);
    return (await mailTo(email))?.subject;
  };

  it('is mailed in the language of the account, else in that of the page', async () => {
    const [one, other] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
    await choose(one, 'en');
    expect(await asks(await emailOf(one), 'id')).toBe('Reset your Gelanggang password');
    expect(await asks(await emailOf(other), 'en')).toBe('Reset your Gelanggang password');
  });
});

describe('a device that follows somebody', () => {
  let service: PushService;
  let sender: PushSender;
  let watch: FollowerWatch;
  beforeAll(async () => {
    service = await startPushService();
    sender = new PushSender(api.dataSource, Object.assign(new Env(), { PUBLIC_URL: 'https://gelanggang.example' }));
    sender.agent = service.agent;
    watch = new FollowerWatch(api.dataSource);
  });
  afterAll(async () => {
    await sender.onApplicationShutdown();
    await watch.onApplicationShutdown();
    await service.stop();
  });

  const titlesOf = (one: Device): string[] =>
    service.got
      .filter(({ path }) => one.endpoint.endsWith(path))
      .map(({ body }) => (one.open(body) as PushedNotice).title);

  it('is told in the language of the page on which that was asked for; one from before, in what the site speaks', async () => {
    const stage = await arenaStage(api);
    const poolId = await stage.drawPool([1, 1]);
    await stage.schedule((await stage.matches(poolId)).map(({ id }) => id));
    const [match] = await stage.matches(poolId);
    if (!match) throw new Error('A pool of two has a match.');
    const [[row]] = await api.dataSource.query<[{ slug: string }[], number]>(
      'update tournament set end_date = current_date + 30 where id = $1 returning slug',
      [stage.tournamentId],
    );
    const devices = { english: device('english'), own: device('own'), before: device('before') };
    for (const [name, { endpoint, p256dh, auth }] of Object.entries(devices)) {
      const follows = [{ kind: 'athlete', name: match.blue.name, contingent: match.blue.contingent }];
      await api.request
        .put('/api/push/subscriptions')
        .set(name === 'english' ? { cookie: 'gelanggang_lang=en' } : {})
        .send({ endpoint, p256dh, auth, slug: row?.slug, follows, kinds: ['called'] })
        .expect(200);
    }
    await api.dataSource.query('update push_subscription set wording = null where endpoint = $1', [
      devices.before.endpoint,
    ]);
    await siteSpeaks('id');
    await api.request.post(`/api/matches/${match.id}/call`).set(stage.operator).expect(200);
    await watch.look(Date.now());
    await sender.sendWaiting();
    await siteSpeaks('default');
    expect(titlesOf(devices.english)).toEqual([`Match ${match.partai} is called`]);
    expect(titlesOf(devices.own)).toEqual([`Partai ${match.partai} dipanggil`]);
    expect(titlesOf(devices.before)).toEqual([`Partai ${match.partai} dipanggil`]);
  });
});
