import * as contracts from '@hashgrid/contracts/endpoints';
import type { Endpoint } from '@hashgrid/contracts/endpoints';
import { listApiCalls, type ApiCall, type ApiSchema } from '../test/listApiCalls';
import { openTestApi } from '../test/openTestApi';
import { newSession } from '../test/players';

interface Call {
  /** Method and path: `GET /shared/client/wallets`. */
  line: string;
  operation: ApiCall['operation'];
}

/** Returns the paths of objects in a schema that accept unlisted fields. */
function listOpenObjects(schema: ApiSchema, path: string): string[] {
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...(schema.anyOf ?? []).map((part, index) => [part, `${path}|${index}`] as const),
    ...(schema.items ? [[schema.items, `${path}[]`] as const] : []),
  ];
  const isOpen = (schema.type === 'object' || schema.properties) && schema.additionalProperties !== false;
  return [...(isOpen ? [path] : []), ...parts.flatMap(([part, at]) => listOpenObjects(part, at))];
}

/** Returns a schema as OpenAPI writes it: a constant is an enumeration of one value, a record has additional properties. */
const toOpenApi = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (_name, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value as unknown;
    const {
      const: constant,
      patternProperties,
      ...others
    } = value as {
      const?: unknown;
      patternProperties?: Record<string, unknown>;
    };
    return {
      ...others,
      ...(constant !== undefined && { enum: [constant] }),
      ...(patternProperties && { additionalProperties: Object.values(patternProperties)[0] }),
    };
  });

describe('every API call', () => {
  const api = openTestApi();

  const listCalls = async (): Promise<Call[]> =>
    (await listApiCalls(api)).map(({ method, path, operation }) => ({
      line: `${method} ${path}`,
      operation,
    }));

  /** Replaces the path parameters of a call with valid values. */
  const fillPath = (line: string) => line.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const needsPlayer = ({ operation }: Call) => (operation.security ?? []).some((needs) => 'bearer' in needs);

  test('in the contracts has a route that answers with the same schema', async () => {
    const endpoints = Object.values(contracts).filter(
      (value): value is Endpoint & typeof value => typeof value === 'object' && 'path' in value,
    );
    expect(endpoints.length).toBeGreaterThan(60);
    const schemas = new Map(
      (await listCalls()).map(({ line, operation }) => [
        line,
        operation.responses?.['200']?.content?.['application/json']?.schema,
      ]),
    );
    const toLine = ({ method, path }: Endpoint) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
    const named = new Set(endpoints.map(toLine));
    const others = [...schemas.keys()].filter((line) => !named.has(line));
    for (const endpoint of endpoints.filter(({ response }) => typeof response === 'object')) {
      const line = toLine(endpoint);
      // One endpoint may stand for several routes: `/nodes/:id/:action`.
      const pattern = new RegExp(`^${line.replace(/\{\w+\}/g, '[^/]+')}$`);
      const routes = schemas.has(line) ? [line] : others.filter((other) => pattern.test(other));
      expect([line, routes]).not.toEqual([line, []]);
      for (const route of routes)
        expect([route, schemas.get(route)]).toEqual([route, toOpenApi(Object(endpoint.response))]);
    }
  });

  test('rejects fields that its body schema does not list (B06)', async () => {
    const calls = await listCalls();
    expect(calls.length).toBeGreaterThan(20);
    const bodies = calls.flatMap(({ line, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({ line, schema })),
    );
    expect(bodies.length).toBeGreaterThan(10);
    expect(bodies.flatMap(({ line, schema }) => listOpenObjects(schema, line))).toEqual([]);
  });

  test('rejects a request with an unknown field (B06)', async () => {
    const calls = (await listCalls()).filter(
      ({ operation }) => operation.requestBody?.content['application/json'],
    );
    const { accessToken } = await newSession(api);
    for (const { line } of calls) {
      const { status, body } = await api.call(fillPath(line), {
        bearer: accessToken,
        headers: { 'idempotency-key': 'a-key-of-a-test' },
        body: { isAdmin: true },
      });
      expect([line, status, body.errors?.isAdmin]).toEqual([line, 422, ['Unknown field.']]);
    }
  });

  test('ignores cookies: a request with cookies alone is unauthenticated (B06)', async () => {
    const calls = (await listCalls()).filter(needsPlayer);
    expect(calls.length).toBeGreaterThan(10);
    const { accessToken, refreshToken } = await newSession(api);
    const cookie = `accessToken=${accessToken}; refreshToken=${refreshToken}; gg2FAToken=${accessToken}`;
    for (const { line, operation } of calls) {
      const hasBody = operation.requestBody?.content['application/json'] !== undefined;
      const { status } = await api.call(fillPath(line), {
        headers: { cookie },
        ...(hasBody && { body: { code: '123456' } }),
      });
      expect([line, status]).toEqual([line, 401]);
    }
  });

  test('rejects query parameters that its schema does not list', async () => {
    const { accessToken } = await newSession(api);
    const calls = (await listCalls()).filter(({ operation }) =>
      operation.parameters?.some((parameter) => parameter.in === 'query'),
    );
    expect(calls.length).toBeGreaterThan(1);
    for (const { line } of calls) {
      const { status } = await api.call(`${fillPath(line)}?everything=1`, { bearer: accessToken });
      expect([line, status]).toEqual([line, 422]);
    }
  });
});
