// Sponsors' pictures from their rows to the wire.
import { API_BASE } from '@gelanggang/contract/http';
import type { SponsorPicture, SponsorRow as OfficeRow } from '@gelanggang/contract/sponsors';
import { versionOfContent } from '../http/changed-meanwhile';

export interface SponsorRow {
  id: number;
  name: string;
  seconds: number;
  file_id: string;
  sizes: { id: string; width: number; height: number }[];
}

/** SQL: those of a tournament as a JSON list of `SponsorRow`, in their order. */
export const sponsorsOf = (tournamentId: string): string => `coalesce((
  select json_agg(json_build_object('id', sp.id, 'name', sp.name, 'seconds', sp.seconds, 'file_id', sp.file_id,
      'sizes', (select coalesce(json_agg(json_build_object('id', v.id, 'width', v.width, 'height', v.height)
        order by v.width), '[]') from file v where v.variant_of = sp.file_id)) order by sp.position)
  from sponsor_picture sp where sp.tournament_id = ${tournamentId}), '[]')`;

const DOWNLOADS = `${API_BASE}/download-document`;

export function toSponsor({ id, name, seconds, file_id: fileId, sizes }: SponsorRow): SponsorPicture {
  const largest = sizes.at(-1);
  return {
    ...{ id, name, seconds, width: largest?.width ?? 0, height: largest?.height ?? 0 },
    srcset: sizes.map((one) => `${DOWNLOADS}/${one.id}.webp ${one.width}w`).join(', '),
    src: `${DOWNLOADS}/${fileId}.jpg`,
  };
}

/** For whoever edits it. */
export const toOfficeRow = (row: SponsorRow): OfficeRow => ({ ...toSponsor(row), version: sponsorVersion(row) });

export const sponsorVersion = ({ name, seconds }: Pick<SponsorRow, 'name' | 'seconds'>): number =>
  versionOfContent([name, seconds]);
