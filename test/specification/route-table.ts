// The web app's route table, read from its source: the tests know every page without a browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sources';

export const ROUTE_TABLE = 'apps/web/src/app/routes.tsx';

export interface RouteRow {
  path: string;
  name?: string;
  layout?: string;
  title?: string;
  permission?: string;
  /** The file that the row loads, as written. */
  page?: string;
}

/** Each object of the table that has a path and a page. */
export function routeTable(): RouteRow[] {
  const file = join(root, ROUTE_TABLE);
  if (!existsSync(file)) return [];
  const rows: RouteRow[] = [];
  const visit = (node: ts.Node): void => {
    const row = ts.isObjectLiteralExpression(node) ? rowOf(node) : null;
    if (row) rows.push(row);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX));
  return rows;
}

function rowOf(literal: ts.ObjectLiteralExpression): RouteRow | null {
  const row: Record<string, string> = {};
  for (const property of literal.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
    const value = property.initializer;
    if (ts.isStringLiteralLike(value)) row[property.name.text] = value.text;
    if (property.name.text === 'page') row.page = importedBy(value) ?? '';
  }
  return row.path !== undefined && row.page !== undefined ? (row as unknown as RouteRow) : null;
}

function importedBy(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [path] = node.arguments;
    return path && ts.isStringLiteralLike(path) ? path.text : undefined;
  }
  return ts.forEachChild(node, importedBy);
}
