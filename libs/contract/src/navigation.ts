// Menus of the admin sidebar and of the public header (spec 1 §2 "Admin layout", "Navigation list"; §7).
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsOptionalId, IsWholeNumber, toLine } from './fields';
import { PERMISSIONS, type Permission } from './permissions';

export type MenuType = 'public' | 'admin';

const blankToNull = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : toLine({ value });

/** POST /navigation-menus and PUT /navigation-menus/{id}. */
export class MenuRequest {
  @Transform(toLine)
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  name: string;

  /** None: 'Without Parent'. */
  @IsOptionalId()
  parent_id?: number | null;

  @IsOptional()
  @IsWholeNumber(-100_000, 100_000)
  order?: number = 0;

  @IsOptional()
  @IsIn(['public', 'admin'])
  type?: MenuType = 'public';

  /**
   * Admin: below `/admin/`, which itself is `/admin`. Public: a path of this site or http(s). `#`, also when empty or
   * left out of a new one: only opens its children.
   */
  @IsOptional()
  @Transform(toLine)
  @IsString()
  @MaxLength(300)
  url?: string;

  /** Name of a Lucide icon. */
  @IsOptional()
  @Transform(blankToNull)
  @Matches(/^[a-z0-9-]{1,40}$/)
  icon?: string | null;

  /** Who sees an admin menu; none: everybody who is signed in. */
  @IsOptional()
  @Transform(blankToNull)
  @IsIn(PERMISSIONS)
  permission?: Permission | null;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** One menu as it is edited: GET /navigation-menus/fetch-all answers `MenuRow[]`, each menu of its own and below its parent. */
export interface MenuRow {
  id: number;
  name: string;
  url: string;
  icon: string | null;
  order: number;
  type: MenuType;
  parent_id: number | null;
  parent_name: string | null;
  permission: Permission | null;
  /** Of the menu itself, not of what is below it. */
  version: number;
  /** All below it, by order. */
  children: MenuRow[];
}

/** GET /navigation-menus (spec 1 §3: `total_pages`). */
export interface MenuListAnswer {
  current_page: number;
  total_pages: number;
  per_page: number;
  total: number;
  data: MenuRow[];
}

export interface SavedMenuAnswer {
  message: string;
  data: MenuRow;
}

/**
 * GET /menus answers `MenuAnswer[]`: the admin entries that this account may see, by order; GET /navigation-menus/public
 * the entries of the public header.
 */
export interface MenuAnswer {
  id: number;
  name: string;
  /** Admin: below `/admin/`; '' is the dashboard. Public: an address. '#' only opens its children. */
  url: string;
  /** Name of a Lucide icon. */
  icon: string | null;
  order: number;
  type: MenuType;
  parent_id: number | null;
  children: MenuAnswer[];
}
