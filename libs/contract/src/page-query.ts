// The query parameters that every paginated list takes (spec 1 §7, spec 2 §7: page, perPage, search).
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { All, IsWholeNumber, toLine } from './fields';

/** Page size of the specifications' lists (spec 2 §9). */
export const DEFAULT_PER_PAGE = 10;

export const IsPage = () => All(IsOptional(), IsWholeNumber(1, 1_000_000));
export const IsPerPage = () => All(IsOptional(), IsWholeNumber(1, 100));
export const IsSearch = () => All(MaxLength(200), IsString(), Transform(toLine), IsOptional());

export class PageQuery {
  @IsPage()
  page = 1;

  @IsPerPage()
  perPage = DEFAULT_PER_PAGE;

  @IsSearch()
  search = '';
}
