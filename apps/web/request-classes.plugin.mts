// Leaves the rules of request classes out of the browser's build: it takes constants and types from their files, and the
// API alone checks requests and says what is wrong with them.
import ts from 'typescript';
import type { Plugin } from 'vite';

const CONTRACT = /\/libs\/contract\/src\/[\w-]+\.ts$/;
const DECORATED = /^ *@\w/m;

/** Without the decorators of its classes, each line where it was. What they alone have imported is imported no more. */
export function withoutDecorators(code: string): string {
  const file = ts.createSourceFile('contract.ts', code, ts.ScriptTarget.ES2023, true);
  const blanks: [number, number][] = [];
  const look = (node: ts.Node): void => {
    if (ts.isDecorator(node)) blanks.push([node.getStart(), node.getEnd()]);
    else ts.forEachChild(node, look);
  };
  look(file);
  return blanks.reduce(
    (text, [from, to]) => text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to),
    code,
  );
}

export function requestClasses(): Plugin {
  return {
    name: 'request-classes',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT.test(id) || !DECORATED.test(code)) return null;
      return { code: withoutDecorators(code), map: null };
    },
  };
}
