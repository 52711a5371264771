import ts from 'typescript';
import { parseFile, resolveImport } from './sourceFiles';

/** Where a name gets its value: a variable, a parameter, a function, a destructured property, an import. */
export type Declaration =
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.FunctionDeclaration
  | ts.BindingElement
  | ts.ImportSpecifier
  | ts.ExportAssignment;

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

/** Declarations directly inside a node's own scope. */
const declarationsIn = (scope: ts.Node): Declaration[] => {
  const parameters = ts.isFunctionLike(scope) ? scope.parameters.flatMap(listBindings) : [];
  const body = ts.isSourceFile(scope) || ts.isBlock(scope) ? scope.statements : [];
  return [
    ...parameters,
    ...[...body].flatMap((statement): Declaration[] => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap(listBindings);
      if (ts.isFunctionDeclaration(statement)) return [statement];
      return ts.isImportDeclaration(statement) ? listImports(statement) : [];
    }),
  ];
};

const getName = (declaration: Declaration): string | undefined =>
  'name' in declaration && declaration.name && ts.isIdentifier(declaration.name)
    ? declaration.name.text
    : undefined;

/** Returns the declaration that a name refers to at a place in a file, or null when it is not declared there. */
export const findDeclaration = (identifier: ts.Identifier): Declaration | null => {
  for (let scope: ts.Node | undefined = identifier.parent; scope; scope = scope.parent) {
    const found = declarationsIn(scope).find((declaration) => getName(declaration) === identifier.text);
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

/** Returns the declaration behind an exported name, through re-exports, or null when the file does not export it. */
export const findExport = (file: string, name: string): Declaration | null => {
  const source = parseFile(file);
  const own = declarationsIn(source).find((declaration) => getName(declaration) === name);
  if (own) return own;
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const original = findReexport(statement, name);
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const target = original && resolveImport(file, specifier);
    const found = target ? findExport(target, original) : null;
    if (found) return found;
  }
  return null;
};
