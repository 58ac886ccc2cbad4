// Reads what a tournament's certificates say, and gives them their numbers.
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { CertificateSetting } from '@gelanggang/contract/certificates';
import { certificateNumber, type CertificateSlot, NUMBER_BYTES } from '@gelanggang/domain/results/certificates';
import type { Medal } from '@gelanggang/domain/results/medal-table';

export async function readCertificateSetting(
  manager: EntityManager,
  tournamentId: number,
): Promise<(CertificateSetting & { version: number }) | null> {
  const [row] = await manager.query<(CertificateSetting & { version: number })[]>(
    `select issuer, place, to_char(dated_on, 'YYYY-MM-DD') as dated_on, signer1_name, signer1_title,
       signer2_name, signer2_title, signer3_name, signer3_title, version
     from certificate_setting where tournament_id = $1`,
    [tournamentId],
  );
  return row ?? null;
}

export interface PictureRow {
  slot: CertificateSlot;
  contentType: string;
  content: Buffer;
}

/** Those of the tournament, or the one in that slot. */
export const readCertificatePictures = (
  manager: EntityManager,
  tournamentId: number,
  slot: CertificateSlot | null = null,
): Promise<PictureRow[]> =>
  manager.query<PictureRow[]>(
    `select slot, content_type as "contentType", content from certificate_picture
     where tournament_id = $1 and ($2::text is null or slot = $2) order by slot`,
    [tournamentId, slot],
  );

/** A participant and the medal on the paper; null: for taking part. */
export interface Recipient {
  participantId: number;
  medal: Medal | null;
}

const keyOf = (participantId: number, medal: string) => `${participantId} ${medal}`;

/** One that was printed before keeps its number. `numberOf` answers for each of the recipients. */
export async function giveNumbers(
  manager: EntityManager,
  tournamentId: number,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => string> {
  const participants = recipients.map((one) => one.participantId);
  const medals = recipients.map((one) => one.medal ?? 'none');
  await manager.query(
    `insert into certificate (number, tournament_id, participant_id, medal)
     select given.number, $1, given.participant_id, given.medal
     from unnest($2::text[], $3::bigint[], $4::text[]) as given (number, participant_id, medal)
     order by given.participant_id, given.medal
     on conflict (participant_id, medal) do nothing`,
    [tournamentId, recipients.map(() => certificateNumber(randomBytes(NUMBER_BYTES))), participants, medals],
  );
  const rows = await manager.query<{ number: string; participantId: number; medal: string }[]>(
    `select number, participant_id as "participantId", medal from certificate
     where tournament_id = $1 and participant_id = any($2)`,
    [tournamentId, participants],
  );
  const numbers = new Map(rows.map((row) => [keyOf(row.participantId, row.medal), row.number]));
  return ({ participantId, medal }) => {
    const number = numbers.get(keyOf(participantId, medal ?? 'none'));
    if (number === undefined) throw new Error(`No number was given to participant ${participantId}.`);
    return number;
  };
}
