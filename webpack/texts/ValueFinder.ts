import ts from './typescript.cjs';
import { findDeclaration, findExport, type Declaration } from './findDeclaration';
import { resolveImport } from './sourceFiles';

/** Array methods that return an array of the same elements. */
const SAME_ELEMENTS = new Set(['filter', 'slice', 'toSorted']);
/** Array methods that return one of the elements. */
const ONE_ELEMENT = new Set(['at', 'find']);
/** Functions that return their first argument; `msg` marks a text that is translated elsewhere. */
const RETURNS_ARGUMENT = new Set(['msg', 'useCallback']);

const findReturns = (node: ts.SignatureDeclaration): ts.Expression[] => {
  const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child) && child.expression) found.push(child.expression);
    ts.forEachChild(child, visit);
  };
  visit(body);
  return found;
};

const getPropertyName = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;

/** Whether a text is concatenated at run time: `a ${b}` or `a + b`. */
export const isConcatenatedText = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken);

/**
 * Follows an expression to the literals, objects and functions that it may stand for, by syntax alone: through constants,
 * tables, conditions, imports of workspace code and what functions return. Finds nothing for a value that is only known at run
 * time (state, props, responses).
 */
export class ValueFinder {
  /** Nodes being followed, so that a recursive function ends. */
  private readonly active = new Set<ts.Node>();

  findValues(node: ts.Node): ts.Node[] {
    if (this.active.has(node)) return [];
    this.active.add(node);
    try {
      return this.follow(node);
    } finally {
      this.active.delete(node);
    }
  }

  private follow(node: ts.Node): ts.Node[] {
    if (ts.isConditionalExpression(node)) return this.followAll([node.whenTrue, node.whenFalse]);
    if (ts.isBinaryExpression(node)) return this.followBinary(node);
    if (ts.isIdentifier(node)) return this.followDeclaration(findDeclaration(node));
    if (ts.isPropertyAccessExpression(node)) return this.followProperty(node.expression, node.name.text);
    if (ts.isElementAccessExpression(node)) {
      const key = node.argumentExpression;
      return this.followProperty(node.expression, ts.isStringLiteralLike(key) ? key.text : null);
    }
    if (ts.isCallExpression(node)) return this.followCall(node);
    const isWrapper =
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node);
    return isWrapper ? this.findValues(node.expression) : [node];
  }

  private followAll(nodes: readonly ts.Node[]): ts.Node[] {
    return nodes.flatMap((node) => this.findValues(node));
  }

  private followBinary(node: ts.BinaryExpression): ts.Node[] {
    if (isConcatenatedText(node)) return [node];
    const {
      left,
      right,
      operatorToken: { kind },
    } = node;
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return this.followAll([left, right]);
    return kind === ts.SyntaxKind.AmpersandAmpersandToken ? this.findValues(right) : [];
  }

  private followDeclaration(declaration: Declaration | null): ts.Node[] {
    if (!declaration) return [];
    if (ts.isFunctionDeclaration(declaration)) return [declaration];
    if (ts.isImportSpecifier(declaration)) return this.followImport(declaration);
    if (ts.isBindingElement(declaration)) return this.followBinding(declaration);
    if (ts.isParameter(declaration)) return this.followParameter(declaration);
    return this.followVariable(declaration);
  }

  /** Follows a variable; that of `for (const tab of TABS)` is an element of the array. */
  private followVariable(variable: ts.VariableDeclaration): ts.Node[] {
    const statement = variable.parent.parent;
    if (ts.isForOfStatement(statement)) return this.followProperty(statement.expression, null);
    return variable.initializer ? this.findValues(variable.initializer) : [];
  }

  private followImport(specifier: ts.ImportSpecifier): ts.Node[] {
    const from = specifier.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
    const file = resolveImport(specifier.getSourceFile().fileName, from.text);
    return file
      ? this.followDeclaration(findExport(file, (specifier.propertyName ?? specifier.name).text))
      : [];
  }

  /** Follows a destructured name: `const { key } = …`, `const [first] = …`, `({ label }) => …`. */
  private followBinding(element: ts.BindingElement): ts.Node[] {
    const parent = element.parent.parent;
    const sources = ts.isBindingElement(parent)
      ? this.followBinding(parent)
      : ts.isParameter(parent)
        ? this.followParameter(parent)
        : this.followVariable(parent);
    const key = element.propertyName ?? element.name;
    const name = ts.isObjectBindingPattern(element.parent) && ts.isIdentifier(key) ? key.text : null;
    return sources.flatMap((value) => this.getMembers(value, name));
  }

  /** Follows a parameter; that of a callback such as `TABS.map((tab) => …)` is an element of the array. */
  private followParameter(parameter: ts.ParameterDeclaration): ts.Node[] {
    const call = parameter.parent.parent;
    if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
    if (parameter.parent.parameters[0] !== parameter) return [];
    return this.findValues(call.expression.expression).flatMap((array) => this.getMembers(array, null));
  }

  private followProperty(object: ts.Expression, name: string | null): ts.Node[] {
    return this.findValues(object).flatMap((value) => this.getMembers(value, name));
  }

  /** Returns a property of an object, or the elements of an array; with `name` null, every property. */
  private getMembers(value: ts.Node, name: string | null): ts.Node[] {
    if (ts.isArrayLiteralExpression(value)) {
      return value.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? this.followProperty(element.expression, name)
          : this.findValues(element),
      );
    }
    if (!ts.isObjectLiteralExpression(value)) return [];
    return value.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return this.followProperty(property.expression, name);
      if (name !== null && (!property.name || getPropertyName(property.name) !== name)) return [];
      if (ts.isPropertyAssignment(property)) return this.findValues(property.initializer);
      return ts.isShorthandPropertyAssignment(property)
        ? this.followDeclaration(findDeclaration(property.name))
        : [];
    });
  }

  private followCall(call: ts.CallExpression): ts.Node[] {
    const { expression: callee, arguments: args } = call;
    if (ts.isPropertyAccessExpression(callee)) {
      const object = callee.expression;
      if (ts.isIdentifier(object) && object.text === 'Object' && callee.name.text === 'values')
        return args[0] ? this.followProperty(args[0], null) : [];
      if (ONE_ELEMENT.has(callee.name.text)) return this.followProperty(object, null);
      // Strings have some of these methods too, and their results are other texts.
      if (SAME_ELEMENTS.has(callee.name.text))
        return this.findValues(object).filter((value) => !ts.isStringLiteralLike(value));
    }
    const name = ts.isIdentifier(callee) ? callee.text : '';
    const first = args[0] ? [args[0]] : [];
    if (RETURNS_ARGUMENT.has(name)) return this.followAll(first);
    if (name === 'useMemo') return this.collectResults(this.followAll(first));
    return this.collectResults(this.findValues(callee));
  }

  private collectResults(functions: readonly ts.Node[]): ts.Node[] {
    return functions.flatMap((value) => (ts.isFunctionLike(value) ? this.followAll(findReturns(value)) : []));
  }
}
