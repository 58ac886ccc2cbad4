// Reads what each call answers from the type of its row (libs/contract/src/calls), for the OpenAPI document.
// Part of the server's build: `node scripts/openapi-answers.mjs [FILE]` writes them beside the compiled code, or to FILE.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(root, process.argv[2] ?? 'dist/api/apps/api/src/openapi/answers.json');
const METHODS = { Get: 'GET', Post: 'POST', Put: 'PUT', Patch: 'PATCH', Delete: 'DELETE' };

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
const isTable = (name) => name.includes('/libs/contract/src/calls/');
const files = config.fileNames.filter((name) => isTable(name) || name.endsWith('.controller.ts')).sort();
const program = ts.createProgram(files, config.options);
const checker = program.getTypeChecker();
const schemas = {};

/** The literal texts of a decorator's first argument: one, several, or '' when there is none. */
function textsOf(call) {
  const [argument] = call.arguments;
  if (!argument) return [''];
  const nodes = ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];
  return nodes.map((node) => {
    const type = checker.getTypeAtLocation(node);
    if (type.isStringLiteral()) return type.value;
    throw new Error(`${node.getSourceFile().fileName}: the route ${node.getText()} is no literal text`);
  });
}

function decoratorsOf(node) {
  return (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression) ? [[expression.expression.getText(), expression]] : [],
  );
}

/** By call: the schemas of what the rows of a file answer. */
function answersOfRows(source) {
  const rows = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((row) => checker.getTypeOfSymbol(row));
  const typeOf = (type, property) => checker.getTypeOfSymbol(type.getProperty(property));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const schema = schemaOf(typeOf(checker.getNonNullableType(typeOf(row, 'types')), 'answer'));
      return schema ? [[typeOf(row, 'name').value, schema]] : [];
    }),
  );
}

function answersOf(source) {
  if (isTable(source.fileName)) return answersOfRows(source);
  const answers = {};
  source.forEachChild((node) => {
    if (!ts.isClassDeclaration(node)) return;
    const controller = decoratorsOf(node).find(([name]) => name === 'Controller')?.[1];
    if (!controller) return;
    const [prefix] = textsOf(controller);
    for (const member of node.members.filter(ts.isMethodDeclaration)) {
      const route = decoratorsOf(member).find(([name]) => name in METHODS);
      if (!route) continue;
      const signature = checker.getSignatureFromDeclaration(member);
      const type = checker.getAwaitedType(signature.getReturnType());
      const schema = schemaOf(type);
      for (const path of textsOf(route[1])) {
        const parts = [prefix, path].join('/').split('/').filter(Boolean);
        const name = `/${parts.map((part) => part.replace(/^:(.+)$/, '{$1}')).join('/')}`;
        if (schema) answers[`${METHODS[route[0]]} ${name}`] = schema;
      }
    }
  });
  return answers;
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
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (name === 'FileAnswer' || name === 'StreamableFile' || name === 'Buffer' || name === 'FastifyReply') return null;
  if (name === 'Date') return { type: 'string', format: 'date-time' };
  return named(type);
}

const textEnum = (values) => ({ type: 'string', enum: values });
const numberSchema = (type) => (type.isNumberLiteral() ? { type: 'number', enum: [type.value] } : { type: 'number' });

function unionSchema(type) {
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
  return names.includes(null) ? null : [symbol.name, ...names].join('Of');
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
