// What each call answers, as the build read it from the rows' types (scripts/openapi-answers.mjs).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { API_BASE } from '@gelanggang/contract/http';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

export interface Answers {
  /** By method and path below the API's base. */
  answers: Record<string, Schema>;
  schemas: Schemas;
}

/** Null where the server runs without a build. */
export function readAnswers(): Answers | null {
  const file = join(__dirname, 'answers.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : null;
}

export function describeAnswers(document: OpenAPIObject, { answers, schemas }: Answers): void {
  document.components = { ...document.components, schemas: { ...schemas, ...document.components?.schemas } };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const schema = answers[`${method.toUpperCase()} ${path.slice(API_BASE.length)}`];
      const responses = item[method]?.responses;
      const success = Object.keys(responses ?? {}).find((code) => code.startsWith('2'));
      if (!schema || !responses || !success) continue;
      responses[success] = { description: '', ...responses[success], content: { 'application/json': { schema } } };
    }
  }
}
