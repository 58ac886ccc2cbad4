// What of a live snapshot is asked for.
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { COLUMNS } from './columns';
import { blankIsAbsent, isDay, IsOptionalId } from './fields';
import { LONGEST_CONTINGENTS, TODAY } from './live';
import { says, validationSentences } from './validation-sentences';

const isDayOrToday = (value: unknown): boolean => value === TODAY || isDay(value);

/** Of all matches how far their brackets have come; of those of today when they are. */
export const OUTLINES = ['brackets', 'times'] as const;
export type Outline = (typeof OUTLINES)[number];

/** Of GET /live/{slug}/{kind}: a bracket, else contingents, a day, an outline, else all; of medals always all. */
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

  /** Those whose matches are wanted, by name or as '#' and number, one a line. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @MaxLength(LONGEST_CONTINGENTS)
  contingents?: string;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(OUTLINES)
  only?: Outline;

  /** Absent: `LiveSnapshot`; else `ColumnedSnapshot`. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn([COLUMNS])
  form?: typeof COLUMNS;
}
