// Reads what a manager has signed: who, when and under which number, each row as it was signed, and whether it still stands so.
import type { EntityManager } from 'typeorm';
import type { PrintEventReport } from '@gelanggang/contract/print';
import type { KeptRow } from '@gelanggang/database/entities/entry-signature.entity';
import { ROW_STATE_LABELS, rowStates, VERDICT_LABELS } from '@gelanggang/domain/entry-check/signature';
import { shortDate } from '@gelanggang/domain/words/dates';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { readCheckLists } from '@gelanggang/entries/check/check-lists.queries';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { momentText } from '../pdf/moment-text';
import type { PaperSource } from '../pdf/paper';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { signedListTexts as texts } from './texts';

interface Row {
  tournamentId: number;
  contingentId: number;
  accountId: number;
  number: number;
  contingent: string;
  /** Where that has become one with another since. */
  mergedInto: string | null;
  signer: string;
  signedAt: Date;
  isLate: boolean;
  rows: KeptRow[];
  isNewest: boolean;
}

/** Fails for another account's, unless this one sees all contingents. */
export async function readSignedList(
  { manager, accountId }: PaperSource,
  id: number,
): Promise<Headed<PrintEventReport> & { number: number }> {
  // asked anew: the right to see it may be gone since the job was started
  const rights = await rightsOfAccount(manager, accountId);
  const [row] = await manager.query<Row[]>(
    `select s.tournament_id as "tournamentId", s.contingent_id as "contingentId", s.number, coalesce(s.merged_from, c.name) as contingent,
       case when s.merged_from is not null then c.name end as "mergedInto",
       c.account_id as "accountId", s.signer,
       s.signed_at as "signedAt", s.is_late as "isLate", s.rows,
       not exists (select from entry_signature n where n.tournament_id = s.tournament_id
         and n.contingent_id = s.contingent_id and n.merged_from is not distinct from s.merged_from
         and n.id > s.id) as "isNewest"
     from entry_signature s join contingent c on c.id = s.contingent_id
     where s.id = $1`,
    [id],
  );
  if (!row) throw new JobFailure(texts.notFound);
  if (row.accountId !== accountId && !rights.in(row.tournamentId).has('manage contingents'))
    throw new JobFailure(texts.notFound);
  const tournament = await readPrintTournament(manager, row.tournamentId, texts.notFound);
  const asked = { tournamentIds: [row.tournamentId], contingentIds: [row.contingentId], owner: null };
  const [list] = await readCheckLists(manager, asked);
  const states = rowStates(list?.rows ?? [], row.rows);
  const at = momentText(row.signedAt, tournament.time_zone);
  return {
    page: 'event-report',
    tournament,
    printed_at: new Date().toISOString(),
    number: row.number,
    document: {
      title: texts.title(row.number),
      about: [
        texts.count(contingentTitle(row.contingent), row.rows.length),
        texts.signed(shownName(row.signer), at, row.isLate),
        ...(row.mergedInto === null ? [] : [texts.mergedInto(shownName(row.mergedInto))]),
        ...(row.isNewest ? [] : [texts.isOld]),
      ],
      signs: [{ role: texts.manager, name: `${shownName(row.signer)}, ${at}` }],
    },
    tables: [
      {
        title: texts.participants,
        columns: [
          { header: texts.columns.number, isNumber: true },
          { header: texts.columns.name },
          { header: texts.columns.born },
          { header: texts.columns.gender },
          { header: texts.columns.weight },
          { header: texts.columns.event },
          { header: texts.columns.signed },
          { header: texts.columns.now },
        ],
        rows: row.rows.map((signed, index) => [
          index + 1,
          shownName(signed.name),
          `${shortDate(signed.birth_date)} ${signed.birth_date.slice(0, 4)}`,
          isGender(signed.gender) ? GENDER_PERSON_LABELS[signed.gender] : '–',
          signed.body_weight === '' ? '–' : `${signed.body_weight.replace('.', localeTexts.decimal)} kg`,
          [signed.entered_as, signed.team && texts.team(signed.team)].filter(Boolean).join(', '),
          VERDICT_LABELS[signed.verdict],
          nowText(states.get(signed.id)),
        ]),
        empty: texts.erased,
      },
    ],
  };
}

const nowText = (state: keyof typeof ROW_STATE_LABELS | undefined): string =>
  state === undefined ? texts.gone : ROW_STATE_LABELS[state];

export async function contingentOfSignature(manager: EntityManager, id: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>('select contingent_id as id from entry_signature where id = $1', [
    id,
  ]);
  return rows.map((row) => row.id);
}
