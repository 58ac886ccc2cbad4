// Whose certificates are printed: those with a medal, or everybody who takes part; by contingent, then class, then name.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import type { EntityManager } from 'typeorm';
import type { CertificateSetting } from '@gelanggang/contract/certificates';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { CertificatePictures, PrintCertificate } from '@gelanggang/contract/print';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { giveNumbers, readCertificatePictures, readCertificateSetting } from '@gelanggang/medals/certificates.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import type { PaperSource } from '../pdf/paper';
import { type Head, readPrintTournament } from '../pdf/print-tournament.queries';
import { medalsAt } from './medals-at';
import { medalFileTexts } from './texts';

export interface CertificatesAt {
  tournament: Head;
  setting: CertificateSetting | null;
  pictures: CertificatePictures;
  certificates: PrintCertificate[];
}

interface Unnumbered extends Omit<PrintCertificate, 'number' | 'check_url'> {
  participantId: number;
}

export async function readCertificates(
  { manager, dataSource, publicUrl }: PaperSource,
  params: JobParams['certificates-pdf'],
): Promise<CertificatesAt> {
  const tournament = await readPrintTournament(manager, params.tournament_id);
  const found = params.for === 'medallists' ? await medallists(manager, params) : await participants(manager, params);
  if (found.length === 0) throw new JobFailure(medalFileTexts.nobody);
  const setting = await readCertificateSetting(manager, params.tournament_id);
  const pictures = Object.fromEntries(
    (await readCertificatePictures(manager, params.tournament_id)).map(({ slot, contentType, content }) => [
      slot,
      `data:${contentType};base64,${content.toString('base64')}`,
    ]),
  );
  // in a transaction of its own: two who print at once agree on the numbers
  const numberOf = await dataSource.transaction((own) => giveNumbers(own, params.tournament_id, found));
  const certificates = found.map(({ participantId, ...one }) => {
    const number = numberOf({ participantId, medal: one.medal });
    return { ...one, number, check_url: publicUrl === undefined ? null : `${publicUrl}/certificates/${number}` };
  });
  return { tournament, setting, pictures, certificates };
}

interface Class {
  match_category: string;
  age_category: string;
  gender: Gender;
  class_name: string | null;
}

/** 'Tanding Dewasa Putra A', 'Ganda Usia Dini 2 Putri – Ganda senjata'. */
const classText = ({ match_category, age_category, gender, class_name }: Class): string =>
  [match_category, age_category, GENDER_LABELS[gender], class_name].filter(Boolean).join(' ');

const namePattern = ({ search }: JobParams['certificates-pdf']): string | null =>
  search?.trim() ? likePattern(search.trim()) : null;

/** Each athlete of a pair or a team gets one, once the result is official. */
async function medallists(manager: EntityManager, params: JobParams['certificates-pdf']): Promise<Unnumbered[]> {
  const { medals } = await medalsAt(manager, params.tournament_id);
  const won = medals.events
    .filter((event) => event.state === null)
    .flatMap((event) => {
      const kind = event.kind === 'tanding' ? className(event.class_name) : event.class_name && `– ${event.class_name}`;
      const class_name = classText({ ...event, class_name: kind });
      return event.pools.flatMap((pool) => pool.winners.map((winner) => ({ ...winner, class_name })));
    })
    .filter((winner) => (params.contingent_id ?? winner.contingent_id) === winner.contingent_id);
  const members = await manager.query<{ unitId: number; participantId: number; name: string }[]>(
    `select um.unit_id as "unitId", um.participant_id as "participantId", tm.name
     from pool_unit_member um
     join participant p on p.id = um.participant_id
     join team_member tm on tm.id = p.team_member_id
     where um.unit_id = any($1) and ($2::text is null or tm.name ilike $2) order by um.unit_id, um.position`,
    [won.map((winner) => winner.unit_id), namePattern(params)],
  );
  return (
    won
      .flatMap(({ unit_id, contingent, class_name, medal }) =>
        members
          .filter((member) => member.unitId === unit_id)
          .map(({ participantId, name }) => ({ participantId, name, contingent, class_name, medal })),
      )
      // the sort keeps the order of classes and medals within a contingent
      .sort((a, b) => a.contingent.localeCompare(b.contingent, 'id'))
  );
}

async function participants(manager: EntityManager, params: JobParams['certificates-pdf']): Promise<Unnumbered[]> {
  const rows = await manager.query<(Class & { participantId: number; name: string; contingent: string })[]>(
    `select p.id as "participantId", tm.name, c.name as contingent, mc.name as match_category, a.name as age_category,
            tm.gender,
            coalesce(cc.name, '– ' || nullif(${nomorName('p.tournament_id', 'tm.nomor')}, '')) as class_name
     from participant p
     join team_member tm on tm.id = p.team_member_id
     join contingent c on c.id = tm.contingent_id
     join match_category mc on mc.id = tm.match_category_id
     join age_category a on a.id = tm.age_category_id
     left join category_class cc on cc.id = tm.category_class_id
     where p.tournament_id = $1 and ($2::bigint is null or c.id = $2) and ($3::text is null or tm.name ilike $3)
     order by c.name, c.id, mc.id, a.position, tm.nomor, tm.gender desc, cc.position, tm.name, p.id`,
    [params.tournament_id, params.contingent_id ?? null, namePattern(params)],
  );
  return rows.map((row) => ({
    participantId: row.participantId,
    name: row.name,
    contingent: row.contingent,
    class_name: classText(row),
    medal: null,
  }));
}
