import ts from './typescript.cjs';
import { parseFile, resolveImport } from './sourceFiles';

/** Where a name gets its value: a variable, a parameter, a function, a destructured property, an import. */
export type Declaration =
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.FunctionDeclaration
  | ts.BindingElement
  | ts.ImportSpecifier;

const listBindings = (
  node: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
): Declaration[] => {
  if (ts.isIdentifier(node.name)) return [node];
  return node.name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBindings(element) : []));
};

const listImports = ({ importClause }: ts.ImportDeclaration): Declaration[] => {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
};

const listStatements = (scope: ts.Node): readonly ts.Statement[] => {
  if (ts.isSourceFile(scope) || ts.isBlock(scope)) return scope.statements;
  return ts.isCaseBlock(scope) ? scope.clauses.flatMap(({ statements }) => [...statements]) : [];
};

/** Lists the parameters of a function, variables in the head of a loop, and the error of a catch clause. */
const listHeadBindings = (scope: ts.Node): Declaration[] => {
  if (ts.isFunctionLike(scope)) return scope.parameters.flatMap(listBindings);
  if (ts.isCatchClause(scope))
    return scope.variableDeclaration ? listBindings(scope.variableDeclaration) : [];
  const isLoop = ts.isForStatement(scope) || ts.isForInStatement(scope) || ts.isForOfStatement(scope);
  const head = isLoop ? scope.initializer : undefined;
  return head && ts.isVariableDeclarationList(head) ? head.declarations.flatMap(listBindings) : [];
};

/** Lists the declarations directly inside a node's own scope. */
const listDeclarations = (scope: ts.Node): Declaration[] => [
  ...listHeadBindings(scope),
  ...listStatements(scope).flatMap((statement): Declaration[] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(listBindings);
    if (ts.isFunctionDeclaration(statement)) return [statement];
    return ts.isImportDeclaration(statement) ? listImports(statement) : [];
  }),
];

const getName = (declaration: Declaration): string | undefined =>
  declaration.name && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;

/** Returns the declaration that a name refers to where it is used, or null when the file does not declare it. */
export const findDeclaration = (identifier: ts.Identifier): Declaration | null => {
  for (let scope: ts.Node | undefined = identifier.parent; scope; scope = scope.parent) {
    const found = listDeclarations(scope).find((declaration) => getName(declaration) === identifier.text);
    if (found) return found;
  }
  return null;
};

const findReexport = (statement: ts.ExportDeclaration, name: string): string | null => {
  const clause = statement.exportClause;
  if (!clause) return name;
  if (!ts.isNamedExports(clause)) return null;
  const specifier = clause.elements.find((element) => element.name.text === name);
  return specifier ? (specifier.propertyName ?? specifier.name).text : null;
};

/**
 * Returns the declaration that a file exports under a name, following re-exports, or null when there is none.
 * @param visited Exports that have been searched already, because files may re-export each other.
 */
export const findExport = (file: string, name: string, visited = new Set<string>()): Declaration | null => {
  const key = `${file}#${name}`;
  if (visited.has(key)) return null;
  visited.add(key);
  const source = parseFile(file);
  const own = listDeclarations(source).find((declaration) => getName(declaration) === name);
  if (own) return own;
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const original = findReexport(statement, name);
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const target = original && resolveImport(file, specifier);
    const found = target ? findExport(target, original, visited) : null;
    if (found) return found;
  }
  return null;
};
