import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../compile/paths';

export interface PropDescription {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** A component as the catalog describes it. */
export interface ComponentDescription {
  name: string;
  package: string;
  /** Folder below `src`: `actions`. */
  group: string;
  /** Text of its doc comment. */
  description: string;
  example: string | null;
  /** Its own props, without those of its native element. */
  props: PropDescription[];
}

const PACKAGES = ['ui', 'app-ui'];

/** Whether a prop is declared in the workspace, and not in the types of React. */
const isDeclaredInWorkspace = (symbol: ts.Symbol) =>
  symbol.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('node_modules'),
  ) ?? false;

/** Returns a type as text; for an alias of literals, the literals. */
function describeType(checker: ts.TypeChecker, optionalType: ts.Type): string {
  const type = checker.getNonNullableType(optionalType);
  const isLiteralUnion = type.isUnion() && type.types.every((part) => part.isLiteral());
  const flags = ts.TypeFormatFlags.NoTruncation | (isLiteralUnion ? ts.TypeFormatFlags.InTypeAlias : 0);
  return checker.typeToString(type, undefined, flags);
}

function describeProps(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): PropDescription[] {
  return checker
    .getPropertiesOfType(type)
    .filter(isDeclaredInWorkspace)
    .map((symbol) => ({
      name: symbol.name,
      type: describeType(checker, checker.getTypeOfSymbolAtLocation(symbol, node)),
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Whether an export is a component. The second letter tells its name from that of a constant. */
const isComponent = (name: string, symbol: ts.Symbol) =>
  /^[A-Z][a-z]/.test(name) && (symbol.flags & ts.SymbolFlags.Value) !== 0;

/**
 * Describes every component that the packages export, with the types and doc comments of its source.
 *
 * @param libsDir Folder of the packages `ui` and `app-ui`.
 */
export function describeComponents(libsDir = join(ROOT, 'shared-libs')): ComponentDescription[] {
  const getSourceDir = (name: string) => join(libsDir, name, 'src');
  const indexes = PACKAGES.map((name) => join(getSourceDir(name), 'index.ts'));
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(indexes, options);
  const checker = program.getTypeChecker();
  return PACKAGES.flatMap((packageName, position) => {
    const index = program.getSourceFile(indexes[position] ?? '');
    const module = index && checker.getSymbolAtLocation(index);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((exported): ComponentDescription[] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const node = symbol.declarations?.[0];
      if (!node || !isComponent(exported.name, symbol)) return [];
      const signature = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures()[0];
      const parameter = signature?.parameters[0];
      const props = parameter ? checker.getTypeOfSymbolAtLocation(parameter, node) : null;
      const file = relative(getSourceDir(packageName), node.getSourceFile().fileName);
      const example = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')?.text;
      return [
        {
          name: exported.name,
          package: packageName,
          group: file.split(sep)[0] ?? '',
          description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
          example: example ? ts.displayPartsToString(example) : null,
          props: props ? describeProps(checker, props, node) : [],
        },
      ];
    });
  });
}
