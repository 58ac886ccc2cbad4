// What a tournament's certificates say, and the public check of one by its number.
import { IsOptional } from 'class-validator';
import type { CertificateSlot, CertificateState } from '@gelanggang/domain/results/certificates';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { IsDay, IsOptionalText, IsText, IsWholeNumber } from './fields';

/** How many may sign. */
export const SIGNERS = [1, 2, 3] as const;
const MOST_NAME = 80;
/** As it is sent; what is kept of it is smaller. */
export const CERTIFICATE_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** As it is printed; a signer without a name has no place on the sheet. */
export interface CertificateSetting {
  issuer: string;
  place: string;
  dated_on: string;
  signer1_name: string;
  signer1_title: string;
  signer2_name: string;
  signer2_title: string;
  signer3_name: string;
  signer3_title: string;
}

/** GET /tournaments/{id}/certificate-setting */
export interface CertificateSettingAnswer extends CertificateSetting {
  /** 0: nobody has set it yet, and the fields are a proposal. */
  version: number;
  tournament: { id: number; name: string; location: string; start_date: string; end_date: string; time_zone: string };
  /** Those that stand, each with the mark of its content: another mark is another picture. */
  pictures: Partial<Record<CertificateSlot, string>>;
}

/** PUT /tournaments/{id}/certificate-setting */
export class CertificateSettingRequest {
  @IsOptionalText(120)
  issuer?: string;

  @IsText(MOST_NAME)
  place: string;

  @IsDay()
  dated_on: string;

  @IsText(MOST_NAME)
  signer1_name: string;

  @IsText(MOST_NAME)
  signer1_title: string;

  @IsOptionalText(MOST_NAME)
  signer2_name?: string;

  @IsOptionalText(MOST_NAME)
  signer2_title?: string;

  @IsOptionalText(MOST_NAME)
  signer3_name?: string;

  @IsOptionalText(MOST_NAME)
  signer3_title?: string;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, 2_147_483_647)
  version?: number;
}

/** GET /certificates/{number}: what a list of results prints, and nothing else of anybody. */
export interface CertificateCheck {
  number: string;
  state: CertificateState;
  tournament: { name: string; slug: string; start_date: string; end_date: string };
  issued_on: string;
  /** Null: the entry is gone, and with it whose certificate it was. */
  holder: { name: string; contingent: string; class_name: string } | null;
  /** What the paper says; null: took part. */
  printed: Medal | null;
  /** What is true now. */
  now: Medal | null;
}
