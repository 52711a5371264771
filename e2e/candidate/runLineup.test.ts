import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { writeInitialRegistry } from '../fixtures/dataFolder';
import { startProduct } from '../fixtures/startProduct';
import { runCommand } from '../run/runCommand';
import { runLineup } from './runLineup';

jest.mock('../fixtures/dataFolder', () => ({ writeInitialRegistry: jest.fn() }));
jest.mock('../fixtures/startProduct', () => ({ startProduct: jest.fn() }));
jest.mock('../run/runCommand', () => ({ runCommand: jest.fn() }));

const REGISTRY: Registry = { revision: 1, shell: null, remotes: {} };
const stop = jest.fn();

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lineup-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.mocked(startProduct).mockResolvedValue({ url: 'http://localhost:9', stop } as never);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Makes Playwright report a test that passed. */
const mockPassingRun = () =>
  jest.mocked(runCommand).mockImplementationOnce(async (_command, _args, options) => {
    const specs = [{ title: 'pays', tests: [{ status: 'expected' }] }];
    const report = { suites: [{ title: '', file: 'specs/pay.spec.ts', specs }], errors: [] };
    writeFileSync(options?.env?.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '', JSON.stringify(report));
    return 0;
  });

const run = (name: string) => runLineup({ name, registry: REGISTRY }, dataDir, ['specs/']);

test('runs the journeys on a product with the releases of the lineup, and stops it', async () => {
  mockPassingRun();
  expect(await run('live')).toEqual({ name: 'live', outcomes: { 'specs/pay.spec.ts › pays': 'passed' } });
  expect(writeInitialRegistry).toHaveBeenCalledWith(dataDir, REGISTRY);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('does not take the report of the previous lineup for its own', async () => {
  mockPassingRun();
  await run('live');
  jest.mocked(runCommand).mockResolvedValueOnce(1);
  await expect(run('candidate + live')).rejects.toThrow('Playwright wrote no report');
});

test('passes on why a lineup cannot run', async () => {
  const reason = 'the candidate is the shell';
  expect(await runLineup({ name: 'previous', registry: null, reason }, dataDir, [])).toEqual({
    name: 'previous',
    outcomes: null,
    reason,
  });
});
