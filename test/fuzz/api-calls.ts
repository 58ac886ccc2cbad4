// The calls that the OpenAPI document tells of, and for each a request that might be good: what fuzzing spoils.
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Random } from '@gelanggang/domain/random';
import { pick } from './wrong-values';

export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: Schema;
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  schema: Schema;
}

export interface ApiCall {
  method: string;
  /** With `{names}` of its parameters. */
  path: string;
  query: Parameter[];
  /** Content types that it takes, with their schema. */
  bodies: { type: string; schema: Schema }[];
}

/** Ids that stand in the database, by what a field or a part of a path calls them. */
export type StandingIds = Readonly<Record<string, readonly (string | number)[]>>;

export class ApiCalls {
  readonly calls: ApiCall[];
  private readonly schemas: Record<string, Schema>;

  constructor(
    document: OpenAPIObject,
    private readonly ids: StandingIds,
  ) {
    this.schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
    this.calls = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const query = (operation.parameters ?? []).flatMap((one) =>
          'in' in one && one.in === 'query' ? [{ name: one.name, schema: (one.schema ?? {}) as Schema }] : [],
        );
        const content =
          operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
        const bodies = Object.entries(content).map(([type, media]) => ({
          type,
          schema: (media.schema ?? {}) as Schema,
        }));
        return [{ method: method.toUpperCase(), path, query, bodies }];
      }),
    );
  }

  resolve(schema: Schema): Schema {
    const name = schema.$ref ?? schema.allOf?.[0]?.$ref ?? schema.oneOf?.[0]?.$ref;
    return name ? (this.schemas[name.split('/').at(-1) ?? ''] ?? {}) : schema;
  }

  /** A value that a field of this name and schema might take, with ids that stand. */
  likely(random: Random, name: string, given: Schema, depth = 0): unknown {
    const schema = this.resolve(given);
    if (schema.enum) return pick(random, schema.enum);
    if (schema.type === 'array') {
      if (depth > 4) return [];
      const one = schema.items ?? {};
      return Array.from({ length: 1 + random.int(2) }, () => this.likely(random, name, one, depth + 1));
    }
    if (schema.properties) return depth > 4 ? {} : this.likelyBody(random, schema, depth + 1);
    const known = this.idsFor(name);
    if (known) return pick(random, known);
    if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, random.int(3));
    if (schema.type === 'boolean') return random.flip();
    return likelyText(name, schema);
  }

  likelyBody(random: Random, given: Schema, depth = 0): Record<string, unknown> {
    const fields = Object.entries(this.resolve(given).properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, this.likely(random, name, field, depth)]));
  }

  /** A path with ids that stand, as far as its parts tell whose they are. */
  likelyPath(random: Random, path: string): string {
    const parts = path.split('/');
    return parts
      .map((part, index) => {
        if (!part.startsWith('{')) return part;
        const name = part.slice(1, -1);
        const known = name === 'id' ? this.ids[parts[index - 1] ?? ''] : this.idsFor(name);
        return encodeURIComponent(String(known?.length ? pick(random, known) : 1 + random.int(30)));
      })
      .join('/');
  }

  /** `tournament_id`, `tournamentId`, `contingents` and `ids` of the like. */
  private idsFor(name: string): readonly (string | number)[] | undefined {
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const found = this.ids[snake] ?? this.ids[snake.replace(/s$/, '')] ?? this.ids[snake.replace(/_ids?$/, '')];
    return found && found.length > 0 ? found : undefined;
  }
}

function likelyText(name: string, schema: Schema): string {
  if (schema.format === 'email' || /email/.test(name)) return 'fuzz@contoh.test';
  if (schema.format === 'uuid') return '3f0d6a52-7c1e-4a53-8a0e-5b9f2f9a7b11';
  if (schema.format === 'date' || /date/.test(name)) return '2026-12-01';
  if (/time|(_|^)(from|to|start|end)$/.test(name)) return '09:00';
  if (/password/.test(name)) return 'kata-sandi-fuzz';
  if (/phone/.test(name)) return '081234567890';
  if (/nik|card/.test(name)) return '3201010101010001';
  if (/seed/.test(name)) return '00000000000000aa';
  return 'isian';
}
