// Picture cards: what each says is read anew, what it looks like is drawn once for as long as it says the same.
import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { CardShape } from '@gelanggang/contract/share-cards';
import { AskedThread } from '@gelanggang/platform/turns/asked-thread';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { Newest } from '../http/kept-answers';
import { notFound, refusal, unavailable } from '../http/refusals';
import { SnapshotStore } from '../live-snapshot/snapshot-store';
import { cardVersion, plainText } from '../web-pages/page-store';
import { type TournamentFacts, WebPagesQueries } from '../web-pages/web-pages.queries';
import { LAYOUT_VERSION } from './card-layout';
import type { CardOrder } from './draw-card';
import {
  type CardTournament,
  contingentCard,
  entryCard,
  matchCard,
  type ShareCard,
  tournamentCard,
  winnersCard,
} from './share-card';
import { ShareCardsQueries } from './share-cards.queries';
import { shareCardsSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { entryListsSentences } from '../entry-lists/sentences';

/** Each some 80 kB. */
const MOST_KEPT = 100;
const UNKNOWN = thingSentences.event;

export interface CardPicture {
  etag: string;
  /** PNG. */
  content: Uint8Array;
}

interface ReadCard {
  card: ShareCard;
  /** What its address says, where a page of this moment names it. */
  version: string;
}

@Injectable()
export class ShareCardsService implements OnApplicationShutdown {
  private readonly drawn = new Newest<CardPicture>(MOST_KEPT);
  private readonly line = new WaitingLine({ atOnce: 1, mostWaiting: 60, mostOfOwner: 12 });
  private readonly thread = new AskedThread<CardOrder, Uint8Array>(
    'ShareCards',
    // in tests the sources run
    join(__dirname, `draw-card.worker${extname(__filename)}`),
  );

  constructor(
    private readonly pages: WebPagesQueries,
    private readonly queries: ShareCardsQueries,
    private readonly snapshots: SnapshotStore,
    private readonly reader: EventReader,
  ) {}

  async ofMatch(id: number): Promise<ReadCard> {
    const found = await this.queries.match(id);
    if (!found) throw notFound(thingSentences.match);
    return this.read(found.slug, (tournament) => matchCard(asCard(tournament), found.match, found.place));
  }

  ofTournament(slug: string): Promise<ReadCard> {
    return this.read(slug, (tournament) => tournamentCard(asCard(tournament)));
  }

  ofEntry(slug: string, id: number): Promise<ReadCard> {
    return this.read(slug, (tournament) => this.entryOf(tournament, slug, id));
  }

  ofContingent(slug: string, id: number): Promise<ReadCard> {
    return this.read(slug, (tournament) => this.contingentOf(tournament, slug, id));
  }

  ofWinners(slug: string, key: string): Promise<ReadCard> {
    return this.read(slug, (tournament) => this.winnersOf(tournament, slug, key));
  }

  private async read(
    slug: string,
    cardOf: (tournament: TournamentFacts) => ShareCard | Promise<ShareCard>,
  ): Promise<ReadCard> {
    const tournament = await this.tournament(slug);
    // before it is read: what is told meanwhile has another version
    const version = await cardVersion(this.reader, tournament);
    return { card: await cardOf(tournament), version };
  }

  private async entryOf(tournament: TournamentFacts, slug: string, id: number): Promise<ShareCard> {
    const entry = await this.pages.entry(tournament.id, id);
    if (!entry) throw notFound(thingSentences.participant);
    if (entry.is_gone) throw refusal(410, entryListsSentences.profileGone);
    const { events } = await this.medals(slug);
    const wins = events.flatMap((event) =>
      event.pools
        .flatMap(({ winners }) => winners)
        .flatMap(({ entry_ids: ids, medal }) => (ids.includes(id) ? [{ event, medal }] : [])),
    );
    const matches = await this.queries.ofEntry(tournament.id, id);
    return entryCard(asCard(tournament), entry, { wins, matches });
  }

  private async contingentOf(tournament: TournamentFacts, slug: string, id: number): Promise<ShareCard> {
    const name = await this.pages.contingent(tournament.id, id);
    if (name === null) throw notFound(thingSentences.contingent);
    const { standings } = await this.medals(slug);
    return contingentCard(asCard(tournament), name, standings.find((row) => row.contingent_id === id) ?? null);
  }

  private async winnersOf(tournament: TournamentFacts, slug: string, key: string): Promise<ShareCard> {
    const event = (await this.medals(slug)).events.find((one) => one.key === key);
    if (!event) throw notFound(thingSentences.class);
    return winnersCard(asCard(tournament), event);
  }

  /** `owner`: whose turn it takes. */
  async picture(card: ShareCard, shape: CardShape, owner: string): Promise<CardPicture> {
    const key = createHash('sha1')
      .update(JSON.stringify([LAYOUT_VERSION, shape, card]))
      .digest('base64url');
    const known = this.drawn.get(key);
    if (known) return known;
    return this.line.run(async () => {
      // somebody before it in the line may have asked for the same
      const made = this.drawn.get(key);
      if (made) return made;
      const content = await this.thread.ask({ card, shape });
      if (content === null) throw unavailable(shareCardsSentences.pictureLater);
      const picture = { etag: `"${key}"`, content };
      this.drawn.put(key, picture);
      return picture;
    }, owner);
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.stop();
  }

  private async tournament(slug: string): Promise<TournamentFacts> {
    const found = await this.pages.tournament(slug);
    if (!found) throw notFound(UNKNOWN);
    return found;
  }

  private async medals(slug: string): Promise<Readonly<MedalSnapshot>> {
    const medals = await this.snapshots.medals(slug);
    if (!medals) throw notFound(UNKNOWN);
    return medals;
  }
}

const asCard = ({ name, location, start_date, end_date }: TournamentFacts): CardTournament => ({
  ...{ name, start_date, end_date },
  location: plainText(location),
});
