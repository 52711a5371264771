import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type RunningApi } from '@hashgrid/api';
import { bundleEntry } from '@hashgrid/api/test/bundleEntry';
import { findEmailedToken } from '@hashgrid/api/test/findEmailedToken';
import { createForm, createJpeg } from '@hashgrid/api/test/forms';
import { TEST_MASTER_KEYS } from '@hashgrid/api/test/masterKeys';
import { openMailServer } from '@hashgrid/api/test/openMailServer';
import { sampleKycDetails } from '@hashgrid/api/test/sampleKycDetails';
import { waitUntil } from '@hashgrid/api/test/waitUntil';

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Returns the option that names the submission in the output of `show`. */
const parseSubmission = (output: string): string[] => [
  '--submission',
  /^Submission: +(\S+)$/m.exec(output)![1]!,
];

describe("the reviewer's command", () => {
  let command: string;
  let dataDir: string;
  let api: RunningApi;
  const lines: string[] = [];

  const runReview = (...args: string[]) =>
    new Promise<CommandResult>((resolve) => {
      const environment = {
        ...process.env,
        HASHGRID_DATA: dataDir,
        INIT_CWD: dataDir,
        DATABASE_URL: '',
        HASHGRID_MASTER_KEYS: TEST_MASTER_KEYS,
      };
      execFile(process.execPath, [command, ...args], { env: environment }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });

  const start = async (smtpUrl?: string) => {
    api = await startApi({
      dataDir,
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'http://localhost:3000',
      masterKeys: TEST_MASTER_KEYS,
      apiKey: 'k',
      gameName: 'Hashgrid',
      trustProxy: '127.0.0.1',
      smtp: smtpUrl ? { url: smtpUrl, from: 'Hashgrid <no-reply@hashgrid.test>' } : null,
      log: (line) => lines.push(line),
    });
  };

  const call = async (
    method: string,
    path: string,
    {
      body,
      file,
      bearer,
    }: { body?: object; file?: Awaited<ReturnType<typeof createForm>>; bearer?: string } = {},
  ) => {
    const response = await fetch(`${api.url}/api/v1${path}`, {
      method,
      headers: {
        key: 'k',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...file?.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: new Uint8Array(file.body) }),
    });
    return (await response.json()) as { data: { accessToken: string; status: string } };
  };

  /** Signs up a player who submits a verification. Returns the access token. */
  const submitVerification = async (username: string): Promise<string> => {
    const email = `${username}@example.com`;
    const password = 'tr0ub4dor-and-3';
    await call('POST', '/public/auth/sign-up', { body: { username, email, password, terms: true } });
    const token = findEmailedToken(lines, email);
    await call('POST', '/public/auth/activate', { body: { token, password } });
    const bearer = (await call('POST', '/public/auth/login/credential', { body: { email, password } })).data
      .accessToken;
    const body = { details: sampleKycDetails, document: 'passport' };
    await call('PUT', '/shared/client/kyc', { bearer, body });
    for (const kind of ['documentFront', 'selfie'])
      await call('PUT', `/shared/client/kyc/documents/${kind}`, {
        bearer,
        file: await createForm({ file: { bytes: await createJpeg() } }),
      });
    expect((await call('POST', '/shared/client/kyc/submit', { bearer })).data.status).toBe('submitted');
    return bearer;
  };

  beforeAll(async () => {
    command = await bundleEntry('kyc.ts');
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-kyc-'));
    await start();
  });
  afterAll(async () => {
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('lists, shows with images and approves while the product runs, and keeps the rights of a folder that exists', async () => {
    const bearer = await submitVerification('Ada_L');
    expect((await runReview('list')).stdout).toContain('Ada_L');
    const folder = join(dataDir, 'review', 'ada_l');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'documentBack.jpg'), 'picture of an earlier submission');
    const shown = await runReview('show', 'ada_l');
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toContain('\nImages:\n');
    expect(shown.stdout).toContain(join(folder, 'selfie.jpg'));
    expect((await readdir(folder)).sort()).toEqual(['documentFront.jpg', 'selfie.jpg']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'selfie.jpg'))).mode & 0o777).toBe(0o600);
    const elsewhere = join(dataDir, 'elsewhere');
    await mkdir(elsewhere, { mode: 0o755 });
    await writeFile(join(elsewhere, 'selfie.jpg'), '', { mode: 0o644 });
    expect((await runReview('show', 'ada_l', '--out', 'elsewhere')).code).toBe(0);
    expect((await readFile(join(elsewhere, 'selfie.jpg'))).length).toBeGreaterThan(100);
    const modes = await Promise.all([elsewhere, join(elsewhere, 'selfie.jpg')].map((path) => stat(path)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o600]);
    expect((await runReview('approve', 'ada_l', ...parseSubmission(shown.stdout))).stdout).toContain(
      'Ada_L is approved and was notified by email.',
    );
    expect((await call('GET', '/shared/client/kyc', { bearer })).data.status).toBe('approved');
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    expect(lines.at(-1)).toContain('Your identity is verified');
  });

  test('fails for an unknown player and for a rejection without a reason', async () => {
    const unknown = await runReview('approve', 'nobody_here', '--submission', 'S1');
    expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'No player is named "nobody_here".\n' });
    const withoutReason = await runReview('reject', 'ada_l', '--submission', 'S1');
    expect([withoutReason.code, withoutReason.stderr]).toEqual([
      1,
      expect.stringContaining('"reject" needs a reason'),
    ]);
  });

  test('works while the product is stopped; the email is sent when the product starts with a mail server', async () => {
    const bearer = await submitVerification('Grace_H');
    const submission = parseSubmission((await runReview('show', 'grace_h')).stdout);
    await api.close();
    const args = [
      'reject',
      'grace_h',
      ...submission,
      '--file',
      'selfie=Too dark.',
      '--reason',
      'The name differs.',
    ];
    expect(await runReview(...args)).toEqual({
      code: 0,
      stdout: 'Grace_H is rejected and was emailed the reasons.\n',
      stderr: '',
    });
    const mailServer = await openMailServer();
    await start(mailServer.url);
    expect((await call('GET', '/shared/client/kyc', { bearer })).data.status).toBe('rejected');
    await waitUntil(() => mailServer.emails.length > 0);
    await mailServer.close();
    expect(mailServer.emails.map(({ to }) => to)).toEqual([['Grace_H@example.com']]);
  });
});
