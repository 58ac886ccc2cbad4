// Prints docs/error-codes.md, the codes of all sentences that the API says no with, from their catalogues:
//   npm run error-codes
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { isMain, root } from './environment.mjs';

const SOURCES = [join(root, 'apps'), join(root, 'libs')];

const HEAD = `# Error codes

What the API refuses it says in a sentence and names by a code: \`{ "message": …, "code": … }\`, and where fields are at
fault, \`errors\` and \`codes\` by field. The sentence follows \`Accept-Language\` (\`id\`, \`en\`; \`Content-Language\` says which it
is) and may be worded anew at any time. A code keeps its meaning: programs read codes. What is wrong with
how a field is written has a code that begins with \`validation.\`, whatever the call; what only the database was asked, one
that begins with \`constraint.\`.

This list is printed from the catalogues by \`npm run error-codes\`; a test holds it to them. In braces stands what is filled
in. A refusal without a code is one whose sentence is not in a catalogue yet.

`;

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);

/** Each object that a file exports, by name. */
function objectsOf(path) {
  const found = new Map();
  for (const statement of parse(path).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isObjectLiteralExpression(initializer)) found.set(name.getText(), initializer);
  }
  return found;
}

const filledIn = (expression) =>
  `{${expression
    .getText()
    .replace(/^counted\((\w+), .*$/s, '$1')
    .replace(/^String\((\w+)\)$/, '$1')}}`;

/** `counted(hours, 'hour', 'hours')` reads as "{hours} hours". */
function spoken(expression) {
  const counted = /^counted\(\s*(\w+),\s*'[^']*',\s*'([^']*)',?\s*\)$/.exec(expression.getText());
  return counted ? `{${counted[1]}} ${counted[2]}` : filledIn(expression);
}

/** What a name of its file stands for, where that is one text. */
const constantOf = (name) =>
  new RegExp(`^const ${name.text} = (['"])(.*)\\1;$`, 'm').exec(name.getSourceFile().text)?.[2];

/** A text as it is read, with what is filled in by its name. */
function worded(node) {
  if (ts.isArrowFunction(node)) return worded(node.body);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({ expression, literal }) => spoken(expression) + literal.text).join('')
    );
  if (ts.isConditionalExpression(node)) return `${worded(node.whenTrue)} / ${worded(node.whenFalse)}`;
  return ts.isIdentifier(node) ? (constantOf(node) ?? filledIn(node)) : node.getText();
}

/** A code has the keys of its catalogue in camel case, as `sentences` makes it. */
const codeOf = (of, keys) => [of, ...keys].join('.').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** [keys, text] of every text of a catalogue, those below a key too. */
const textsOf = (object, above = []) =>
  object.properties.flatMap(({ name, initializer: text }) => {
    const keys = [...above, name.text];
    return ts.isObjectLiteralExpression(text) ? textsOf(text, keys) : [[keys, worded(text)]];
  });

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'web' ? [] : sourcesBelow(path);
    return /[\\/]src[\\/].*\.ts$/.test(path) ? [path] : [];
  });
const files = SOURCES.flatMap(sourcesBelow);
const isOfSentences = (path) => /^(.+-)?sentences\.ts$/.test(basename(path));
const DEFINITION = /const (\w+) = sentences\('([\w.]+)', (\w+)\)/g;
const sources = files
  .filter((path) => !/(texts(\.\w+)?|spec)\.ts$/.test(path))
  .map((path) =>
    readFileSync(path, 'utf8')
      .replace(DEFINITION, '')
      .replace(/^import [^;]*;/gm, ''),
  );

/** Named, or looked up by a key: what a call has done is said by the same catalogues, as a text without a code. */
function isRefused(name, keys) {
  const [key, ...above] = [...keys].reverse();
  const of = [name, ...above.reverse()].join('\\.');
  const whole = above.length > 0 ? '(?![.\\w])' : '\\[';
  const isNamed = new RegExp(
    `\\b${of}(\\.${key}\\b|${whole})|\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${of}\\b|(?<!\\} = )\\b${name}[;),]`,
  );
  return sources.some((source) => isNamed.test(source));
}

/** Of each name that the file imports, the file that it is from, without its ending. */
function importsOf(path, source) {
  const found = source.matchAll(/import \{([^}]+)\} from '(?:(\.[^']*)|@gelanggang\/(\w+)\/([^']*))'/g);
  return new Map(
    [...found].flatMap(([, names, near, library, below]) => {
      const from = near ? join(dirname(path), near) : join(root, 'libs', library, 'src', below);
      return names.split(',').map((name) => [name.trim(), from]);
    }),
  );
}

/** [code, in the default wording, in English] of every sentence that the API says no with, by code. */
function sentences() {
  return files
    .filter(isOfSentences)
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      const from = importsOf(path, source);
      const made = source.matchAll(DEFINITION);
      return [...made].flatMap(([, said, of, name]) => {
        const original = objectsOf(`${from.get(name)}.ts`).get(name);
        const inEnglish = new Map(
          textsOf(objectsOf(`${from.get(name)}.en.ts`).get(name)).map(([keys, text]) => [codeOf(of, keys), text]),
        );
        return textsOf(original)
          .filter(([keys]) => isRefused(said, keys))
          .map(([keys, text]) => [codeOf(of, keys), text, inEnglish.get(codeOf(of, keys))]);
      });
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table of each feature: lines as wide as the widest of all would be ten times the text. */
export async function errorCodes() {
  const features = new Map();
  for (const row of sentences()) {
    const [feature] = row[0].split('.', 1);
    features.set(feature, [...(features.get(feature) ?? []), row]);
  }
  const tables = [...features].map(([feature, rows]) => {
    const lines = rows.map(([code, text, english]) => `| \`${code}\` | ${cell(text)} | ${cell(english)} |`);
    return `## ${feature}\n\n<!-- prettier-ignore -->\n| code | default wording | English |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  const path = join(root, 'docs', 'error-codes.md');
  return format(`${HEAD}${tables.join('\n')}`, { ...(await resolveConfig(path)), parser: 'markdown' });
}

if (isMain(import.meta)) writeFileSync(join(root, 'docs', 'error-codes.md'), await errorCodes());
