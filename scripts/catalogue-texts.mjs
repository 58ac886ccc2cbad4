// Reads catalogues of texts: every text by its key path, with {1}, {2} for what a function fills in.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, /* setParentNodes */ true);

/** Without `as const`, `satisfies …` and brackets around it. */
export function bare(node) {
  while (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    node = node.expression;
  return node;
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * What a file declares, in its order: `{ name, node, value, statement, exported }`; `value` is the expression of a const,
 * and absent of a function.
 */
export const declarationsOf = (source) =>
  source.statements.flatMap((statement) => {
    const exported = isExported(statement);
    if (ts.isFunctionDeclaration(statement))
      return [{ name: statement.name.text, node: statement, statement, exported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ name, initializer }) => ts.isIdentifier(name) && initializer)
      .map((node) => ({ name: node.name.text, node, value: bare(node.initializer), statement, exported }));
  });

export const importsOf = (source) => source.statements.filter(ts.isImportDeclaration);

export const keyOf = (name) => (ts.isComputedPropertyName(name) ? name.getText() : name.text);

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** A string that is compared, looked up or given to a method or a function of another file is no text. */
function isNoText(node, imported) {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind);
  if (ts.isNewExpression(parent)) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return parent.expression !== node;
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  return !ts.isIdentifier(parent.expression) || imported.has(parent.expression.text);
}

const isString = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const importedBy = (source) =>
  new Set(
    importsOf(source).flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    }),
  );

/** What a template fills in, in its order, each once. */
export const filledIn = (node) =>
  ts.isTemplateExpression(node) ? [...new Set(node.templateSpans.map(({ expression }) => expression.getText()))] : [];

/** `counted(people, 'person', 'people')`, of English catalogues. */
const COUNTED = /^counted\(\s*([\w.]+),\s*'[^']*',\s*'([^']*)',?\s*\)$/;

/** The English `counted(people, 'person', 'people')` fills in what the original's `people` does, and says "people". */
function placeholder(expression, numbers) {
  const text = expression.getText();
  const at = numbers.indexOf(text);
  if (at >= 0) return `{${at + 1}}`;
  const [, count, many] = COUNTED.exec(text) ?? [];
  const counts = count ? numbers.findIndex((one) => new RegExp(`\\b${count}\\b`).test(one)) : -1;
  return counts >= 0 ? `{${counts + 1}} ${many}` : `{${text}}`;
}

/** @param numbers what {1}, {2} … stand for */
export function wordsOf(node, numbers) {
  if (ts.isCallExpression(node)) return placeholder(node, numbers);
  if (!ts.isTemplateExpression(node)) return node.text;
  return (
    node.head.text +
    node.templateSpans.map(({ expression, literal }) => placeholder(expression, numbers) + literal.text).join('')
  );
}

const LETTER = /\p{L}/u;
const isCounted = (node) => ts.isCallExpression(node) && COUNTED.test(node.getText());
/** A sign that is a property's value is worded as well: what stands between hours and minutes. */
const hasWords = (node) =>
  ts.isTemplateExpression(node)
    ? LETTER.test(node.head.text) ||
      node.templateSpans.some(({ expression, literal }) => LETTER.test(literal.text) || isCounted(expression))
    : LETTER.test(node.text) || (ts.isPropertyAssignment(node.parent) && node.text !== '');

/**
 * Every text below a node: `{ path, node }`. Where a function says one of several, the second has '#2' behind its path.
 * A template's own texts, in what it fills in, come after it.
 */
function textsBelow(node, path, imported) {
  const found = [];
  const visit = (at, here) => {
    if (ts.isTypeNode(at)) return;
    if (isCounted(at)) {
      if (!ts.isTemplateSpan(at.parent)) found.push({ path: here, node: at });
      return;
    }
    if (isString(at) && !isNoText(at, imported) && hasWords(at)) found.push({ path: here, node: at });
    if (ts.isPropertyAssignment(at)) return visit(at.initializer, `${here}.${keyOf(at.name)}`);
    if (ts.isArrayLiteralExpression(at)) return at.elements.forEach((one, index) => visit(one, `${here}[${index}]`));
    ts.forEachChild(at, (child) => visit(child, here));
  };
  visit(node, path);
  return found;
}

/** Every text of a catalogue, by its path, as `{ path, node }`. */
export function textsOf(source) {
  const imported = importedBy(source);
  const times = new Map();
  return declarationsOf(source)
    .flatMap(({ name, node, value }) => textsBelow(value ?? node.body, name, imported))
    .map(({ path, node }) => {
      const time = (times.get(path) ?? 0) + 1;
      times.set(path, time);
      return { path: time === 1 ? path : `${path}#${time}`, node };
    });
}
