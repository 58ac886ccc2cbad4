// No text of a request is kept with what nobody sees in it, or what turns the direction of the words around it.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, validateSync } from 'class-validator';

type Class = new () => object;

/** No words for people: another sign in them is another password, key, file or address, or is refused where it is looked up. */
const AS_SENT = [
  ...['password', 'password_confirmation', 'current_password', 'token', 'qris', 'endpoint', 'filename'],
  ...['StoreListRequest.ticked', 'OfferRequest.ages', 'PresetRequest.ages'],
];
/** Whatever form a field asks for. */
const UNSEEN = [
  'Bu\u202edi\u200b',
  ['Bu\u202edi\u200b'],
  'bu\u202edi\u200b@surel.id',
  'https://situs.id/\u202ea\u200b',
];

/** Which of its fields are read, and which fall away, follows from its kind; its one text is a ceremony's name, of `IsText`. */
const BY_KIND = ['AutoScheduleParams.rules'];

const rulesOf = (type: Class) => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

/** With those of which others are made. */
function requestClasses(): Map<Class, string> {
  const found = new Map<Class, string>();
  const add = (type: unknown, name: string) => {
    if (typeof type !== 'function' || found.has(type as Class) || rulesOf(type as Class).length === 0) return;
    found.set(type as Class, name);
    for (const { propertyName } of rulesOf(type as Class)) {
      const within: unknown = defaultMetadataStorage.findTypeMetadata(type as Class, propertyName)?.typeFunction();
      add(within, `${name}.${propertyName}`);
    }
  };
  const load = createRequire(__filename);
  for (const file of readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))) {
    const exported = load(join(__dirname, file)) as Record<string, unknown>;
    for (const [name, type] of Object.entries(exported)) if (/^[A-Z][a-z]/.test(name)) add(type, name);
  }
  return found;
}

/** What is taken of a field that is sent so, alone; undefined where it is refused. */
function takenOf(type: Class, field: string, sent: unknown): unknown {
  const body = plainToInstance(type, { [field]: sent }, { exposeUnsetFields: false });
  const isRefused = validateSync(body, { whitelist: true }).some(({ property }) => property === field);
  return isRefused ? undefined : (body as Record<string, unknown>)[field];
}

const isKept = (taken: unknown): boolean =>
  [taken].flat().some((one) => typeof one === 'string' && /[\u202e\u200b]/.test(one));

it.each([...requestClasses()].map(([type, name]) => ({ type, name })).filter(({ name }) => !BY_KIND.includes(name)))(
  'the texts of $name are taken as they are seen',
  ({ type, name }) => {
    const fields = [...new Set(rulesOf(type).map(({ propertyName }) => propertyName))]
      .filter((field) => !AS_SENT.includes(field) && !AS_SENT.includes(`${name}.${field}`))
      .filter((field) => UNSEEN.some((sent) => isKept(takenOf(type, field, sent))));
    expect(fields).toEqual([]);
  },
);
