// What an expression of the source can be, read and not run: constants, templates, functions that build a text, and what their
// callers hand over. A value that only a run knows is any of its type's words, or one number.
import ts from 'typescript';
import {
  type Callable,
  distinct,
  fieldOf,
  keyOf,
  method,
  ofObject,
  products,
  text,
  Unreadable,
  type Value,
  valuesOf,
} from './written-methods';

/** One name with several values: the whole text is read again with each, so that it has the same everywhere in it. */
class Choice extends Error {
  constructor(
    readonly what: object,
    readonly values: Value[],
  ) {
    super('a choice');
  }
}

type Scope = ReadonlyMap<ts.Symbol, () => Value[]>;

const NOTHING: Scope = new Map();
/** Of expressions within expressions: a function that calls itself ends nowhere. */
const DEEPEST = 400;

export class WrittenValues {
  private depth = 0;
  private readonly chosen = new Map<object, Value>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly callsOf: ReadonlyMap<ts.Symbol, ts.CallExpression[]>,
    /** What a function answers that is built while it runs, by its name. */
    private readonly standIns: Readonly<Record<string, Value>> = {},
  ) {}

  /** Every value that it may have. */
  all(node: ts.Expression): Value[] {
    try {
      return this.of(node);
    } catch (error) {
      if (!(error instanceof Choice)) throw error;
      const { what, values } = error;
      const found = values.flatMap((value) => {
        this.chosen.set(what, value);
        return this.all(node);
      });
      this.chosen.delete(what);
      return distinct(found);
    }
  }

  private choose(name: object, values: () => Value[]): Value[] {
    if (this.chosen.has(name)) return [this.chosen.get(name)];
    const found = values();
    if (found.length > 1) throw new Choice(name, found);
    return found;
  }

  private of(node: ts.Expression, scope: Scope = NOTHING): Value[] {
    if (++this.depth > DEEPEST) throw new Unreadable('too deep');
    try {
      return distinct(this.read(node, scope));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return this.byType(node, error);
    } finally {
      this.depth--;
    }
  }

  private read(node: ts.Expression, scope: Scope): Value[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text.replaceAll('_', ''))];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
    if (node.kind === ts.SyntaxKind.NullKeyword) return [null];
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.of(node.expression, scope);
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map((span) =>
        this.of(span.expression, scope).map((one) => text(one) + span.literal.text),
      );
      return products([[node.head.text], ...parts]).map((forms) => forms.join(''));
    }
    if (ts.isConditionalExpression(node)) return [...this.of(node.whenTrue, scope), ...this.of(node.whenFalse, scope)];
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isArrayLiteralExpression(node))
      return products(node.elements.map((one) => this.element(one, scope))).map((all) => all.flat());
    if (ts.isObjectLiteralExpression(node)) return [this.record(node, scope)];
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [this.callable(node, scope)];
    if (ts.isIdentifier(node)) return this.named(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, scope);
    if (ts.isElementAccessExpression(node)) return this.entry(node, scope);
    if (ts.isCallExpression(node)) return this.call(node, scope);
    throw new Unreadable(ts.SyntaxKind[node.kind]);
  }

  private element(node: ts.Expression, scope: Scope): Value[][] {
    if (ts.isSpreadElement(node)) return this.of(node.expression, scope) as Value[][];
    return this.of(node, scope).map((one) => [one]);
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value[] {
    const { PlusToken, QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken } = ts.SyntaxKind;
    const sides = () => [this.of(node.left, scope), this.of(node.right, scope)] as const;
    const kind = node.operatorToken.kind;
    if (kind === PlusToken) {
      const [left, right] = sides();
      return left.flatMap((one) =>
        right.map((other) =>
          typeof one === 'number' && typeof other === 'number' ? one + other : text(one) + text(other),
        ),
      );
    }
    if (kind === QuestionQuestionToken || kind === BarBarToken) {
      const [left, right] = sides();
      return [...left.filter((one) => one !== null && one !== undefined && one !== ''), ...right];
    }
    if (kind === AmpersandAmpersandToken) return [false, ...this.of(node.right, scope)];
    throw new Unreadable(node.operatorToken.getText());
  }

  private record(node: ts.ObjectLiteralExpression, scope: Scope): Record<string, () => Value[]> {
    const fields: Record<string, () => Value[]> = {};
    for (const one of node.properties) {
      if (ts.isPropertyAssignment(one)) fields[keyOf(one.name)] = () => this.of(one.initializer, scope);
      else if (ts.isShorthandPropertyAssignment(one)) fields[one.name.text] = () => this.shorthand(one, scope);
      else if (ts.isSpreadAssignment(one)) Object.assign(fields, this.of(one.expression, scope)[0]);
      else throw new Unreadable('a method');
    }
    return fields;
  }

  private shorthand(node: ts.ShorthandPropertyAssignment, scope: Scope): Value[] {
    const symbol = this.checker.getShorthandAssignmentValueSymbol(node);
    if (!symbol) throw new Unreadable(node.name.text);
    return this.symbol(symbol, scope);
  }

  private named(node: ts.Identifier, scope: Scope): Value[] {
    if (node.text === 'undefined') return [undefined];
    const symbol = this.checker.getSymbolAtLocation(node);
    if (!symbol) throw new Unreadable(node.text);
    return this.symbol(symbol, scope);
  }

  private symbol(found: ts.Symbol, scope: Scope): Value[] {
    const symbol = found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    const known = scope.get(symbol);
    if (known) return known();
    const declaration = symbol.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && ts.isForOfStatement(declaration.parent.parent)) {
      const list = declaration.parent.parent.expression;
      return this.choose(symbol, () => this.of(list, scope).flatMap((one) => [...(one as Value[])]));
    }
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const { initializer } = declaration;
      if (ts.isArrayLiteralExpression(initializer) && initializer.elements.length === 0)
        throw new Unreadable(`${symbol.name} is filled in steps`);
      return this.of(initializer, scope);
    }
    if (declaration && ts.isPropertyDeclaration(declaration) && declaration.initializer)
      return this.of(declaration.initializer, scope);
    if (declaration && ts.isFunctionDeclaration(declaration)) return [this.callable(declaration, scope)];
    if (declaration && ts.isBindingElement(declaration)) return this.bound(declaration, scope);
    if (declaration && ts.isParameter(declaration)) return this.handedOver(declaration);
    throw new Unreadable(symbol.name);
  }

  /** `{ a }` and `[a]` of a declaration or a parameter. */
  private bound(node: ts.BindingElement, scope: Scope): Value[] {
    const pattern = node.parent;
    const holder = pattern.parent;
    const whole = ts.isVariableDeclaration(holder)
      ? holder.initializer
        ? this.of(holder.initializer, scope)
        : []
      : ts.isParameter(holder)
        ? this.handedOver(holder)
        : this.bound(holder, scope);
    if (ts.isArrayBindingPattern(pattern)) {
      const index = pattern.elements.indexOf(node);
      return whole.map((one) => {
        if (!Array.isArray(one)) throw new Unreadable('no list');
        return one[index] as Value;
      });
    }
    const key = node.propertyName ? keyOf(node.propertyName) : node.name.getText();
    const values = whole.flatMap((one) => fieldOf(one, key));
    return node.initializer && values.includes(undefined)
      ? [...values.filter((one) => one !== undefined), ...this.of(node.initializer, scope)]
      : values;
  }

  /** What the callers of its function give it. */
  private handedOver(node: ts.ParameterDeclaration): Value[] {
    const owner = node.parent;
    const name = ts.isArrowFunction(owner) || ts.isFunctionExpression(owner) ? owner.parent : owner;
    const named = ts.isVariableDeclaration(name) || ts.isFunctionDeclaration(name) || ts.isMethodDeclaration(name);
    const symbol = named && name.name && this.checker.getSymbolAtLocation(name.name);
    const calls = (symbol && this.callsOf.get(symbol)) || [];
    if (calls.length === 0) throw new Unreadable(`nobody calls with ${node.name.getText()}`);
    const index = (owner.parameters as ts.NodeArray<ts.ParameterDeclaration>).indexOf(node);
    return this.choose(node, () => {
      const given = calls.flatMap((call) => {
        const one = call.arguments[index] ?? node.initializer;
        return one ? this.all(one) : [undefined];
      });
      return distinct(given);
    });
  }

  private property(node: ts.PropertyAccessExpression, scope: Scope): Value[] {
    if (node.expression.kind === ts.SyntaxKind.ThisKeyword) return this.named(node.name as ts.Identifier, scope);
    const name = node.name.text;
    return this.of(node.expression, scope).flatMap((one) => fieldOf(one, name));
  }

  private entry(node: ts.ElementAccessExpression, scope: Scope): Value[] {
    let keys: Value[];
    try {
      keys = this.of(node.argumentExpression, scope);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return this.of(node.expression, scope).flatMap((one) => valuesOf(one));
    }
    return this.of(node.expression, scope).flatMap((one) => keys.flatMap((key) => fieldOf(one, String(key))));
  }

  private callable(node: ts.FunctionLikeDeclaration, scope: Scope): Callable {
    return (...given) => {
      const inner = new Map(scope);
      node.parameters.forEach((parameter, index) => {
        const rest = () => products(given.slice(index).map((one) => one()));
        const one = parameter.dotDotDotToken ? rest : (given[index] ?? (() => [undefined]));
        this.bind(parameter.name, this.given(one, parameter.initializer, inner), inner);
      });
      return this.returned(node, inner);
    };
  }

  /** Or what stands for it where it is left out. */
  private given(value: () => Value[], initial: ts.Expression | undefined, scope: Scope): () => Value[] {
    return () => value().flatMap((one) => (one === undefined && initial ? this.of(initial, scope) : [one]));
  }

  private bind(name: ts.BindingName, value: () => Value[], scope: Map<ts.Symbol, () => Value[]>): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol) scope.set(symbol, value);
      return;
    }
    name.elements.forEach((one, index) => {
      if (!ts.isBindingElement(one)) return;
      const key = ts.isArrayBindingPattern(name) ? String(index) : keyOf(one.propertyName ?? one.name);
      const field = () => value().flatMap((whole) => fieldOf(whole, key));
      this.bind(one.name, this.given(field, one.initializer, scope), scope);
    });
  }

  private returned(node: ts.FunctionLikeDeclaration, scope: Scope): Value[] {
    if (!node.body) throw new Unreadable('no body');
    if (!ts.isBlock(node.body)) return this.of(node.body, scope);
    const found: Value[] = [];
    const visit = (one: ts.Node): void => {
      if (ts.isReturnStatement(one) && one.expression) found.push(...this.of(one.expression, scope));
      else if (!ts.isFunctionLike(one)) ts.forEachChild(one, visit);
    };
    visit(node.body);
    return found;
  }

  private call(node: ts.CallExpression, scope: Scope): Value[] {
    const callee = node.expression;
    const standIn = this.standIns[callee.getText()];
    if (standIn !== undefined) return [standIn];
    const given = node.arguments.map((one) => () => this.of(one, scope));
    const together = () => products(given.map((one) => one()));
    if (ts.isPropertyAccessExpression(callee) && callee.expression.kind !== ts.SyntaxKind.ThisKeyword) {
      const name = callee.name.text;
      if (callee.expression.getText() === 'Object') return together().map(([one]) => ofObject(name, one));
      return this.of(callee.expression, scope).flatMap((owner) =>
        together().flatMap((values) => method(owner, name, values)),
      );
    }
    const symbol = this.checker.getSymbolAtLocation(ts.isPropertyAccessExpression(callee) ? callee.name : callee);
    const declaration = symbol?.valueDeclaration;
    const functions =
      declaration && ts.isMethodDeclaration(declaration) ? [this.callable(declaration, scope)] : this.of(callee, scope);
    return functions.flatMap((one) => {
      if (typeof one !== 'function') throw new Unreadable(callee.getText());
      return (one as Callable)(...given);
    });
  }

  private byType(node: ts.Expression, error: Unreadable): Value[] {
    const name = ts.isIdentifier(node) ? this.checker.getSymbolAtLocation(node) : undefined;
    return name ? this.choose(name, () => this.words(node, error)) : this.words(node, error);
  }

  private words(node: ts.Expression, error: Unreadable): Value[] {
    const found = this.checker.getTypeAtLocation(node);
    const type = this.checker.getBaseConstraintOfType(found) ?? found;
    const parts = type.isUnion() ? type.types : [type];
    return distinct(
      parts.map((one) => {
        if (one.isStringLiteral() || one.isNumberLiteral()) return one.value;
        if (one.flags & ts.TypeFlags.NumberLike) return 1;
        if (one.flags & ts.TypeFlags.Undefined) return undefined;
        if (one.flags & ts.TypeFlags.Null) return null;
        if (one.flags & ts.TypeFlags.BooleanLiteral) return this.checker.typeToString(one) === 'true';
        throw error;
      }),
    );
  }
}
