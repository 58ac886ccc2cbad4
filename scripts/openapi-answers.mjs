// Reads what each call answers from the type of its row (libs/contract/src/calls), for the OpenAPI document.
// Part of the server's build: `node scripts/openapi-answers.mjs [FILE]` writes them beside the compiled code, or to FILE.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(root, process.argv[2] ?? 'dist/api/apps/api/src/openapi/answers.json');

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  { noEmit: true, incremental: false },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(String(fault.messageText));
    },
  },
);
const files = config.fileNames.filter((name) => name.includes('/libs/contract/src/calls/')).sort();
const program = ts.createProgram(files, config.options);
const checker = program.getTypeChecker();
const schemas = {};

/** By call: the schemas of what the rows of a file answer. */
function answersOf(source) {
  const rows = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((row) => checker.getTypeOfSymbol(row));
  const typeOf = (type, property) => checker.getTypeOfSymbol(type.getProperty(property));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const types = checker.getNonNullableType(typeOf(row, 'types'));
      // what is sent as a text that was made before is a file to the server alone
      const schema = schemaOf(typeOf(types, 'answer')) ?? schemaOf(typeOf(types, 'shown'));
      return schema ? [[typeOf(row, 'name').value, schema]] : [];
    }),
  );
}

/** The schema of a type, or null where there is none to describe (files, nothing). */
function schemaOf(type) {
  if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return null;
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  if (type.isUnion()) return unionSchema(type);
  if (type.flags & ts.TypeFlags.StringLike) return type.isStringLiteral() ? textEnum([type.value]) : { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return numberSchema(type);
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) ?? {} };
  if (checker.isTupleType(type)) return tupleSchema(checker.getTypeArguments(type));
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (name === 'FileAnswer' || name === 'StreamableFile' || name === 'Buffer' || name === 'FastifyReply') return null;
  if (name === 'Date') return { type: 'string', format: 'date-time' };
  return named(type);
}

const textEnum = (values) => ({ type: 'string', enum: values });
const numberSchema = (type) => (type.isNumberLiteral() ? { type: 'number', enum: [type.value] } : { type: 'number' });

/** Unions that are being described, by their name; true: one of its parts has it again, so that it becomes a component. */
const open = new Map();

function unionSchema(type) {
  const name = type.aliasSymbol ? nameOf(type) : null;
  if (!name) return partsSchema(type);
  const reference = { $ref: `#/components/schemas/${name}` };
  if (open.has(name)) {
    open.set(name, true);
    return reference;
  }
  open.set(name, false);
  const schema = partsSchema(type);
  const isOfItself = open.get(name);
  open.delete(name);
  if (!isOfItself) return schema;
  schemas[name] = schema;
  return reference;
}

function partsSchema(type) {
  const isNullable = type.types.some((one) => one.flags & ts.TypeFlags.Null);
  const parts = type.types.filter((one) => !(one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  return { ...joined(parts), ...(isNullable ? { nullable: true } : {}) };
}

function joined(parts) {
  if (parts.every((one) => one.isStringLiteral())) return textEnum(parts.map((one) => one.value).sort());
  if (parts.every((one) => one.isNumberLiteral())) {
    return { type: 'number', enum: parts.map((one) => one.value).sort((a, b) => a - b) };
  }
  if (parts.every((one) => one.flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
  const all = parts.map((one) => schemaOf(one)).filter(Boolean);
  if (all.length === 1) return all[0].$ref ? { allOf: all } : all[0];
  return { oneOf: all };
}

function tupleSchema(types) {
  const schemas = [...new Map(types.map(schemaOf).map((one) => [JSON.stringify(one), one])).values()];
  const items = schemas.length === 1 ? schemas[0] : { oneOf: schemas };
  return { type: 'array', items, minItems: types.length, maxItems: types.length };
}

/** Interfaces and aliases become components under their own name; what has no name stands where it is used. */
function named(type) {
  const name = nameOf(type);
  if (!name) return objectSchema(type);
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = objectSchema(type);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function nameOf(type) {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (!symbol || symbol.name.startsWith('__')) return null;
  const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (!declared.startsWith(root) || declared.includes('node_modules')) return null;
  const parameters =
    type.aliasTypeArguments ?? (type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type) : []);
  const names = parameters.filter((one) => !one.isThisType).map(parameterName);
  return names.includes(null) ? null : [ownName(symbol, declared), ...names].join('Of');
}

const takenNames = new Map();

/** The type's own name; where another type has it already, with its file before it. */
function ownName(symbol, file) {
  const other = takenNames.get(symbol.name) ?? symbol;
  if (other === symbol) {
    takenNames.set(symbol.name, symbol);
    return symbol.name;
  }
  const words = basename(file, '.ts').split('-');
  return [...words.map((word) => word[0].toUpperCase() + word.slice(1)), symbol.name].join('');
}

function parameterName(type) {
  if (checker.isArrayType(type)) {
    const inner = parameterName(checker.getTypeArguments(type)[0]);
    return inner && `${inner}List`;
  }
  return nameOf(type);
}

function objectSchema(type) {
  const values = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (values && type.getProperties().length === 0) {
    return { type: 'object', additionalProperties: schemaOf(values.type) ?? {} };
  }
  const properties = {};
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    // a symbol is for the compiler alone
    if (property.name.startsWith('__@')) continue;
    const schema = schemaOf(checker.getTypeOfSymbol(property));
    if (!schema) continue;
    const description = ts.displayPartsToString(property.getDocumentationComment(checker)).trim();
    // a reference may have no neighbours in OpenAPI 3.0
    properties[property.name] = description ? { ...(schema.$ref ? { allOf: [schema] } : schema), description } : schema;
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties };
}

const answers = Object.assign({}, ...files.map((file) => answersOf(program.getSourceFile(file))));
const sorted = (map) => Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify({ answers: sorted(answers), schemas: sorted(schemas) }));
