import { listApiCalls } from '../test/listApiCalls';
import { openReleaseApi } from '../test/releaseApi';

const { api } = openReleaseApi();

/** Returns the error statuses of calls in a document, by method and path. */
const listErrors = (calls: { line: string; responses: object | undefined }[]): Record<string, string> =>
  Object.fromEntries(
    calls.map(({ line, responses = {} }) => [
      line,
      Object.keys(responses)
        .filter((status) => Number(status) >= 400)
        .join(' '),
    ]),
  );

test('documents the errors that a call can answer with, and no others', async () => {
  const calls = await listApiCalls(api);
  const errors = listErrors(
    calls.map(({ method, path, operation }) => ({
      line: `${method} ${path}`,
      responses: operation.responses,
    })),
  );
  expect(errors).toMatchObject({
    'POST /auth/mining/nodes': '401 403 409 422 429',
    'POST /auth/mining/nodes/{id}/upgrade': '401 404 409 422 429',
    'POST /auth/mining/nodes/{id}/recharge': '401 404 409 422 429',
    'POST /auth/mining/nodes/recharge-all': '401 404 409 422 429',
    'POST /auth/mining/nodes/{id}/start': '401 404 409 422 429',
    'POST /auth/mining/nodes/{id}/stop': '401 404 422 429',
    'POST /auth/mining/nodes/start-all': '401 404 422 429',
    'POST /auth/mining/nodes/stop-all': '401 404 422 429',
    'PATCH /auth/mining/nodes/{id}': '401 404 422 429',
    'POST /public/telemetry/page-views': '404 422 429',
    'POST /public/telemetry/sentry': '400 403 404 413 415 422 429 503',
    'GET /auth/transaction/{id}': '401 404 422 429',
    'PUT /shared/client/kyc/documents/{kind}': '400 401 409 413 415 422 429 503',
    'PUT /shared/client/profile/update': '400 401 413 415 422 429 503',
    'DELETE /shared/auth/sessions/current': '401 404',
    'POST /shared/client/close': '401 409 422 429',
    'POST /shared/client/export': '401 409 422 429',
    'POST /shared/client/addresses/{address}/unlink': '401 404 409 422 429',
    'GET /shared/notifications/unread': '401 429',
  });
});

test('documents the errors of the release API', async () => {
  const { paths } = (await api.app.inject('/api/releases/docs/json')).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  const errors = listErrors(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        line: `${method.toUpperCase()} ${path.replace('/api/releases', '')}`,
        responses,
      })),
    ),
  );
  expect(errors).toMatchObject({
    'GET /list': '401 422 503',
    'GET /diff': '401 404 422 503',
    'POST /check': '401 422 503',
    'POST /publish': '401 403 404 409 422 503',
    'POST /previews/revoke': '401 403 404 422 503',
  });
});
