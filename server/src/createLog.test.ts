import { execFile } from 'node:child_process';
import { bundleEntry } from '@hashgrid/api/test/bundleEntry';
import type { LogLevel } from '@hashgrid/connection';

let log: string;
beforeAll(async () => {
  log = await bundleEntry('createLog.ts');
});

const print = (level: LogLevel | null, line: string) =>
  new Promise<string>((done) => {
    const call = `createLog(${JSON.stringify(level)})(${JSON.stringify(line)})`;
    const script = `import { createLog } from ${JSON.stringify(log)}; ${call};`;
    execFile(process.execPath, ['--input-type=module', '-e', script], (_error, out) => done(out));
  });

const LINE = 'Email to ada@example.org: Activate your account http://localhost:3000/activate?token=abc';

test('prints lines unchanged without a level', async () => {
  expect(await print(null, LINE)).toBe(`${LINE}\n`);
});

test.each(['info', 'error'] as const)(
  'prints lines as JSON without personal data at the level %s',
  async (level) => {
    expect(JSON.parse(await print(level, LINE))).toMatchObject({
      msg: 'Email to [removed]: Activate your account http://localhost:3000/activate?[removed]',
    });
  },
);
