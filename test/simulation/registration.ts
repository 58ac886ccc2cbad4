// The weeks before: managers enter athletes and pay, the office confirms; now and then two at once.
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as memberCalls from '@gelanggang/contract/calls/team-members';
import type { Athlete, Books } from './books';
import type { Opened } from './opening';
import { OneContingent } from './one-contingent';
import { Payments, type Team } from './payments';
import type { Person } from './person';
import type { World } from './world';

/** Everybody is born on a day of their own, which nobody outside may read. */
const YOUNGEST = Date.parse('2006-10-01');
export const PHONE = '081234567890';

interface Place {
  country_id: number;
  province_id: number;
  district_id: number;
  subdistrict_id: number;
  ward_id: number;
}

export class Registration {
  private readonly payments: Payments;
  private readonly teams: Team[] = [];
  private entered = 0;
  private teamsEntered = 0;
  private place: Place | null = null;
  private championshipId = 0;

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly managers: readonly Person[],
    private readonly offices: readonly Person[],
  ) {
    this.payments = new Payments(world, books, opened, offices);
  }

  /** Until so many are entered and paid for, or have stayed away. `goOn` ends a day in which something is wrong. */
  async run(athletes: number, goOn: () => void): Promise<void> {
    const { world } = this;
    [this.place = null] = await world.rows<Place>(
      `select (select id::int from country where code = 'ID') as country_id, d.province_id::int, d.id::int as district_id,
         s.id::int as subdistrict_id, w.id::int as ward_id
       from ward w join subdistrict s on s.id = w.subdistrict_id join district d on d.id = s.district_id
       order by w.id limit 1`,
    );
    [{ id: this.championshipId } = { id: 0 }] = await world.rows<{ id: number }>(
      'select min(id)::int as id from championship_category',
    );
    for (const manager of this.managers) await this.newContingent(manager);
    const least = world.time.now;
    let isJoined = !world.isToday('contingents become one', 3);
    while (this.entered < athletes) {
      // entries come over three weeks
      await world.turnTo(least + ((this.entered / athletes) * 21 * 24 * 60 + world.random.int(60)) * 60_000);
      await this.step();
      if (this.entered * 2 > athletes && !isJoined) {
        isJoined = true;
        await new OneContingent(world, this.books, this, this.offices).join();
      }
      if (world.chance(80)) await world.trouble();
      goOn();
    }
    await world.turnTo('2026-11-26T01:00:00Z');
    for (const team of this.teams) await this.payments.payAll(team);
    goOn();
  }

  /** Entries have ended: somebody of a contingent is entered after all, or pays only now; `beside` as of `payLate`. */
  async comeLate(beside?: (racer: string) => Promise<unknown>): Promise<Athlete[]> {
    const team = this.world.one(this.teams);
    if (this.world.flip()) await this.enter(team, undefined, this.world.one(this.opened.classes));
    return this.payments.payLate(team, beside);
  }

  get all(): readonly Team[] {
    return this.teams;
  }

  /** It went up in another one. */
  leave(team: Team): void {
    this.teams.splice(this.teams.indexOf(team), 1);
  }

  comeBack(team: Team): void {
    this.teams.push(team);
  }

  /** Somebody who may be refused, as the contingent may be gone by then. */
  async enterMaybe(team: Team, racer?: string): Promise<void> {
    await this.enterOne(team, this.world.one(this.opened.classes), {}, racer, true);
  }

  /** Of the contingent for which somebody of this name fights. */
  managerOf(name: string): Person | undefined {
    const athlete = [...this.books.athletes.values()].find((one) => one.name === name);
    return this.teams.find((team) => team.contingentId === athlete?.contingentId)?.manager;
  }

  private async step(): Promise<void> {
    const { world } = this;
    const team = world.one(this.teams);
    const dice = world.random.int(20);
    if (dice < 13) await this.enter(team);
    else if (dice < 15) await this.change(team);
    else if (dice < 16) await this.twoAtOnce();
    else if (dice < 18) await this.payments.bill(team);
    else if (dice < 19) await this.payments.decideOne(this.teams);
    else await this.payments.cancelOne(team);
  }

  private async newContingent(manager: Person): Promise<void> {
    const { data } = await manager.must(contingentCalls.create, {
      body: {
        ...{ name: `Perguruan ${manager.name}`, pic_name: manager.name, pic_phone: PHONE },
        ...{ pic_email: `${manager.accountId}@simulasi.test`, tournament_id: this.opened.tournamentId },
        ...this.located(),
      },
    });
    this.teams.push({ manager, contingentId: data.id });
  }

  private located = () => this.place as Place;

  /** A form of an athlete whom nobody has entered yet. */
  private form(team: Team, one: Opened['classes'][number]) {
    this.entered += 1;
    const number = String(this.entered).padStart(4, '0');
    return {
      ...{ contingent_id: team.contingentId, name: `Atlet ${number}`, birth_place: 'Bandung', gender: one.gender },
      ...{
        birth_date: new Date(YOUNGEST - this.entered * 86_400_000).toISOString().slice(0, 10),
        ...(one.id > 0 ? { body_weight: (one.min + one.max) / 2, category_class_id: one.id } : {}),
      },
      ...{ nik: `327301010101${number}`, championship_category_id: this.championshipId },
      ...{ match_category_id: one.categoryId, age_category_id: one.ageId },
      ...this.located(),
    };
  }

  private async enter(team: Team, racer?: string, as?: Opened['classes'][number]): Promise<void> {
    const one = as ?? this.world.one(this.world.chance(4) ? this.opened.seni : this.opened.classes);
    if (one.size === 1) return this.enterOne(team, one, {}, racer);
    this.teamsEntered += 1;
    const label = `Tim ${this.teamsEntered}`;
    // now and then one of them is still missing
    for (let left = one.size - (this.world.chance(5) ? 1 : 0); left > 0; left -= 1)
      await this.enterOne(team, one, { team_label: label }, racer);
  }

  private async enterOne(
    team: Team,
    one: Opened['classes'][number],
    beside: { team_label?: string },
    racer?: string,
    mayBeRefused = false,
  ): Promise<void> {
    const body = { ...this.form(team, one), ...beside };
    const answer = await team.manager.ask(memberCalls.create, { body, racer });
    if (!answer.isDone) {
      if (mayBeRefused && answer.status < 500) return;
      this.world.broken.push(`${body.name} cannot be entered: ${JSON.stringify(answer.body)}`);
      return;
    }
    const { id } = answer.body.data;
    const { name, contingent_id: contingentId, nik, birth_date: born } = body;
    this.books.athletes.set(id, {
      ...{ id, name, contingentId, classId: one.id, categoryId: one.categoryId, fee: one.fee, secrets: [nik, born] },
      ...(beside.team_label ? { team: beside.team_label } : {}),
    });
  }

  /** The name was wrong: it is corrected, by two people with the form open at once. */
  private async change(team: Team): Promise<void> {
    const athlete = this.anyOf(team, () => true);
    if (!athlete) return;
    const [office] = this.offices as [Person];
    const names = [`${athlete.name}A`, `${athlete.name}B`] as const;
    const first = await this.renaming(athlete, team.manager);
    const second = await this.renaming(athlete, office);
    const answers = await this.world.race(
      (racer) => first(names[0], racer),
      (racer) => second(names[1], racer),
    );
    const done = names.filter((_, at) => answers[at]);
    if (done.length > 1) this.world.broken.push(`two have changed ${athlete.name} with one version`);
    if (done[0]) this.books.renameAthlete(athlete, done[0]);
  }

  /** A form with this athlete as it stands: saved with another name, it answers whether it was taken. */
  async renaming(athlete: Athlete, by: Person): Promise<(name: string, racer?: string) => Promise<boolean>> {
    const params = { id: athlete.id };
    const { data } = await by.must(memberCalls.read, { params });
    return async (name, racer) => {
      const body = {
        ...{ contingent_id: athlete.contingentId, name, birth_place: data.birth_place, birth_date: data.birth_date },
        ...{ gender: data.gender, body_weight: data.body_weight ?? undefined, nik: athlete.secrets[0] ?? '' },
        ...{ championship_category_id: this.championshipId, match_category_id: athlete.categoryId },
        ...{ age_category_id: data.age_category_id, category_class_id: data.category_class_id ?? undefined },
        ...(athlete.team ? { team_label: athlete.team } : {}),
        ...{ ...this.located(), version: data.version },
      };
      return (await by.ask(memberCalls.update, { params, body, racer })).isDone;
    };
  }

  /** Two managers enter at the same moment. */
  private async twoAtOnce(): Promise<void> {
    const [first, second] = this.world.random.shuffle([...this.teams]);
    if (!first || !second) return;
    await this.world.race(
      (racer) => this.enter(first, racer),
      (racer) => this.enter(second, racer),
    );
  }

  private anyOf(team: Team, fits: (athlete: Athlete) => boolean): Athlete | undefined {
    const own = [...this.books.athletes.values()].filter((one) => one.contingentId === team.contingentId && fits(one));
    return own[this.world.random.int(Math.max(1, own.length))];
  }
}
