// What the preview of a shared link says of each public page; of a tournament's page what it holds, without the tournament.
import { pageDescriptionTexts } from './page-description-texts';
import type { PublicPath } from './public-pages';

export const PAGE_DESCRIPTIONS: Readonly<Record<PublicPath, string>> = pageDescriptionTexts;
