// Amounts of money in the Indonesian style (Spec 1 §9, Spec 2 §9), grouped as the reader's language does.
import { localeTexts } from './locale-texts';

/** `Rp 1.500.000`; zero is `Rp 0`. Whole rupiah. */
export function rupiah(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}Rp ${grouped(Math.round(Math.abs(amount)))}`;
}

/** `Rp 1.500.000,00`, as payment amounts are shown. */
export function rupiahWithDecimals(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const sign = amount < 0 ? '-' : '';
  return `${sign}Rp ${grouped(Math.floor(cents / 100))}${localeTexts.decimal}${String(cents % 100).padStart(2, '0')}`;
}

/** `1.500.000` */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, localeTexts.group);
}

/** Whole number of what somebody typed into a money field: only the digits count. null without any. */
export function digitsOf(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
