// What OpenAPI is told of a call that is sent as a form.
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** A field that is a file. */
export const FILE = { type: 'string', format: 'binary' } as const;

interface FormOptions {
  required?: readonly string[];
  /** One of these groups of fields is there. */
  anyOf?: readonly (readonly string[])[];
  /** The same fields may come as JSON. */
  orJson?: boolean;
}

/** Fields by name, each with its JSON schema. */
export function FormBody(
  properties: Record<string, Record<string, unknown>>,
  { required = [], anyOf, orJson = false }: FormOptions = {},
): MethodDecorator {
  const schema = {
    type: 'object',
    ...(required.length > 0 ? { required: [...required] } : {}),
    properties,
    ...(anyOf ? { anyOf: anyOf.map((fields) => ({ required: [...fields] })) } : {}),
  };
  return applyDecorators(
    ApiConsumes('multipart/form-data', ...(orJson ? ['application/json'] : [])),
    ApiBody({ schema }),
  );
}
