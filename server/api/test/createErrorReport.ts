/** Returns a valid error report, as pages send them to `POST /public/telemetry/errors`. */
export const createErrorReport = (values: object = {}) => ({
  id: '0a1b2c3d4e5f',
  message: 'It broke',
  stack: '',
  area: 'page',
  remote: null,
  version: null,
  hash: null,
  path: '/',
  release: '1.0.0',
  at: '2026-01-01T00:00:00.000Z',
  ...values,
});
