// The open feed of an archive, checked whole before anything of it is believed: chain, signature, document, names, medals.
import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  FEED_FORMAT,
  FEED_PAGE_RECORDS,
  FEED_START,
  FEED_VERSION,
  type FeedDocument,
  type FeedHead,
  type FeedKey,
  type FeedMedals,
  type FeedPool,
  type FeedRecord,
} from '@gelanggang/contract/open-feed';
import { feedKey, subjectOf } from '@gelanggang/domain/feed/feed-log';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { archiveSentences } from './sentences';

/** Files by their path below `data/feed/`. */
export type FeedFiles = ReadonlyMap<string, Buffer>;

export interface CheckedFeed {
  document: FeedDocument;
  head: FeedHead;
  key: FeedKey;
}

/** What does not follow from the rest, for people. */
export class FeedDiffers extends Error {
  constructor(readonly said: Sentence) {
    super(said.text);
  }
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** Throws `FeedDiffers`. Whose key it is, nobody but the reader can know. */
export function checkFeedFiles(files: FeedFiles): CheckedFeed {
  try {
    return check(files);
  } catch (error) {
    if (error instanceof FeedDiffers) throw error;
    // a field that is missing, or of another kind
    throw new FeedDiffers(archiveSentences.otherShape);
  }
}

function check(files: FeedFiles): CheckedFeed {
  const [text, headText, keyText] = ['document.json', 'head.json', 'key.json'].map((name) => files.get(name));
  if (!text || !headText || !keyText) throw new FeedDiffers(archiveSentences.noFeed);
  const document = JSON.parse(text.toString()) as FeedDocument;
  const head = JSON.parse(headText.toString()) as FeedHead;
  const key = JSON.parse(keyText.toString()) as FeedKey;
  if (document.format !== FEED_FORMAT || head.format !== FEED_FORMAT) throw new FeedDiffers(archiveSentences.noFeed);
  if (document.version !== FEED_VERSION || head.version !== FEED_VERSION)
    throw new FeedDiffers(archiveSentences.otherVersion);
  checkSignature(text, head, key, document);
  const records = checkChain(files, head);
  checkDocument(document, head, records);
  checkNames(document);
  checkMedals(document);
  return { document, head, key };
}

function checkSignature(text: Buffer, head: FeedHead, key: FeedKey, document: FeedDocument): void {
  const publicKey = createPublicKey(key.public_key);
  const id = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  const lines = [FEED_FORMAT, FEED_VERSION, document.tournament.id, head.records, head.hash, head.document, ''];
  const isSigned = verify(null, Buffer.from(head.signed), publicKey, Buffer.from(head.signature, 'base64'));
  if (id !== head.key || id !== key.key || lines.join('\n') !== head.signed || !isSigned)
    throw new FeedDiffers(archiveSentences.badSignature);
  if (sha256(text) !== head.document) throw new FeedDiffers(archiveSentences.documentChanged);
}

function checkChain(files: FeedFiles, head: FeedHead): FeedRecord[] {
  const lines = head.pages.flatMap((hash, at) => {
    const page = files.get(`pages/${at + 1}/${hash}.ndjson`)?.toString();
    if (page === undefined) throw new FeedDiffers(archiveSentences.pageMissing(at + 1));
    const own = page.split('\n').slice(0, -1);
    if (own.length !== FEED_PAGE_RECORDS) throw new FeedDiffers(archiveSentences.pageCut(at + 1));
    return own;
  });
  let before = FEED_START;
  const records = [...lines, ...head.open].map((line, at) => {
    const record = JSON.parse(line) as FeedRecord;
    if (record.number !== at + 1 || record.before !== before)
      throw new FeedDiffers(archiveSentences.chainBroken(at + 1));
    before = sha256(line);
    return record;
  });
  if (records.length !== head.records || before !== head.hash) throw new FeedDiffers(archiveSentences.otherEnd);
  return records;
}

/** The facts of the document are those that the log tells, and their order is the document's own. */
function checkDocument(document: FeedDocument, head: FeedHead, records: readonly FeedRecord[]): void {
  const told = new Map<string, string>();
  for (const { key, value } of records) {
    if (value === null) told.delete(key);
    else told.set(key, JSON.stringify(value));
  }
  const isSame =
    told.size === document.facts.length &&
    document.facts.every(({ key, value }) => told.get(key) === JSON.stringify(value));
  if (!isSame || document.records !== head.records || document.hash !== head.hash)
    throw new FeedDiffers(archiveSentences.otherDocument);
}

/** Names are told beside the log, which binds them by a hash. */
function checkNames(document: FeedDocument): void {
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, name]));
  const bound = new Map(
    document.facts.flatMap(({ key, value }) =>
      subjectOf(key) === 'pool' ? (value as FeedPool).units.map((unit) => [unit.id, unit.who] as const) : [],
    ),
  );
  for (const { id, names, contingent, salt } of document.units) {
    const lines = [salt, ...names, contingents.get(contingent) ?? ''].map((line) => `${line}\n`);
    if (sha256(lines.join('')) !== bound.get(id)) throw new FeedDiffers(archiveSentences.otherNames);
  }
}

/** Winners of the document are those of the log. */
function checkMedals(document: FeedDocument): void {
  const facts = new Map(document.facts.map(({ key, value }) => [key, value]));
  for (const { event, is_over: isOver, winners } of document.medals.events) {
    const told = facts.get(feedKey('medals', event)) as FeedMedals | undefined;
    if (isOver && winners.length > 0 && JSON.stringify(told?.winners) !== JSON.stringify(winners))
      throw new FeedDiffers(archiveSentences.otherMedals);
  }
}
