// The query parameters that every paginated list takes (spec 1 §7, spec 2 §7: page, perPage, search).
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsWholeNumber } from './fields';

/** Page size of the specifications' lists (spec 2 §9). */
const DEFAULT_PER_PAGE = 10;

export class PageQuery {
  @IsOptional()
  @IsWholeNumber(1, 1_000_000)
  page = 1;

  @IsOptional()
  @IsWholeNumber(1, 100)
  perPage = DEFAULT_PER_PAGE;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(200)
  search = '';
}
