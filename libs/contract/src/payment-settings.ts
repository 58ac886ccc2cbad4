// How the fees of a tournament are paid, beside its bank accounts: its QRIS, and bills with last digits of their own.
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsWholeNumber } from './fields';

/** PUT /tournaments/{id}/payment-setting. */
export class PaymentSettingRequest {
  /** Of bills issued from now on. */
  @IsBoolean()
  has_unique_digits: boolean;

  /** The text of the merchant's printed code, its checksum right and its currency rupiah; empty or null: none. */
  @IsOptional()
  @Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() || null : value))
  @IsString()
  @MaxLength(512)
  qris?: string | null;

  /** The version that the form has loaded, 0 where nothing was saved yet; 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

export interface PaymentSetting {
  has_unique_digits: boolean;
  qris: string | null;
  /** As the code names it; null without one. */
  merchant: QrisMerchant | null;
  /** 0: never saved. */
  version: number;
}

export interface QrisMerchant {
  name: string;
  city: string;
}
