// Reads a list of officials that somebody sent, apart from everything else, and says of each row what is wrong.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReadOfficialsAnswer } from '@gelanggang/contract/officials';
import { MOST_OFFICIALS, readOfficials } from '@gelanggang/domain/officials/read-officials';
import { loadPlaces } from '@gelanggang/entries/import/entry-reference.queries';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { readListApart } from '../entry-imports/read-list-apart';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import { invalid } from '../http/refusals';
import { commonSentences } from '../http/sentences';
import { OfficialsQueries } from './officials.queries';
import { officialsSentences } from './sentences';

const uploads = new WaitingLine({ atOnce: 20, mostWaiting: 0, mostOfOwner: 1 });
/** One process that reads, beside the API's own. */
const readings = new WaitingLine({ atOnce: 1, mostWaiting: 16 });

@Injectable()
export class OfficialListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: OfficialsQueries,
  ) {}

  /** `receive` is asked for the file once it is this account's turn. */
  read(
    tournamentId: number,
    receive: () => Promise<Buffer | null>,
    account: RequestAccount,
  ): Promise<ReadOfficialsAnswer> {
    return inLine(
      uploads,
      account.id,
      async () => this.readNow(tournamentId, await receive(), account),
      commonSentences.listIsRead,
    );
  }

  private async readNow(
    tournamentId: number,
    file: Buffer | null,
    account: RequestAccount,
  ): Promise<ReadOfficialsAnswer> {
    const { days } = await this.queries.tournament(tournamentId);
    if (!file) throw invalid({ file: [officialsSentences.fileType] });
    const words = { vocabulary: { categories: [], ages: [] } };
    const list = await readings.run(() => readListApart(file, words), account.id);
    if (!list.ok) throw invalid({ file: [list.message] });
    const { manager } = this.dataSource;
    const places = await loadPlaces(manager);
    const provinces = await manager.query<{ id: number; name: string }[]>('select id, name from province');
    const names = new Map(provinces.map(({ id, name }) => [id, name]));
    const read = readOfficials(list.sheets, { places, days, provinceName: (id) => names.get(id) ?? '' });
    if (read === null) throw invalid({ file: [officialsSentences.noNames] });
    if (read.length === 0) throw invalid({ file: [officialsSentences.noneInFile] });
    if (read.length > MOST_OFFICIALS) throw invalid({ file: [officialsSentences.manyOfficials(MOST_OFFICIALS)] });
    const known = await manager.query<{ name: string }[]>(
      'select lower(btrim(name)) as name from official where tournament_id = $1',
      [tournamentId],
    );
    const standing = new Set(known.map(({ name }) => name));
    return {
      rows: read.map(({ provinceId, districtId, ...one }) => ({
        ...one,
        province_id: provinceId,
        district_id: districtId,
        is_known: standing.has(one.name.toLowerCase()),
      })),
    };
  }
}
