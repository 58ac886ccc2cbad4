// The fields of the web app's forms as they are written down: which input, how long, and whether it may stay empty.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { DISPLAY_MESSAGE_LENGTH } from '@gelanggang/contract/displays';

const WEB = join(__dirname, '../../web/src');

export interface FormField {
  name: string;
  kind: string;
  /** The attribute's text: of an input its HTML type. */
  type: string;
  /** The longest text that can be typed; null without a bound. */
  maxLength: number | null;
  isOptional: boolean;
}

export interface FormFile {
  path: string;
  fields: FormField[];
}

/** Every file with bound fields (`<InputField form={…} name="…">`) or a form of its own. */
export function formFiles(): FormFile[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }))
    .map(({ path, text }) => ({ path, fields: fieldsOf(path, text), isForm: /\buseForm[<(]|<RecordForm/.test(text) }))
    .filter(({ fields, isForm }) => fields.length > 0 || isForm);
}

function fieldsOf(path: string, text: string): FormField[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const fields: FormField[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const field = fieldOf(node);
      if (field) fields.push(field);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fields;
}

function fieldOf(node: ts.JsxSelfClosingElement | ts.JsxOpeningElement): FormField | null {
  const kind = node.tagName.getText();
  const given = new Map(
    node.attributes.properties
      .filter(ts.isJsxAttribute)
      .map((one) => [one.name.getText(), one.initializer?.getText().replace(/^[{"]|[}"]$/g, '') ?? 'true']),
  );
  const name = given.get('name');
  if (!/Field$/.test(kind) || !given.has('form') || !name) return null;
  const written = given.get('maxLength');
  const longest = written === 'DISPLAY_MESSAGE_LENGTH' ? DISPLAY_MESSAGE_LENGTH : Number(written);
  return {
    name: /'(\w+)'/.exec(name)?.[1] ?? name,
    kind,
    type: given.get('type') ?? '',
    maxLength: Number.isInteger(longest) ? longest : null,
    isOptional: given.get('isOptional') === 'true',
  };
}
