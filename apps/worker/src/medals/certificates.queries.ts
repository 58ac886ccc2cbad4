// Whose certificates are printed: those with a medal, or everybody who takes part; by contingent, then class, then name.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { PrintCertificate } from '@gelanggang/contract/print';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Head, readPrintTournament } from '../pdf/print-tournament.queries';
import { medalsAt } from './medals-at';

export interface CertificatesAt {
  tournament: Head;
  certificates: PrintCertificate[];
}

export async function readCertificates(
  manager: EntityManager,
  params: JobParams['certificates-pdf'],
): Promise<CertificatesAt> {
  const found = params.for === 'medallists' ? await medallists(manager, params) : await participants(manager, params);
  if (found.certificates.length === 0) throw new JobFailure('Tidak ada yang menerima sertifikat pada pilihan ini.');
  return found;
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

/** Each athlete of a pair or a team gets one. */
async function medallists(manager: EntityManager, params: JobParams['certificates-pdf']): Promise<CertificatesAt> {
  const { tournament, medals } = await medalsAt(manager, params.tournament_id);
  const certificates = medals.events.flatMap((event) => {
    const kind = event.kind === 'tanding' ? className(event.class_name) : event.class_name && `– ${event.class_name}`;
    return event.pools.flatMap((pool) =>
      pool.winners
        .filter((winner) => (params.contingent_id ?? winner.contingent_id) === winner.contingent_id)
        .flatMap(({ names, contingent, medal }) =>
          names.map((name) => ({ name, contingent, class_name: classText({ ...event, class_name: kind }), medal })),
        ),
    );
  });
  // the sort keeps the order of classes and medals within a contingent
  return { tournament, certificates: certificates.sort((a, b) => a.contingent.localeCompare(b.contingent, 'id')) };
}

async function participants(manager: EntityManager, params: JobParams['certificates-pdf']): Promise<CertificatesAt> {
  const tournament = await readPrintTournament(manager, params.tournament_id);
  const rows = await manager.query<(Class & { name: string; contingent: string })[]>(
    `select tm.name, c.name as contingent, mc.name as match_category, a.name as age_category, tm.gender,
            coalesce(cc.name, '– ' || nullif(${nomorName('p.tournament_id', 'tm.nomor')}, '')) as class_name
     from participant p
     join team_member tm on tm.id = p.team_member_id
     join contingent c on c.id = tm.contingent_id
     join match_category mc on mc.id = tm.match_category_id
     join age_category a on a.id = tm.age_category_id
     left join category_class cc on cc.id = tm.category_class_id
     where p.tournament_id = $1 and ($2::bigint is null or c.id = $2)
     order by c.name, c.id, mc.id, a.position, tm.nomor, tm.gender desc, cc.position, tm.name, p.id`,
    [params.tournament_id, params.contingent_id ?? null],
  );
  const certificates = rows.map((row) => ({
    name: row.name,
    contingent: row.contingent,
    class_name: classText(row),
    medal: null,
  }));
  return { tournament, certificates };
}
