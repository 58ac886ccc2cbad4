// What people read of a field that is refused: in the language of whoever asks, as the request classes have it.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { RegisterRequest, ResetPasswordRequest } from '@gelanggang/contract/auth';
import { DrawingRequest } from '@gelanggang/contract/drawing';
import { ScheduleRequest } from '@gelanggang/contract/schedules';
import { OfficialsRequest } from '@gelanggang/contract/officials';
import { validationTexts } from '@gelanggang/contract/validation-texts';
import type { Wording } from '@gelanggang/domain/words/languages';
import { teachLanguages } from '@gelanggang/platform/languages/teach-languages';
import { Env } from '@gelanggang/platform/env/env';
import { inWording } from '@gelanggang/platform/languages/wording';
import { createValidationPipe } from '../src/http/validation.pipe';

type Request = new () => object;
type Rule = { type: string; propertyName: string; message?: unknown };

const pipe = createValidationPipe();

beforeAll(() => teachLanguages(join(__dirname, '../src')));

/** What is said of a field, asked for in a wording. */
async function said(wording: Wording, type: Request, body: object, field: string): Promise<string[]> {
  return inWording(wording, async () => {
    const error: unknown = await pipe
      .transform(body, { type: 'body', metatype: type })
      .catch((reason: unknown) => reason);
    const { errors } = (error as { getResponse(): { errors: Record<string, string[]> } }).getResponse();
    return errors[field] ?? [];
  });
}

it.each<[Request, object, string, string, string, string]>([
  [
    RegisterRequest,
    { password: 'kurang' },
    'password',
    'Kata sandi paling pendek 8 karakter.',
    'Kata sandi paling pendek 8 karakter.',
    'The password must have at least 8 characters.',
  ],
  [
    RegisterRequest,
    { password: 'silat-'.repeat(50) },
    'password',
    'Paling panjang 200 karakter.',
    'Paling panjang 200 karakter.',
    'At most 200 characters.',
  ],
  [
    ResetPasswordRequest,
    { password: 'silat-2026-juara', password_confirmation: 'silat' },
    'password_confirmation',
    'Konfirmasi kata sandi tidak sama.',
    'Konfirmasi kata sandi tidak sama.',
    'The two passwords are not the same.',
  ],
  [
    DrawingRequest,
    { seeds: [1, 1] },
    'seeds',
    'Seorang unggulan disebut dua kali.',
    'Seorang unggulan disebut dua kali.',
    'A seed is named twice.',
  ],
  [
    DrawingRequest,
    { match_duration: 7 },
    'match_duration',
    'Durasi harus salah satu dari 60, 90, 120, 150, 180, 210, 240, 270, 300 detik.',
    'Durasi harus salah satu dari 60, 90, 120, 150, 180, 210, 240, 270, 300 detik.',
    'The duration must be one of 60, 90, 120, 150, 180, 210, 240, 270, 300 seconds.',
  ],
  [
    OfficialsRequest,
    { officials: Array.from({ length: 501 }, () => ({})) },
    'officials',
    'Paling banyak 500 petugas sekaligus.',
    'Paling banyak 500 petugas sekaligus.',
    'At most 500 officials at once.',
  ],
  [
    ScheduleRequest,
    { matches: [] },
    'matches',
    'Please select at least one match',
    'Pilih paling sedikit satu partai.',
    'Choose at least one match.',
  ],
])('words refusal %# for whoever asks', async (type, body, field, original, indonesian, english) => {
  expect(await said('default', type, body, field)).toEqual([original]);
  expect(await said('id', type, body, field)).toEqual([indonesian]);
  expect(await said('en', type, body, field)).toEqual([english]);
});

it('names each field at fault by the code of its sentence, below it too', async () => {
  const body = { password: 'kurang', tournament_id: '0x1' };
  const refused: unknown = await pipe
    .transform(body, { type: 'body', metatype: RegisterRequest })
    .catch((reason: unknown) => reason);
  expect((refused as { getResponse(): unknown }).getResponse()).toMatchObject({
    code: 'request.invalid',
    codes: { email: ['validation.required'], password: ['validation.passwordLength'] },
  });
  const rows: unknown = await pipe
    .transform({ matches: [{ order: 'x' }] }, { type: 'body', metatype: ScheduleRequest })
    .catch((reason: unknown) => reason);
  expect((rows as { getResponse(): unknown }).getResponse()).toMatchObject({
    codes: { 'matches.0.order': ['validation.isInt'] },
  });
});

it('says each text of the catalogue in English as well', () => {
  const spoken = () =>
    Object.values(validationTexts).map((text) => (typeof text === 'string' ? text : text(2 as never)));
  const originals = spoken();
  for (const [at, text] of inWording('en', spoken).entries()) expect(text).not.toBe(originals[at]);
});

it('finds no sentence in a request class itself: there it would have one language', () => {
  const folder = join(__dirname, '../../../libs/contract/src');
  const load = createRequire(__filename);
  for (const name of readdirSync(folder)) if (/^[\w-]+\.ts$/.test(name)) load(join(folder, name));
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  // the variables of the environment are refused to whoever starts a process, in English
  const rules = [...storage.validationMetadatas].flatMap(([type, own]) => (type === Env ? [] : own));
  expect(rules.length).toBeGreaterThan(500);
  // class-validator words nested ones itself, and the pipe does not say it
  const worded = rules.filter(({ type, message }) => type !== 'nestedValidation' && typeof message === 'string');
  expect(worded.map(({ propertyName, message }) => `${propertyName}: ${String(message)}`)).toEqual([]);
});
