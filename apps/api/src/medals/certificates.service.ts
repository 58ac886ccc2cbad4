// What a tournament's certificates say, and whether one that somebody holds still stands.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CertificateCheck,
  CertificateSetting,
  CertificateSettingAnswer,
  CertificateSettingRequest,
} from '@gelanggang/contract/certificates';
import { streams } from '@gelanggang/contract/events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { certificateState, readCertificateNumber } from '@gelanggang/domain/results/certificates';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { readCertificateSetting } from '@gelanggang/medals/certificates.queries';
import { readMedals } from '@gelanggang/medals/read-medals';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { refuseOutdated } from '../http/changed-meanwhile';
import { KeptAnswers } from '../http/kept-answers';
import { invalid, notFound, type Said } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { medalsTexts } from './texts';
import { medalsSentences } from './sentences';

interface IssuedRow {
  number: string;
  tournamentId: number;
  participantId: number | null;
  medal: Medal | 'none';
  issuedOn: string;
  tournament: CertificateCheck['tournament'];
  name: string | null;
  contingent: string;
  category: string;
  age: string;
  gender: Gender;
  className: string | null;
  isTanding: boolean;
  unitIds: number[];
}

/** What a unit has won. */
interface Won {
  medal: Medal;
  isOpen: boolean;
}

/** Of as many tournaments: anybody may ask, and whoever has one number could have all medals read again and again. */
const MOST_KEPT = 20;

@Injectable()
export class CertificatesService {
  private readonly won: KeptAnswers<ReadonlyMap<number, Won>>;

  constructor(
    private readonly dataSource: DataSource,
    reader: EventReader,
  ) {
    this.won = new KeptAnswers(reader, { most: MOST_KEPT });
  }

  setting(tournamentId: number, manager = this.dataSource.manager): Promise<CertificateSettingAnswer> {
    return settingOf(manager, tournamentId);
  }

  /** One change of a tournament's certificates after the other. */
  async lock(manager: EntityManager, tournamentId: number): Promise<void> {
    const found = await manager.query<unknown[]>(
      'select 1 from tournament where id = $1 and deleted_at is null for no key update',
      [tournamentId],
    );
    if (found.length === 0) throw notFound(thingSentences.event);
  }

  saveSetting(tournamentId: number, body: CertificateSettingRequest): Promise<Saved<CertificateSettingAnswer>> {
    const given = filled(body);
    const errors: Record<string, Said[]> = {};
    for (const n of [2, 3] as const) {
      const [name, title] = [given[`signer${n}_name`], given[`signer${n}_title`]];
      if (name === '' && title !== '') errors[`signer${n}_name`] = [medalsSentences.nameAndTitle];
      if (name !== '' && title === '') errors[`signer${n}_title`] = [medalsSentences.nameAndTitle];
    }
    if (given.signer3_name !== '' && given.signer2_name === '')
      errors.signer2_name ??= [medalsSentences.secondSignerFirst];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, tournamentId);
      refuseOutdated(body.version, (await readCertificateSetting(manager, tournamentId))?.version ?? 0);
      await manager.query(
        `insert into certificate_setting (tournament_id, issuer, place, dated_on, signer1_name, signer1_title,
           signer2_name, signer2_title, signer3_name, signer3_title)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (tournament_id) do update set issuer = excluded.issuer, place = excluded.place,
           dated_on = excluded.dated_on, signer1_name = excluded.signer1_name, signer1_title = excluded.signer1_title,
           signer2_name = excluded.signer2_name, signer2_title = excluded.signer2_title,
           signer3_name = excluded.signer3_name, signer3_title = excluded.signer3_title,
           version = certificate_setting.version + 1`,
        [
          ...[tournamentId, given.issuer, given.place, given.dated_on, given.signer1_name, given.signer1_title],
          ...[given.signer2_name, given.signer2_title, given.signer3_name, given.signer3_title],
        ],
      );
      return { message: medalsTexts.certificateSaved, data: await settingOf(manager, tournamentId) };
    });
  }

  /** Says what a list of results prints, and nothing else of anybody. */
  async check(text: string): Promise<CertificateCheck> {
    const number = readCertificateNumber(text);
    if (number === null) throw notFound(medalsSentences.certificateNotFound);
    const row = await readIssued(this.dataSource.manager, number);
    if (!row) throw notFound(medalsSentences.certificateNotFound);
    const printed = row.medal === 'none' ? null : row.medal;
    const isEntered = row.participantId !== null && row.name !== null;
    const { medal, isOpen } = isEntered && printed !== null ? await this.medalNow(row) : { medal: null, isOpen: false };
    return {
      number,
      state: certificateState(printed, { isEntered, medal, isOpen }),
      tournament: row.tournament,
      issued_on: row.issuedOn,
      holder: isEntered ? { name: row.name ?? '', contingent: row.contingent, class_name: classText(row) } : null,
      printed,
      now: medal,
    };
  }

  /** Of all medals of the tournament, which are read once for all who ask until something of it changes. */
  private async medalNow({ tournamentId, unitIds }: IssuedRow): Promise<Won | { medal: null; isOpen: false }> {
    const followed = [streams.tournament(tournamentId), streams.site, streams.staff(tournamentId)];
    const won = await this.won.get(String(tournamentId), followed, () => this.readWon(tournamentId));
    const own = unitIds.flatMap((id) => won?.get(id) ?? []);
    return own[0] ?? { medal: null, isOpen: false };
  }

  private readWon(tournamentId: number): Promise<ReadonlyMap<number, Won>> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { events } = await readMedals(manager, tournamentId);
      return new Map(
        events.flatMap(({ pools, state }) =>
          pools.flatMap(({ winners }) =>
            winners.map(({ unit_id: unit, medal }): [number, Won] => [unit, { medal, isOpen: state !== null }]),
          ),
        ),
      );
    });
  }
}

const filled = (body: CertificateSettingRequest): CertificateSetting => ({
  issuer: body.issuer ?? '',
  place: body.place,
  dated_on: body.dated_on,
  signer1_name: body.signer1_name,
  signer1_title: body.signer1_title,
  signer2_name: body.signer2_name ?? '',
  signer2_title: body.signer2_title ?? '',
  signer3_name: body.signer3_name ?? '',
  signer3_title: body.signer3_title ?? '',
});

/** Before anything is set: the tournament's last day, and nobody who signs. */
async function settingOf(manager: EntityManager, tournamentId: number): Promise<CertificateSettingAnswer> {
  const [found] = await manager.query<
    (CertificateSettingAnswer['tournament'] & Pick<CertificateSettingAnswer, 'pictures'>)[]
  >(
    `select id, name, location, to_char(start_date, 'YYYY-MM-DD') as start_date,
       to_char(end_date, 'YYYY-MM-DD') as end_date, time_zone,
       (select coalesce(jsonb_object_agg(cp.slot, md5(cp.content)), '{}')
        from certificate_picture cp where cp.tournament_id = t.id) as pictures
     from tournament t where id = $1 and deleted_at is null`,
    [tournamentId],
  );
  if (!found) throw notFound(thingSentences.event);
  const { pictures, ...tournament } = found;
  const setting = await readCertificateSetting(manager, tournamentId);
  const none = { signer1_name: '', signer1_title: '', signer2_name: '', signer2_title: '', signer3_name: '' };
  return {
    ...{ issuer: '', place: '', dated_on: tournament.end_date, ...none, signer3_title: '', version: 0 },
    ...setting,
    tournament,
    pictures,
  };
}

async function readIssued(manager: EntityManager, number: string): Promise<IssuedRow | undefined> {
  const [row] = await manager.query<IssuedRow[]>(
    `select ce.number, ce.tournament_id as "tournamentId", ce.participant_id as "participantId", ce.medal,
       to_char(ce.issued_at at time zone t.time_zone, 'YYYY-MM-DD') as "issuedOn",
       jsonb_build_object('name', t.name, 'slug', t.slug, 'start_date', to_char(t.start_date, 'YYYY-MM-DD'),
         'end_date', to_char(t.end_date, 'YYYY-MM-DD')) as tournament,
       tm.public_name as name, c.name as contingent, mc.name as category, a.name as age, tm.gender,
       coalesce(cc.name, '– ' || nullif(${nomorName('p.tournament_id', 'tm.nomor')}, '')) as "className",
       cc.id is not null as "isTanding",
       coalesce((select jsonb_agg(um.unit_id) from pool_unit_member um where um.participant_id = p.id), '[]') as "unitIds"
     from certificate ce
     join tournament t on t.id = ce.tournament_id and t.deleted_at is null
     left join participant p on p.id = ce.participant_id
     left join team_member tm on tm.id = p.team_member_id
     left join contingent c on c.id = tm.contingent_id
     left join match_category mc on mc.id = tm.match_category_id
     left join age_category a on a.id = tm.age_category_id
     left join category_class cc on cc.id = tm.category_class_id
     where ce.number = $1`,
    [number],
  );
  return row;
}

const classText = ({ category, age, gender, className: kind, isTanding }: IssuedRow): string =>
  [category, age, GENDER_LABELS[gender], isTanding && kind !== null ? className(kind) : kind].filter(Boolean).join(' ');
