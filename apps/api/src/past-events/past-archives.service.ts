// Takes a tournament of another installation over from its archive: checked whole, then an old event that is read alone.
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FromArchiveRequest, MOST_PAST_RESULTS, type PastPool } from '@gelanggang/contract/past-events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { readings, uploads } from '../entry-imports/reading-lines';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import { conflict, invalid, notFound } from '../http/refusals';
import { commonSentences } from '../http/sentences';
import { readArchiveApart } from './read-archive-apart';
import { pastEventsSentences } from './sentences';
import { pastEventsTexts } from './texts';
import { writePastResults } from './write-past-results';

/** What is in memory of an archive for each who takes it. */
const PIECE_BYTES = 128 * 1024;
/** Whoever takes archives has two connections of the database at most, whatever number they are. */
const pieceReadings = new WaitingLine({ atOnce: 2, mostWaiting: 20_000 });

export interface SentArchive {
  file: Buffer | null;
  asked: FromArchiveRequest;
}

@Injectable()
export class PastArchivesService {
  constructor(private readonly dataSource: DataSource) {}

  /** `receive` is asked for the file once it is this account's turn. */
  take(receive: () => Promise<SentArchive>, account: RequestAccount): Promise<Saved<{ id: number }>> {
    return inLine(uploads, account.id, async () => this.takeNow(await receive(), account), commonSentences.fileIsRead);
  }

  /** The files of its feed as they were signed, read piece by piece as whoever asks takes them. */
  async files(id: number): Promise<{ stream: Readable; length: number }> {
    const [row] = await this.dataSource.query<{ length: number }[]>(
      'select length(files) as length from past_archive where past_event_id = $1',
      [id],
    );
    if (!row) throw notFound();
    const stream = Readable.from(this.pieces(id, row.length), { objectMode: false, highWaterMark: PIECE_BYTES });
    return { stream, length: row.length };
  }

  private async *pieces(id: number, length: number): AsyncGenerator<Buffer> {
    for (let from = 1; from <= length; from += PIECE_BYTES) {
      const read = () =>
        this.dataSource.query<{ piece: Buffer }[]>(
          'select substring(files from $2::int for $3::int) as piece from past_archive where past_event_id = $1',
          [id, from, PIECE_BYTES],
        );
      const [row] = await pieceReadings.run(read, id);
      // removed meanwhile: what was sent is cut off
      if (!row) throw notFound();
      yield row.piece;
    }
  }

  async matches(id: number): Promise<PastPool[]> {
    const [row] = await this.dataSource.query<{ matches: PastPool[] }[]>(
      'select matches from past_archive where past_event_id = $1',
      [id],
    );
    return row?.matches ?? [];
  }

  private async takeNow({ file, asked }: SentArchive, account: RequestAccount): Promise<Saved<{ id: number }>> {
    if (!file) throw invalid({ file: [pastEventsSentences.chooseArchive] });
    const { read, files } = await readings.run(() => readArchiveApart(file), account.id);
    const { tournament, key, records, hash, count, results, matches } = read;
    if (count === 0) throw invalid({ file: [pastEventsSentences.noResults] });
    if (count > MOST_PAST_RESULTS) throw invalid({ file: [pastEventsSentences.manyResults(MOST_PAST_RESULTS)] });
    const { name, start_date: start, end_date: end } = tournament;
    return this.dataSource.transaction(async (manager) => {
      const stands = await manager.query<unknown[]>('select 1 from past_event where name = $1 and start_date = $2', [
        name,
        start,
      ]);
      if (stands.length > 0) throw conflict(pastEventsSentences.alreadyHere);
      const [event] = await manager.query<[{ id: number }]>(
        `insert into past_event (name, place, level, start_date, end_date, account_id)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [name, asked.place, asked.level, start, end, account.id],
      );
      await writePastResults(manager, event.id, results);
      await manager.query(
        `insert into past_archive (past_event_id, key, records, hash, files, matches) values ($1, $2, $3, $4, $5, $6)`,
        [event.id, key, records, hash, files, matches],
      );
      return { message: pastEventsTexts.archiveTaken, data: { id: event.id } };
    });
  }
}
