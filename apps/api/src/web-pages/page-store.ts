// The head of each public page: what a tournament says of itself is kept until a tournament changes.
import { Injectable } from '@nestjs/common';
import sanitize from 'sanitize-html';
import { addressOf } from '@gelanggang/contract/call';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { streams } from '@gelanggang/contract/events';
import { API_BASE } from '@gelanggang/contract/http';
import { PAGE_DESCRIPTIONS } from '@gelanggang/contract/page-descriptions';
import { type FoundPage, partsOf, publicPageAt, SITE_NAME } from '@gelanggang/contract/public-pages';
import { CARD_SIZES } from '@gelanggang/contract/share-cards';
import { dateRange } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { currentWording } from '@gelanggang/platform/languages/wording';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { LastKnown } from '../http/last-known';
import type { PageHead, PageImage } from './page-head';
import { type PoolFacts, type TournamentFacts, WebPagesQueries } from './web-pages.queries';
import { entryListsTexts } from '../entry-lists/texts';

/** Also what nobody has: a robot that guesses slugs asks the database once for each. */
const MOST_KEPT = 1000;
const FALLBACK_IMAGE = { path: '/preview.png', width: 1200, height: 630 };
/** Below these the web app serves people with an account, a code or a certificate in their hand, screens and the worker. */
const PRIVATE =
  /^\/(?:admin|arena-login|contingent-registration|tournament-insight|print|display|overlay|siaran|dev|juri|petugas|certificates)(?:\/|$)/;

const MATCH_PAGE = '/partai/:id';
const ENTRY_PAGE = '/pesilat/:slug/:entryId';
const CAREER_PAGE = '/pesilat/:slug/:entryId/kejuaraan';
const CONTINGENT_PAGE = '/kontingen/:slug/:contingentId';
const PROVINCE_PAGE = '/provinsi/:slug/:provinceId';

/** Of an entry whose page was taken away. */
const GONE = Symbol('gone');

export interface FoundHead {
  status: 200 | 404 | 410;
  isEmbeddable: boolean;
  head: PageHead;
}

/** In a picture's address: another one whenever something happens in the tournament, since what shows it once keeps it. */
export const cardVersion = async (reader: EventReader, { id }: Pick<TournamentFacts, 'id'>): Promise<string> =>
  String(await reader.lastSeq(streams.tournament(id)));

@Injectable()
export class PageStore {
  private kept = new Map<string, Promise<TournamentFacts | null>>();
  private siteSeq = -1;
  private readonly heads = new LastKnown<FoundHead>(MOST_KEPT);

  constructor(
    private readonly reader: EventReader,
    private readonly queries: WebPagesQueries,
  ) {}

  /** `origin` is the address of the site, without a slash at its end. */
  find(path: string, origin: string): Promise<FoundHead> {
    return this.heads.of(`${currentWording()} ${origin}${path}`, () => this.findNow(path, origin));
  }

  private async findNow(path: string, origin: string): Promise<FoundHead> {
    const found = publicPageAt(path);
    if (!found) return PRIVATE.test(path) ? hidden(200, SITE_NAME) : missing();
    if (found.page.path === MATCH_PAGE) return this.ofMatch(found, path, origin);
    if (found.slug === null) return this.ofSite(found, path, origin);
    const tournament = await this.tournament(found.slug);
    if (!tournament) return missing();
    if ([ENTRY_PAGE, CAREER_PAGE, CONTINGENT_PAGE, PROVINCE_PAGE].includes(found.page.path))
      return this.ofHome(found, tournament, path, origin);
    const poolId = poolIdOf(found, path);
    if (poolId === null) return ofTournament(found, tournament, origin);
    const pool = await this.pool(poolId);
    const isHere = pool?.slug === tournament.slug && path.includes(`/${pool.kind}/`);
    return isHere ? ofPool(found, tournament, pool, path, origin) : missing();
  }

  private async ofSite(found: FoundPage, path: string, origin: string): Promise<FoundHead> {
    const poolId = poolIdOf(found, path);
    const pool = poolId === null ? null : await this.pool(poolId);
    if (poolId !== null && !pool) return missing();
    const { path: of, title, isUnlisted } = found.page;
    return {
      status: 200,
      isEmbeddable: false,
      head: {
        title: pool ? `${title} ${nameOf(pool)} · ${pool.tournament}` : title,
        description: PAGE_DESCRIPTIONS[of],
        canonical: origin + found.page.path.replace(':poolId', String(poolId)),
        image: fallbackImage(origin),
        isHidden: isUnlisted ?? false,
      },
    };
  }

  private async ofMatch(found: FoundPage, path: string, origin: string): Promise<FoundHead> {
    const id = lastNumber(path);
    const match = isId(id) ? await this.queries.match(id) : null;
    const tournament = match && (await this.tournament(match.slug));
    if (!match || !tournament) return missing();
    const base = ofTournament(found, tournament, origin);
    const partai = match.partai === null ? found.page.title : partaiTitle(match.partai);
    const title = `${partai}: ${match.names.join(' – ')} · ${tournament.name}`;
    const image = await this.card(tournament, addressOf(shareCardCalls.match, { id }), title, origin);
    return { ...base, head: { ...base.head, title, canonical: `${origin}/partai/${id}`, image } };
  }

  /** Of an entry, a contingent or a province: who it is. */
  private async ofHome(
    found: FoundPage,
    tournament: TournamentFacts,
    path: string,
    origin: string,
  ): Promise<FoundHead> {
    const id = lastNumber(path.replace(/\/kejuaraan\/?$/, ''));
    const name = isId(id) ? await this.nameOfHome(found, tournament.id, id) : null;
    if (name === null) return missing();
    if (name === GONE) return hidden(410, `${entryListsTexts.profileGone.replace('.', '')} · ${SITE_NAME}`);
    const base = ofTournament(found, tournament, origin);
    const canonical = origin + found.page.path.replace(':slug', tournament.slug).replace(/:\w+/, String(id));
    const title = `${name} · ${tournament.name}`;
    if (found.page.path === PROVINCE_PAGE) return { ...base, head: { ...base.head, title, canonical } };
    const call = found.page.path === CONTINGENT_PAGE ? shareCardCalls.contingent : shareCardCalls.entry;
    const image = await this.card(tournament, addressOf(call, { slug: tournament.slug, id }), name, origin);
    return { ...base, head: { ...base.head, title, canonical, image } };
  }

  private async card(tournament: TournamentFacts, path: string, alt: string, origin: string): Promise<PageImage> {
    const version = await cardVersion(this.reader, tournament);
    return { url: `${origin}${API_BASE}${path}?v=${version}`, ...CARD_SIZES.link, alt };
  }

  private async nameOfHome(
    { page }: FoundPage,
    tournamentId: number,
    id: number,
  ): Promise<string | typeof GONE | null> {
    if (page.path === CONTINGENT_PAGE) {
      const contingent = await this.queries.contingent(tournamentId, id);
      return contingent && contingentTitle(contingent);
    }
    if (page.path === PROVINCE_PAGE) {
      const province = await this.queries.province(tournamentId, id);
      return province && `Provinsi ${shownName(province)}`;
    }
    const entry = await this.queries.entry(tournamentId, id);
    if (entry?.is_gone) return GONE;
    return entry && `${shownName(entry.names)} (${shownName(entry.contingent)})`;
  }

  private async tournament(slug: string): Promise<TournamentFacts | null> {
    const seq = await this.reader.lastSeq(streams.site);
    if (this.siteSeq !== seq || this.kept.size > MOST_KEPT) {
      this.kept = new Map();
      this.siteSeq = seq;
    }
    const { kept } = this;
    const known = kept.get(slug) ?? this.queries.tournament(slug);
    kept.set(slug, known);
    // a reading that failed is no answer
    known.catch(() => kept.delete(slug));
    return known;
  }

  private async pool(id: number): Promise<PoolFacts | null> {
    return isId(id) ? this.queries.pool(id) : null;
  }
}

function poolIdOf({ page }: FoundPage, path: string): number | null {
  return page.path.endsWith('/:poolId') ? lastNumber(path) : null;
}

function lastNumber(path: string): number {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return /^\d{1,15}$/.test(last) ? Number(last) : NaN;
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

function ofTournament({ page }: FoundPage, tournament: TournamentFacts, origin: string): FoundHead {
  const about = `${dateRange(tournament.start_date, tournament.end_date)}, ${plainText(tournament.location)}`;
  const isDetail = page.path === '/detail/:slug';
  const description = PAGE_DESCRIPTIONS[page.path];
  const own = isDetail ? plainText(tournament.description) : '';
  return {
    status: 200,
    isEmbeddable: page.isEmbeddable ?? false,
    head: {
      title: isDetail ? tournament.name : `${page.title} · ${tournament.name}`,
      description: isDetail ? [about, own || description].join('. ') : `${description} ${about}.`,
      canonical: origin + page.path.replace(':slug', tournament.slug),
      image: imageOf(tournament, origin),
      isHidden: (page.isUnlisted ?? false) || !tournament.is_listed,
    },
  };
}

function ofPool(
  found: FoundPage,
  tournament: TournamentFacts,
  pool: PoolFacts,
  path: string,
  origin: string,
): FoundHead {
  const base = ofTournament(found, tournament, origin);
  const title = `${found.page.title} ${nameOf(pool)} · ${tournament.name}`;
  return { ...base, head: { ...base.head, title, canonical: [origin, ...partsOf(path)].join('/') } };
}

const nameOf = (pool: PoolFacts): string =>
  [
    ...(pool.kind === 'seni' ? [pool.match_category] : []),
    pool.age_category,
    GENDER_LABELS[pool.gender],
    ...(pool.kind === 'tanding' ? [className(pool.class_name)] : []),
    ...(pool.nomor_name === '' ? [] : [`– ${pool.nomor_name} –`]),
    pool.name,
  ].join(' ');

function imageOf(tournament: TournamentFacts, origin: string): PageImage {
  const { image_id: id, image_width: width, image_height: height, name, slug } = tournament;
  if (id === null || width === null || height === null) {
    const url = `${origin}${API_BASE}${addressOf(shareCardCalls.tournament, { slug })}`;
    return { url, ...CARD_SIZES.link, alt: name };
  }
  return { url: `${origin}${API_BASE}/download-document/${id}.jpg`, width, height, alt: name };
}

function fallbackImage(origin: string): PageImage {
  const { path, ...size } = FALLBACK_IMAGE;
  return { url: origin + path, ...size, alt: SITE_NAME };
}

const hidden = (status: FoundHead['status'], title: string): FoundHead => ({
  status,
  isEmbeddable: false,
  head: { title, description: SITE_NAME, canonical: null, image: null, isHidden: true },
});

const missing = (): FoundHead => hidden(404, `Halaman tidak ditemukan · ${SITE_NAME}`);

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Words of a field that may hold markup, on one line. */
export function plainText(markup: string): string {
  const spaced = markup.replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|div)>/gi, '$& ');
  const escaped = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  const text = escaped
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  // `/[.,]+$/` would look again from each of many
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}
