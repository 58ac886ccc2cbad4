// Prints docs/error-codes.md, the codes of all sentences that the API says no with, from their catalogues:
//   npm run error-codes
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { isMain, root } from './environment.mjs';

const API = join(root, 'apps', 'api', 'src');

const HEAD = `# Error codes

What the API refuses it says in a sentence and names by a code: \`{ "message": …, "code": … }\`, and where fields are at
fault, \`errors\` and \`codes\` by field. The sentence follows \`Accept-Language\` (\`id\`, \`en\`; \`Content-Language\` says which it
is) and may be worded anew at any time. A code keeps its meaning: programs read codes.

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

const filledIn = (expression) => `{${expression.getText().replace(/^counted\((\w+), .*$/s, '$1')}}`;

/** `counted(hours, 'hour', 'hours')` reads as "{hours} hours". */
function spoken(expression) {
  const counted = /^counted\(\s*(\w+),\s*'[^']*',\s*'([^']*)',?\s*\)$/.exec(expression.getText());
  return counted ? `{${counted[1]}} ${counted[2]}` : filledIn(expression);
}

/** A text as it is read, with what is filled in by its name. */
function worded(node) {
  if (ts.isArrowFunction(node)) return worded(node.body);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({ expression, literal }) => spoken(expression) + literal.text).join('')
    );
  if (ts.isConditionalExpression(node)) return `${worded(node.whenTrue)} / ${worded(node.whenFalse)}`;
  return node.getText();
}

/** [code, text] of every text of a catalogue, those below a key too. */
const textsOf = (object, of) =>
  object.properties.flatMap((property) => {
    const [code, text] = [`${of}.${property.name.getText()}`, property.initializer];
    return ts.isObjectLiteralExpression(text) ? textsOf(text, code) : [[code, worded(text)]];
  });

const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const isOfCatalogue = (name) => /(texts(\.\w+)?|sentences|spec)\.ts$/.test(name);
const sources = files.filter((name) => !isOfCatalogue(name)).map((name) => readFileSync(join(API, name), 'utf8'));

/** What a call has done is said by the same catalogues, as a text without a code. */
const isRefused = (name, key) =>
  sources.some((source) => source.includes(name) && new RegExp(`\\b${key}\\b`).test(source));

/** [code, in the default wording, in English] of every sentence that the API says no with, by code. */
function sentences() {
  return files
    .filter((name) => /(^|[\\/])sentences\.ts$/.test(name))
    .flatMap((file) => {
      const folder = dirname(join(API, file));
      const [original, english] = [objectsOf(join(folder, 'texts.ts')), objectsOf(join(folder, 'texts.en.ts'))];
      const made = readFileSync(join(API, file), 'utf8').matchAll(/sentences\('([\w.]+)', (\w+)\)/g);
      return [...made].flatMap(([, of, name]) => {
        const inEnglish = new Map(textsOf(english.get(name), of));
        const said = name.replace(/Texts$/, 'Sentences');
        return textsOf(original.get(name), of)
          .filter(([code]) => isRefused(said, code.split('.').at(-1)))
          .map(([code, text]) => [code, text, inEnglish.get(code)]);
      });
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export async function errorCodes() {
  const rows = sentences().map(([code, text, english]) => `| \`${code}\` | ${cell(text)} | ${cell(english)} |`);
  const page = `${HEAD}| code | default wording | English |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  const path = join(root, 'docs', 'error-codes.md');
  return format(page, { ...(await resolveConfig(path)), parser: 'markdown' });
}

if (isMain(import.meta)) writeFileSync(join(root, 'docs', 'error-codes.md'), await errorCodes());
