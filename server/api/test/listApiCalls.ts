import type { TestApi } from './openTestApi';

/** A schema of the OpenAPI document. */
export interface ApiSchema {
  type?: string;
  properties?: Record<string, ApiSchema>;
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  additionalProperties?: boolean;
}

interface Operation {
  security?: Record<string, unknown>[];
  parameters?: { in: string; name: string; schema: ApiSchema }[];
  requestBody?: { content: Record<string, { schema: ApiSchema }> };
  responses?: Record<string, { content?: Record<string, { schema: ApiSchema }> }>;
}

/** A call of the players' API, as the OpenAPI document describes it. */
export interface ApiCall {
  /** In capitals. */
  method: string;
  /** Without the prefix of the API, with its parameters in braces: `/auth/mining/nodes/{id}`. */
  path: string;
  operation: Operation;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns all calls of the players' API. */
export async function listApiCalls({ app }: Pick<TestApi, 'app'>): Promise<ApiCall[]> {
  const { paths } = (await app.inject('/api/v1/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace('/api/v1', ''),
      operation: operations[method]!,
    })),
  );
}
