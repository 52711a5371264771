/** A node of the syntax tree (ESTree) that webpack's parser returns. */
interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/** The endpoints that a module adds to the API client. */
interface FoundEndpoints {
  names: string[];
  /** Whether some names can't be read, because they are not plain keys of a returned object. */
  isIncomplete: boolean;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const getNode = (node: SyntaxNode | undefined, field: string): SyntaxNode | undefined =>
  node && isNode(node[field]) ? node[field] : undefined;

const getNodes = (node: SyntaxNode | undefined, field: string): SyntaxNode[] => {
  const list = node?.[field];
  return Array.isArray(list) ? list.filter(isNode) : [];
};

function* listCalls(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type === 'CallExpression') yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* listCalls(child);
}

/** Whether a call is one of `createApi(…)`, `api.injectEndpoints(…)` or `api.enhanceEndpoints(…).injectEndpoints(…)`. */
const addsEndpoints = (call: SyntaxNode): boolean => {
  const callee = getNode(call, 'callee');
  return callee?.type === 'MemberExpression'
    ? !callee.computed && getNode(callee, 'property')?.name === 'injectEndpoints'
    : callee?.name === 'createApi';
};

/** Returns the key of a property; undefined if it is computed, or the property is a spread object. */
const getKey = (property: SyntaxNode): string | undefined => {
  const key = property.computed ? undefined : getNode(property, 'key');
  const text = key?.type === 'Literal' ? key.value : key?.name;
  return text === undefined ? undefined : String(text);
};

/** Statements that run once and contain no other `return` of their function. */
const PLAIN_STATEMENTS = ['VariableDeclaration', 'FunctionDeclaration', 'ExpressionStatement'];

/** Returns what a function returns; undefined if it may return in several places. */
const findReturned = (body: SyntaxNode | undefined): SyntaxNode | undefined => {
  if (body?.type !== 'BlockStatement') return body;
  const [statement, ...others] = getNodes(body, 'body').filter(
    ({ type }) => !PLAIN_STATEMENTS.includes(type),
  );
  return others.length === 0 ? getNode(statement, 'argument') : undefined;
};

/** Returns the names of the endpoints of a call; undefined when they can't be read. */
const readNames = (call: SyntaxNode): string[] | undefined => {
  const [options] = getNodes(call, 'arguments');
  const endpoints = getNodes(options, 'properties').find((property) => getKey(property) === 'endpoints');
  const returned = findReturned(getNode(getNode(endpoints, 'value'), 'body'));
  const keys =
    returned?.type === 'ObjectExpression' ? getNodes(returned, 'properties').map(getKey) : undefined;
  return keys?.every((key) => key !== undefined) ? keys : undefined;
};

/** Finds the endpoints that the code of a module adds to the API client, in its syntax tree. */
export const findEndpointNames = (module: SyntaxNode): FoundEndpoints => {
  const lists = [...listCalls(module)].filter(addsEndpoints).map(readNames);
  return { names: lists.flatMap((names) => names ?? []), isIncomplete: lists.includes(undefined) };
};
