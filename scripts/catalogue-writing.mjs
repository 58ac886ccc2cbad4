// Writes a catalogue in another language: a copy of the original in which each text is replaced.
import { basename, dirname, relative, sep } from 'node:path';
import ts from 'typescript';
import { Sentence } from './environment.mjs';
import { bare, declarationsOf, filledIn, importsOf, keyOf, parse, textsOf } from './catalogue-texts.mjs';

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const inTemplate = (text) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

/** Every identifier in a piece of source. */
function namesIn(node) {
  const found = new Set();
  const visit = (at) => {
    if (ts.isIdentifier(at)) found.add(at.text);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

/** @throws Sentence where a text lacks a placeholder of the original, or has one that it does not know */
export function checkPlaceholders(file, path, node, text) {
  const count = filledIn(node).length;
  const given = [...text.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
  const unknown = given.find((number) => number < 1 || number > count);
  if (unknown !== undefined)
    throw new Sentence(`${file}: ${path} has the placeholder {${unknown}}, which its original does not have.`);
  const lacking = Array.from({ length: count }, (_, at) => at + 1).find((number) => !given.includes(number));
  if (lacking !== undefined) throw new Sentence(`${file}: ${path} lacks the placeholder {${lacking}} of its original.`);
}

/** The source of a catalogue's parts, with the translated texts in place of its own. */
function translator(source, translated) {
  const texts = textsOf(source);
  const byNode = new Map(texts.map(({ path, node }) => [node, translated.get(path)]));
  const declarations = declarationsOf(source);
  const named = new Map(declarations.map((one) => [one.name, one]));
  const known = new Map();

  /** Whether all that is said here, and by what it uses of this file, is translated. */
  function isWhole(node) {
    if (byNode.has(node) && byNode.get(node) === undefined) return false;
    if (ts.isIdentifier(node)) return isDeclaredWhole(node.text);
    return !ts.forEachChild(node, (child) => !isWhole(child));
  }
  function isDeclaredWhole(name) {
    const declaration = named.get(name);
    if (!declaration) return true;
    if (!known.has(name)) {
      known.set(name, true); // one that uses itself
      known.set(name, isWhole(declaration.value ?? declaration.node.body));
    }
    return known.get(name);
  }
  /** Whether anything here, or in what it uses of this file, is translated. */
  function isTouched(node, seen = new Set()) {
    if (byNode.get(node) !== undefined) return true;
    if (ts.isIdentifier(node) && named.has(node.text)) {
      if (seen.has(node.text)) return false;
      const declaration = named.get(node.text);
      return isTouched(declaration.value ?? declaration.node.body, new Set([...seen, node.text]));
    }
    return ts.forEachChild(node, (child) => isTouched(child, seen)) ?? false;
  }

  function print(node) {
    const text = byNode.get(node);
    if (text !== undefined) return printText(node, text);
    const edits = [];
    ts.forEachChild(node, (child) => {
      edits.push([child.getStart(), child.getEnd(), print(child)]);
    });
    let [printed, at] = ['', node.getStart()];
    for (const [start, end, words] of edits) {
      printed += source.text.slice(at, start) + words;
      at = end;
    }
    return printed + source.text.slice(at, node.getEnd());
  }
  function printText(node, text) {
    if (!ts.isTemplateExpression(node)) return quoted(text);
    const expressions = new Map(node.templateSpans.map(({ expression }) => [expression.getText(), expression]));
    const given = filledIn(node).map((one) => print(expressions.get(one)));
    const parts = text.split(/\{(\d+)\}/);
    return `\`${parts.map((part, at) => (at % 2 ? `\${${given[Number(part) - 1]}}` : inTemplate(part))).join('')}\``;
  }
  return { declarations, isWhole, isTouched, print };
}

const accessed = (of, key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? `${of}.${key}` : `${of}[${quoted(key)}]`);

/** The keys of an object that are translated; what is not is that of `fallback`, an expression. */
function printObject(object, fallback, parts) {
  if (parts.isWhole(object)) return parts.print(object);
  const members = object.properties.flatMap((member) => {
    if (!parts.isTouched(member)) return [];
    if (parts.isWhole(member)) return [parts.print(member)];
    const value = ts.isPropertyAssignment(member) ? bare(member.initializer) : undefined;
    if (!value || !ts.isObjectLiteralExpression(value)) return [];
    return [`${member.name.getText()}: ${printObject(value, accessed(fallback, keyOf(member.name)), parts)}`];
  });
  return `{ ...${fallback}, ${members.join(', ')} }`;
}

/** What an exported name holds; a list is taken once all of it is translated. */
function printExported(value, fallback, parts) {
  if (!ts.isObjectLiteralExpression(value)) return parts.isWhole(value) ? parts.print(value) : null;
  const object = printObject(value, fallback, parts);
  return object.endsWith(', }') ? null : object;
}

/** What a new file takes of the original's imports and own types: those whose names it uses. */
function importsFor(source, body) {
  const used = namesIn(ts.createSourceFile('body.ts', body, ts.ScriptTarget.ES2023, true));
  return importsOf(source).flatMap((statement) => {
    const { importClause, moduleSpecifier } = statement;
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    const names = bindings.elements.filter(({ name }) => used.has(name.text)).map((one) => one.getText());
    const type = importClause.isTypeOnly ? 'type ' : '';
    return names.length ? [`import ${type}{ ${names.join(', ')} } from ${moduleSpecifier.getText()};`] : [];
  });
}

/** Named before those that use them; what the exported texts do not use is left out. */
function neededBy(bodies, declarations) {
  const needed = new Set();
  const need = (node) => {
    for (const name of namesIn(node))
      if (!needed.has(name) && declarations.has(name)) {
        needed.add(name);
        need(declarations.get(name));
      }
  };
  for (const body of bodies) need(ts.createSourceFile('body.ts', body, ts.ScriptTarget.ES2023, true));
  return needed;
}

/** As it is imported: libs/domain names its own files by where they stand. */
function languagesFrom(path) {
  const domain = /^(?:.*[\\/])?libs[\\/]domain[\\/]src(?=[\\/])/.exec(path)?.[0];
  if (!domain) return '@gelanggang/domain/words/languages';
  const way = relative(dirname(path), `${domain}/words/languages`).split(sep).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

/**
 * The source of a catalogue in a language, not formatted yet; null where nothing of it is translated.
 * @param path the original's
 * @param translated text by key path
 * @param fallback the catalogue that says the rest, as it is imported: './texts.id' or './texts'
 */
export function catalogueIn(language, path, translated, fallback) {
  const source = parse(path);
  const parts = translator(source, translated);
  const itself = `./${basename(path, '.ts')}`;
  const rest = fallback === itself ? 'original' : 'indonesian';
  const exported = parts.declarations.filter((one) => one.exported);
  const own = new Map([
    ...parts.declarations.filter((one) => !one.exported).map(({ name, statement }) => [name, statement]),
    ...source.statements
      .filter((one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one))
      .map((one) => [one.name.text, one]),
  ]);

  const said = exported.map(({ name, value }) => {
    if (!value || !parts.isTouched(value)) return null;
    const texts = printExported(value, `${rest}.${name}`, parts);
    return texts === null ? null : `export const ${name}: InLanguage<typeof original.${name}> = ${texts};`;
  });
  if (said.every((one) => one === null)) return null;
  const left = exported.filter((_, at) => said[at] === null).map(({ name }) => name);
  const texts = said.filter((one) => one !== null);
  const needed = neededBy(texts, own);
  const helpers = [...new Set([...own].filter(([name]) => needed.has(name)).map(([, statement]) => statement))].map(
    (statement) => parts.print(statement).replace(/^export /, ''),
  );
  const body = [
    ...helpers,
    ...texts,
    ...(left.length ? [`// not translated yet:\nexport const { ${left.join(', ')} } = ${rest};`] : []),
  ].join('\n\n');
  const uses = new RegExp(`\\b${rest}\\.|= ${rest};`).test(body.replaceAll('typeof original.', ''));
  const imports = [
    ...importsFor(source, body),
    `import type { InLanguage } from '${languagesFrom(path)}';`,
    ...(rest === 'indonesian' && uses ? [`import * as indonesian from '${fallback}';`] : []),
    `import ${rest === 'original' && uses ? '' : 'type '}* as original from '${itself}';`,
  ];
  const head = `// The texts of ${basename(path)} in the language '${language}', as \`npm run texts\` writes them.`;
  return `${head}\n${imports.join('\n')}\n\n${body}\n`;
}
