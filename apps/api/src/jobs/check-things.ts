// What a job names must be there, and be of the tournament that it names: else its worker would find it out later, alone.
import type { DataSource } from 'typeorm';
import type { JobKind, JobParams } from '@gelanggang/contract/jobs';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import type { RequestAccount } from '../http/current-account';
import { invalid } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { jobsSentences } from './sentences';

type Named = Partial<
  Record<
    'tournament_id' | 'pool_id' | 'match_id' | 'protest_id' | 'arena_id' | 'contingent_id' | 'signature_id',
    number
  >
>;
type Thing = Exclude<keyof Named, 'tournament_id' | 'signature_id'>;

/** $1: its number, $2: the tournament that is named beside it, or null; of a pool $3: the kind that the paper is for, or null. */
const THINGS: Readonly<Record<Thing, { sql: string; missing: () => Sentence }>> = {
  pool_id: {
    sql: `select from pool p join drawing g on g.id = p.drawing_id join match_category c on c.id = g.match_category_id
      where p.id = $1 and ($2::bigint is null or p.tournament_id = $2) and ($3::text is null or c.kind = $3)`,
    missing: () => drawingRefusalSentences['drawing-not-found'],
  },
  match_id: {
    sql: 'select from match where id = $1 and ($2::bigint is null or tournament_id = $2)',
    missing: () => thingSentences.match,
  },
  protest_id: {
    sql: 'select from protest where id = $1 and ($2::bigint is null or tournament_id = $2)',
    missing: () => jobsSentences.protestNotFound,
  },
  arena_id: {
    sql: 'select from tournament_arena where id = $1 and ($2::bigint is null or tournament_id = $2)',
    missing: () => thingSentences.arenaOfTournament,
  },
  contingent_id: {
    sql: `select from contingent c where id = $1 and ($2::bigint is null
      or exists (select from contingent_registration where contingent_id = c.id and tournament_id = $2)
      or exists (select from pool_unit where contingent_id = c.id and tournament_id = $2))`,
    missing: () => thingSentences.contingent,
  },
};

/** Lists of records take what they name as a filter, which may let nothing through: only papers are refused. */
const FILTERED: readonly JobKind[] = ['team-members-export', 'contingents-export', 'billings-export', 'audit-export'];

const PAPERS_OF_SENI: readonly JobKind[] = ['seni-pdf', 'seni-png'];

export async function checkThings(
  dataSource: DataSource,
  kind: JobKind,
  params: JobParams[JobKind],
  account: RequestAccount,
): Promise<void> {
  if (FILTERED.includes(kind)) return;
  const named = params as Named;
  for (const thing of Object.keys(THINGS) as Thing[]) {
    const id = named[thing];
    if (id === undefined || id === null) continue;
    const { sql, missing } = THINGS[thing];
    const given: (number | string | null)[] = [id, named.tournament_id ?? null];
    if (thing === 'pool_id') given.push(PAPERS_OF_SENI.includes(kind) ? 'seni' : null);
    const found = await dataSource.query<unknown[]>(sql, given);
    if (found.length === 0) throw invalid({ [`params.${thing}`]: [missing()] });
  }
  if (named.signature_id !== undefined) await checkSignature(dataSource, named.signature_id, account);
}

/** Its contingent's own, or seen by who sees the contingents of its tournament. */
async function checkSignature(dataSource: DataSource, id: number, account: RequestAccount): Promise<void> {
  const [row] = await dataSource.query<{ accountId: number | null; tournamentId: number }[]>(
    `select c.account_id as "accountId", s.tournament_id as "tournamentId" from entry_signature s
     join contingent c on c.id = s.contingent_id join tournament t on t.id = s.tournament_id and t.deleted_at is null
     where s.id = $1`,
    [id],
  );
  const sees = row && (row.accountId === account.id || account.rights.in(row.tournamentId).has('manage contingents'));
  if (!sees) throw invalid({ 'params.signature_id': [jobsSentences.signatureNotFound] });
}
