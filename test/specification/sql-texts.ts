// Every statement of raw SQL that the program sends: the first argument of each `.query(`, as the compiler reads it, and the
// fields that its rows are said to have.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sources';
import { Unreadable } from './written-methods';
import { WrittenValues } from './written-values';

export interface RawSql {
  /** 'apps/api/src/x.queries.ts:12' */
  at: string;
  /** Every text that it may have. */
  texts: string[];
  /** What is said of a row; null: nothing. */
  fields: string[] | null;
}

/** `standIns`: what functions answer that build a part of a statement while it runs. */
export function readRawSql(standIns: Readonly<Record<string, unknown>> = {}): {
  statements: RawSql[];
  unreadable: { at: string; why: string }[];
} {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config as object;
  const include = ['apps/api/src', 'apps/worker/src', 'libs'];
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName }) => fileName.startsWith(root) && !/node_modules|\/migrations\/|\/test\/|spec\.ts$/.test(fileName),
    );

  const callsOf = new Map<ts.Symbol, ts.CallExpression[]>();
  const queries: ts.CallExpression[] = [];
  const methods = new Set<string>();
  const findMethods = (node: ts.Node): void => {
    if (ts.isMethodDeclaration(node) && node.body) methods.add(node.name.getText());
    ts.forEachChild(node, findMethods);
  };
  files.forEach(findMethods);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if ((name !== expression && name.getText() === 'query') || isStream(node)) queries.push(node);
      else if (ts.isIdentifier(name) && (name === expression || methods.has(name.text))) {
        const found = checker.getSymbolAtLocation(name);
        const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
        if (symbol) callsOf.set(symbol, [...(callsOf.get(symbol) ?? []), node]);
      }
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);

  const values = new WrittenValues(checker, callsOf, standIns);
  const statements: RawSql[] = [];
  const unreadable: { at: string; why: string }[] = [];
  for (const call of queries) {
    const sql = call.arguments[isStream(call) ? 1 : 0];
    if (!sql || (!isStream(call) && !isSent(checker, call))) continue;
    const file = call.getSourceFile();
    const at = `${file.fileName.slice(root.length + 1)}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`;
    try {
      const texts = values.all(sql).map((one) => {
        if (typeof one !== 'string') throw new Unreadable(`no text: ${typeof one}`);
        return one;
      });
      statements.push({ at, texts, fields: fieldsOf(checker, call) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unreadable.push({ at, why: error.message });
    }
  }
  return { statements, unreadable };
}

/** `readRows<Row>(db, sql, values)` of the exports. */
const isStream = (call: ts.CallExpression): boolean => call.expression.getText() === 'readRows' && !!call.typeArguments;

/** By a data source, a manager or a client; the house has other methods of this name. */
function isSent(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  const symbol = checker.getSymbolAtLocation((call.expression as ts.PropertyAccessExpression).name);
  return symbol?.declarations?.some((one) => one.getSourceFile().fileName.includes('node_modules')) ?? false;
}

/** Of `query<Row[]>`, and of what it is taken as: `as Row[]`, `const rows: Row[] =`, a function that returns `Promise<Row[]>`. */
function fieldsOf(checker: ts.TypeChecker, call: ts.CallExpression): string[] | null {
  const [given] = call.typeArguments ?? [];
  const type = given ? checker.getTypeFromTypeNode(given) : takenAs(checker, call);
  const rows = type && checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  const row = isStream(call) ? type : rows;
  if (!row || row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) || checker.isTupleType(row)) return null;
  return checker.getPropertiesOfType(row).flatMap((one) => (one.flags & ts.SymbolFlags.Optional ? [] : [one.name]));
}

function takenAs(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  if (ts.isAsExpression(node.parent)) return checker.getTypeFromTypeNode(node.parent.type);
  const wanted = checker.getContextualType(node as ts.Expression);
  return wanted && (checker.getAwaitedType(wanted) ?? wanted);
}
