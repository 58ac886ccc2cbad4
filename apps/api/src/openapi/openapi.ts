// The OpenAPI document at /api/openapi.json and its reader at /api/docs, both built from the code on first request.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { KEY_ACCESS } from '@gelanggang/contract/call';
import { accessOf } from '../http/access.guard';
import { type Answers, describeAnswers, readAnswers } from './answers';
import { describeRequestClasses } from './request-classes';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const KEY_SCHEME =
  'Kunci program (gk_…) dari halaman Kunci program sebuah turnamen. Hanya membuka alamat di bawah /api/program.';

const ABOUT = `Kendali kejuaraan Pencak Silat: pendaftaran, undian, jadwal, dan hasil langsung.

Kalimat dalam jawaban (\`message\`, \`errors\`) mengikuti \`Accept-Language\` (id, en); \`Content-Language\` menyebut bahasanya. Program membaca \`code\` dan \`codes\`: kode tidak berubah dengan bahasa.

Langkah partai di meja gelanggang (\`/matches/{id}/…\`, nilai penampilan) dan penggabungan kelas (\`/drawings/merge\`) boleh dikirim dengan kepala \`Idempotency-Key\` (UUID): dikirim lagi dengan kunci yang sama, jawabannya sama dan langkah itu tidak diulang.

Langsung: Socket.IO, namespace \`/live\`. \`subscribe\` \`{topic: 'tournament:{id}', since?}\` dijawab \`{ok, seq, events}\`, atau \`{ok, seq, snapshot: true}\`: ambil lagi \`/api/live/{slug}/tanding\`, \`/seni\`, atau \`/medals\`. Setelah itu datang \`events\` \`{topic, events: [{seq, type, at, data}]}\`, \`seq\` tanpa celah. Dalam \`matches.changed\` sebuah partai datang utuh (ada \`pool_name\`) atau hanya dengan isian yang berubah: gabungkan menurut \`id\`. \`clock\`, \`is_skipped\`, \`announced_at\`, dan \`standing\` yang null berarti tidak ada lagi.`;

export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildDocument(app, readAnswers()), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Gelanggang API',
    swaggerOptions: { persistAuthorization: false, displayRequestDuration: true },
    // the reader would otherwise ask a stranger's server about our document
    validatorUrl: 'none',
  });
}

/** `answers` is null where the server was not built: in tests and in development. */
export function buildDocument(app: NestFastifyApplication, answers: Answers | null): OpenAPIObject {
  describeRequestClasses(app);
  const config = new DocumentBuilder()
    .setTitle('Gelanggang')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'access_token dari POST /api/login' }, 'token')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: KEY_SCHEME }, 'programKey')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: true });
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...REFUSALS } };
  if (answers) describeAnswers(document, answers);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) if (item[method]) describeAccess(item[method], method, path);
  }
  return document;
}

const text = { type: 'string' } as const;
const texts = { type: 'object' as const, additionalProperties: { type: 'array' as const, items: text } };
const code = {
  ...text,
  description: 'Kode kalimat di `message`, sama dalam semua bahasa; daftarnya di docs/error-codes.md',
} as const;
const message = {
  ...text,
  description: 'Kalimat untuk orang, dalam bahasa yang diminta dengan Accept-Language',
} as const;

const REFUSALS = {
  Refusal: {
    type: 'object' as const,
    required: ['message'],
    properties: { message, code, errors: texts, codes: texts },
  },
  InvalidFields: {
    type: 'object' as const,
    required: ['message', 'errors'],
    properties: {
      message,
      errors: { ...texts, description: 'Kalimat-kalimat per isian' },
      code,
      codes: { ...texts, description: 'Kode kalimat-kalimat di `errors`, per isian' },
    },
  },
};

function refusal(description: string, schema: keyof typeof REFUSALS) {
  return { description, content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } };
}

/** The specification's calls that change something though they are read. */
const DRAWS_BY_GET = /\/(?:re)?generate-bracket$/;

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What the access table and our shapes of refusal say about a call, so that no controller has to repeat it. */
function describeAccess(operation: Operation, method: string, path: string): void {
  const access = accessOf(method.toUpperCase(), path);
  operation.responses['500'] ??= refusal('Kesalahan pada server', 'Refusal');
  if (path.includes('{')) operation.responses['404'] ??= refusal('Tidak ada, atau bukan milik akun ini', 'Refusal');
  if (
    operation.requestBody ||
    operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'query')
  ) {
    operation.responses['422'] ??= refusal('Isian tidak benar', 'InvalidFields');
  }
  if (method !== 'get' || DRAWS_BY_GET.test(path)) {
    operation.responses['409'] ??= refusal('Benar isinya, tetapi keadaan sekarang tidak mengizinkannya', 'Refusal');
  }
  if (access === 'public' || access === undefined) return;
  const isOfPrograms = (KEY_ACCESS as readonly string[]).includes(access);
  operation.security = [isOfPrograms ? { programKey: [] } : { token: [] }];
  if (isOfPrograms) operation.responses['429'] ??= refusal('Terlalu banyak permintaan dalam satu menit', 'Refusal');
  operation.responses['401'] ??= refusal('Tanpa token yang berlaku', 'Refusal');
  if (access === 'signed-in') return;
  operation.responses['403'] ??= refusal(`Tanpa izin '${access}'`, 'Refusal');
}
