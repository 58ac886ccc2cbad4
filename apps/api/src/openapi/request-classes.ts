// Tells OpenAPI what the request classes' validators already know, so that no field is described twice.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ModulesContainer } from '@nestjs/core';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
// @Type leaves its class here; class-transformer exports no other way to it
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

type Class = new (...values: unknown[]) => object;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const described = new Set<Class>();

export function describeRequestClasses(app: NestFastifyApplication): void {
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype === 'function')
        for (const type of parameterTypes(metatype.prototype as object)) describe(type);
    }
  }
}

function parameterTypes(prototype: object): Class[] {
  return Object.getOwnPropertyNames(prototype).flatMap(
    (method) => (Reflect.getMetadata('design:paramtypes', prototype, method) as Class[] | undefined) ?? [],
  );
}

function describe(type: Class): void {
  if (typeof type !== 'function' || described.has(type)) return;
  described.add(type);
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const fields = new Set(rules.map((rule) => rule.propertyName));
  for (const field of fields) {
    const nested = nestedClass(type, field);
    if (nested) describe(nested);
    const options = optionsOf(
      rules.filter((rule) => rule.propertyName === field),
      Reflect.getMetadata('design:type', type.prototype as object, field) as unknown,
      nested,
    );
    ApiProperty(options)(type.prototype as object, field);
  }
}

function nestedClass(type: Class, field: string): Class | null {
  const nested: unknown = defaultMetadataStorage.findTypeMetadata(type, field)?.typeFunction();
  if (typeof nested !== 'function' || [Date, Number, String, Boolean].includes(nested as never)) return null;
  return nested as Class;
}

function optionsOf(rules: Rule[], declared: unknown, nested: Class | null): ApiPropertyOptions {
  const schema: Record<string, unknown> = { type: typeName(declared) };
  for (const rule of rules) describeRule(schema, rule);
  const isArray = declared === Array;
  const required = !rules.some((rule) => rule.type === 'conditionalValidation');
  const type = nested ?? schema.type;
  return { ...schema, type, isArray, required } as ApiPropertyOptions;
}

function typeName(declared: unknown): string {
  if (declared === Number) return 'number';
  if (declared === Boolean) return 'boolean';
  return 'string';
}

/** One validator's part of a field's schema. */
function describeRule(schema: Record<string, unknown>, { name, constraints }: Rule): void {
  const [first, second] = (constraints ?? []) as unknown[];
  switch (name ?? '') {
    case 'isInt':
      schema.type = 'integer';
      break;
    case 'isNumber':
      schema.type = 'number';
      break;
    case 'isBoolean':
      schema.type = 'boolean';
      break;
    case 'isEmail':
      schema.format = 'email';
      break;
    case 'isDateString':
    case 'isISO8601':
      schema.format = 'date';
      break;
    case 'isUuid':
      schema.format = 'uuid';
      break;
    case 'isIn':
    case 'isEnum':
      if (Array.isArray(first)) {
        schema.enum = first;
        if (first.every((value) => typeof value === 'number')) schema.type = 'number';
      }
      break;
    case 'min':
      schema.minimum = first;
      break;
    case 'max':
      schema.maximum = first;
      break;
    case 'minLength':
      schema.minLength = first;
      break;
    case 'maxLength':
      schema.maxLength = first;
      break;
    case 'length':
      schema.minLength = first;
      schema.maxLength = second;
      break;
    case 'arrayMinSize':
      schema.minItems = first;
      break;
    case 'arrayMaxSize':
      schema.maxItems = first;
      break;
    case 'matches':
      if (first instanceof RegExp) schema.pattern = first.source;
      break;
    default:
      break;
  }
}
