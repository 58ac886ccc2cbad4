// Rows of tournaments to their answers.
import { API_BASE } from '@gelanggang/contract/http';
import type {
  GalleryItem,
  TournamentCard,
  TournamentDetail,
  TournamentPicture,
  TournamentSummary,
} from '@gelanggang/contract/tournaments';
import { safeMarkup } from './safe-markup';
import type { PictureRow, TournamentParts, TournamentRow } from './tournaments.queries';

const DOWNLOADS = `${API_BASE}/download-document`;

function toPicture({ width, height, sizes }: PictureRow): TournamentPicture {
  return { width, height, srcset: sizes.map((one) => `${DOWNLOADS}/${one.id}.webp ${one.width}w`).join(', ') };
}

export function toCard(row: TournamentRow): TournamentCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    status: row.status,
    location: safeMarkup(row.location),
    event_date: row.start_date,
    start_date: row.start_date,
    end_date: row.end_date,
    time_zone: row.time_zone,
    registration_closes_at: row.registration_closes_at.toISOString(),
    is_registration_open: row.is_registration_open,
    image: row.image && `${DOWNLOADS}/${row.image}`,
    picture: row.picture && toPicture(row.picture),
    document: row.document,
  };
}

export function toSummary(row: TournamentRow): TournamentSummary {
  return {
    ...toCard(row),
    description: safeMarkup(row.description),
    technical_meeting_date: row.technical_meeting_date,
    is_running: row.is_running,
  };
}

export function toDetail(row: TournamentRow, parts: TournamentParts): TournamentDetail {
  return { ...toSummary(row), ...parts };
}

export function toGalleryItem(row: TournamentRow): GalleryItem {
  const { id, name, slug, image, picture, event_date, location, status, is_registration_open } = toCard(row);
  return { id, name, slug, image, picture, event_date, location, status, is_registration_open };
}
