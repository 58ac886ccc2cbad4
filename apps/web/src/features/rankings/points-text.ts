// Thousandths of a point as people read them: 5, 3,465.
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { grouped } from '@gelanggang/domain/words/rupiah';

export function pointsText(thousandths: number): string {
  const rest = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = grouped(Math.floor(thousandths / 1000));
  return rest === '' ? whole : `${whole}${localeTexts.decimal}${rest}`;
}
