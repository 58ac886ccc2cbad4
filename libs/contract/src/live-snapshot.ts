// What of a live snapshot is asked for.
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { blankIsAbsent, isDay, IsOptionalId } from './fields';
import { TODAY } from './live';
import { says, validationSentences } from './validation-sentences';

const isDayOrToday = (value: unknown): boolean => value === TODAY || isDay(value);

/** Of GET /live/{slug}/{kind}: a bracket, else a day, else all; of medals always all. */
export class SnapshotQuery {
  @IsOptionalId()
  pool_id?: number;

  /** `YYYY-MM-DD` or `today`: what is planned for it. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @ValidateBy(
    { name: 'isDayOrToday', validator: { validate: isDayOrToday } },
    { message: says(() => validationSentences.noSuchDate) },
  )
  day?: string;
}
