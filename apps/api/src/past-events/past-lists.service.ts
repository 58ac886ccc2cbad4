// Reads the list of an old event apart, shows what each row is, and takes in exactly what was shown, whole or not at all.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  MOST_FAULTS_SHOWN,
  MOST_PAST_RESULTS,
  type PastListPreview,
  type PastListRequest,
  type PastListTaken,
} from '@gelanggang/contract/past-events';
import type { Sheet, SheetRow } from '@gelanggang/domain/entry-list/sheet-rows';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import {
  likeliestSheet,
  type PastMapping,
  pastMappingFault,
  pastMappingOf,
  proposePastList,
} from '@gelanggang/domain/past-events/past-list';
import { medalOfPlace, type ReadPastList, readPastResults } from '@gelanggang/domain/past-events/past-results';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { readSheetsApart } from '../entry-imports/read-list-apart';
import { readings, uploads } from '../entry-imports/reading-lines';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import { conflict, invalid } from '../http/refusals';
import { PastEventsQueries } from './past-events.queries';
import { hashOf, type KeyedResult, keyedResult, writePastResults } from './write-past-results';
import { commonSentences } from '../http/sentences';
import { pastEventsSentences } from './sentences';
import { pastEventsTexts } from './texts';

const SHOWN_RESULTS = 8;

export interface SentList {
  file: Buffer | null;
  asked: PastListRequest;
}

interface Read {
  sheets: Sheet[];
  sheet: number;
  heading: SheetRow | null;
  body: SheetRow[];
  mapping: PastMapping;
  fault: Sentence | null;
  list: ReadPastList;
}

interface Plan {
  added: KeyedResult[];
  changed: KeyedResult[];
  known: number;
  fingerprint: string;
}

@Injectable()
export class PastListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PastEventsQueries,
  ) {}

  /** `receive` is asked for the file once it is this account's turn. */
  preview(id: number, receive: () => Promise<SentList>, account: RequestAccount): Promise<PastListPreview> {
    const work = async () => {
      await this.queries.own(id, account);
      const read = await this.readOf(await receive(), account);
      return shownOf(read, await this.planOf(this.dataSource.manager, id, read.list));
    };
    return inLine(uploads, account.id, work, commonSentences.fileIsRead);
  }

  take(id: number, receive: () => Promise<SentList>, account: RequestAccount): Promise<PastListTaken> {
    const work = async () => {
      await this.queries.own(id, account);
      const sent = await receive();
      const read = await this.readOf(sent, account);
      if (read.fault) throw invalid({ mapping: [read.fault] });
      if (read.list.results.length === 0) throw invalid({ file: [pastEventsSentences.nothingRead] });
      return this.dataSource.transaction(async (manager) => {
        const { results } = await this.queries.lockOwn(manager, id, account);
        const plan = await this.planOf(manager, id, read.list);
        if (plan.fingerprint !== sent.asked.fingerprint) throw conflict(pastEventsSentences.shownAnother);
        if (results + plan.added.length > MOST_PAST_RESULTS)
          throw conflict(pastEventsSentences.manyInOne(MOST_PAST_RESULTS));
        await writePastResults(manager, id, [...plan.added, ...plan.changed]);
        return takenOf(plan, read.list);
      });
    };
    return inLine(uploads, account.id, work, commonSentences.fileIsRead);
  }

  private async readOf({ file, asked }: SentList, account: RequestAccount): Promise<Read> {
    if (!file) throw invalid({ file: [pastEventsSentences.chooseList] });
    const read = await readings.run(() => readSheetsApart(file), account.id);
    if (!read.ok) throw invalid({ file: [read.message] });
    const sheets = read.sheets.filter(({ isHidden }) => !isHidden);
    const sheet = asked.sheet === undefined ? likeliestSheet(sheets) : decimalOf(asked.sheet);
    const rows = sheets[sheet]?.rows;
    if (!rows) throw invalid({ sheet: [pastEventsSentences.sheetNotThere] });
    const { heading, mapping: proposed } = proposePastList(rows);
    const mapping = asked.mapping === undefined ? proposed : sentMapping(asked.mapping);
    const fault = pastMappingFault(mapping);
    const body = rows.filter(({ line, isHidden }) => line > (heading?.line ?? 0) && !isHidden);
    const list = fault ? { results: [], faults: [], notes: [] } : readPastResults(body, mapping);
    return { sheets, sheet, heading, body, mapping, fault, list };
  }

  /** What is new, and what stands with another place. */
  private async planOf(manager: EntityManager, id: number, { results }: ReadPastList): Promise<Plan> {
    const stored = await manager.query<{ key: string; place: number | null }[]>(
      'select key, place from past_result where past_event_id = $1',
      [id],
    );
    const places = new Map(stored.map(({ key, place }) => [key, place]));
    const keyed = results.map(keyedResult);
    const added = keyed.filter(({ key }) => !places.has(key));
    const changed = keyed.filter(({ key, place }) => places.has(key) && places.get(key) !== place);
    const fingerprint = hashOf(JSON.stringify([id, added, changed, keyed.length]));
    return { added, changed, known: keyed.length - added.length - changed.length, fingerprint };
  }
}

function sentMapping(text: string): PastMapping {
  const wrong = () => invalid({ mapping: [commonSentences.badColumns] });
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw wrong();
  }
  const mapping = pastMappingOf(sent);
  if (!mapping) throw wrong();
  return mapping;
}

function shownOf(read: Read, plan: Plan): PastListPreview {
  const { results, faults, notes } = read.list;
  const medals = { gold: 0, silver: 0, bronze: 0 };
  for (const { place } of results) {
    const medal = medalOfPlace(place);
    if (medal) medals[medal] += 1;
  }
  return {
    sheets: read.sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
    sheet: read.sheet,
    headings: [...(read.heading?.cells ?? [])],
    columns: read.body
      .slice(0, 50)
      .reduce((most, { cells }) => Math.max(most, cells.length), read.heading?.cells.length ?? 0),
    mapping: read.mapping,
    mapping_fault: read.fault?.text ?? null,
    shown: results
      .slice(0, SHOWN_RESULTS)
      .map(({ names, contingent, province, place, category, age, className, gender }) => ({
        ...{ names, contingent, province, place, category, age, class: className, gender },
      })),
    counts: {
      ...{ results: results.length, added: plan.added.length, changed: plan.changed.length, known: plan.known },
      ...{ faults: faults.length, notes: notes.length },
    },
    medals,
    faults: faults.slice(0, MOST_FAULTS_SHOWN),
    notes: notes.slice(0, MOST_FAULTS_SHOWN),
    fingerprint: plan.fingerprint,
  };
}

function takenOf({ added, changed, known }: Plan, { faults }: ReadPastList): PastListTaken {
  return {
    message: pastEventsTexts.taken(added.length, changed.length, known, faults.length),
    data: { added: added.length, changed: changed.length, known, left_out: faults.length },
  };
}
