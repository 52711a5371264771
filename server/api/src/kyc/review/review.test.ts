import { createForm, createJpeg } from '../../../test/forms';
import { openTestApi } from '../../../test/openTestApi';
import { newSession } from '../../../test/players';
import { readSubmission } from '../../../test/readSubmission';
import { runBeforeTransaction } from '../../../test/runBeforeTransaction';
import { sampleKycDetails } from '../../../test/sampleKycDetails';
import { parseReview } from './parseReview';
import { runReview } from './runReview';

const S1 = ['--submission', 'S1'];
const parse = (line: string[]) => parseReview(line, 'rita');

describe('review command line', () => {
  test.each([
    [['list'], { action: 'list' }],
    [['show', 'bob'], { action: 'show', username: 'bob', reviewer: 'rita' }],
    [['take', 'bob'], { action: 'take', username: 'bob', reviewer: 'rita' }],
    [['take', 'bob', '--take-over'], { action: 'take', username: 'bob', reviewer: 'rita', takeOver: true }],
    [
      ['approve', 'bob', '--submission', 'S1'],
      { action: 'approve', username: 'bob', reviewer: 'rita', submission: 'S1' },
    ],
    [
      [
        'reject',
        'bob',
        '--submission=S1',
        '--file',
        'selfie=too dark',
        '--file=documentFront=a = b',
        '--reason',
        ' blurred ',
      ],
      {
        action: 'reject',
        username: 'bob',
        reviewer: 'rita',
        submission: 'S1',
        reason: 'blurred',
        files: { selfie: 'too dark', documentFront: 'a = b' },
      },
    ],
  ])('parses %j', (line, command) => {
    expect(parse(line).command).toEqual(command);
  });

  test.each([
    [[], 'A command is missing.'],
    [['aprove', 'bob'], '"aprove" is not a command.'],
    [['approve'], '"approve" needs the name of a player.'],
    [['approve', 'bob', 'eve'], '"eve" is an unexpected argument of "approve".'],
    [['list', 'bob'], '"bob" is an unexpected argument of "list".'],
    [['approve', 'bob', '--reason', 'nice'], '"approve" takes no --reason.'],
    [['approve', 'bob', '--force'], '--force'],
    [['approve', 'bob'], '"approve" needs --submission'],
    [['reject', 'bob', '--reason', 'x'], '"reject" needs --submission'],
    [['take', 'bob', '--submission', 'S1'], '"take" takes no --submission'],
    [['show', 'bob', '--take-over'], '"show" takes no --take-over'],
    [['reject', 'bob', ...S1], '"reject" needs a reason'],
    [['reject', 'bob', ...S1, '--reason', '  '], '--reason gives no reason'],
    [
      ['reject', 'bob', ...S1, '--file', 'passport=x'],
      '--file names "passport"; expected one of: documentFront',
    ],
    [['reject', 'bob', ...S1, '--file', 'selfie'], '--file selfie gives no reason'],
    [['reject', 'bob', ...S1, '--file', 'selfie=x', '--file', 'selfie=y'], '--file selfie is given twice'],
    [['reject', 'bob', ...S1, '--reason', 'x'.repeat(301)], '301 characters; at most 300'],
  ])('rejects %j with the problem and the usage', (line, problem) => {
    expect(() => parse(line)).toThrow(problem);
    expect(() => parse(line)).toThrow('npm run kyc -w @hashgrid/server -- list');
  });
});

describe('reviews', () => {
  const api = openTestApi();
  const run = (...line: string[]) => runReview(api.context, parse(line).command);

  /** Decides about the player's current submission. */
  const decide = async (action: 'approve' | 'reject', username: string, ...options: string[]) =>
    run(action, username, '--submission', await readSubmission(api, username), ...options);

  async function newSubmittedPlayer() {
    const player = await newSession(api);
    const bearer = player.accessToken;
    const body = { details: sampleKycDetails, document: 'passport' };
    await api.call('PUT /shared/client/kyc', { bearer, body });
    for (const kind of ['documentFront', 'selfie'])
      await api.call(`PUT /shared/client/kyc/documents/${kind}`, {
        bearer,
        ...(await createForm({ file: { bytes: await createJpeg() } })),
      });
    expect((await api.call('POST /shared/client/kyc/submit', { bearer })).status).toBe(200);
    return player;
  }

  test('list shows waiting players, longest wait first, and who reviews each', async () => {
    expect((await run('list')).lines).toEqual(['No verification is waiting for review.']);
    const first = await newSubmittedPlayer();
    api.advanceClock(60);
    const second = await newSubmittedPlayer();
    await run('take', second.username);
    const { lines } = await run('list');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(new RegExp(`^${first.username} .*passport  GB  submitted$`));
    expect(lines[1]).toMatch(new RegExp(`^${second.username} .*in review by rita$`));
    await decide('approve', first.username);
    await decide('reject', second.username, '--reason', 'blurred');
    expect((await run('list')).lines).toEqual(['No verification is waiting for review.']);
  });

  test('list leaves out a verification whose account is closed, because nothing can be decided about it', async () => {
    const { username } = await newSubmittedPlayer();
    const setClosed = (closedAt: Date | null) =>
      api.database.query('update accounts set closed_at = $2 where username = $1', [username, closedAt]);
    await setClosed(api.context.now());
    expect((await run('list')).lines).toEqual(['No verification is waiting for review.']);
    await setClosed(null);
    expect((await run('list')).lines).toEqual([expect.stringContaining(username)]);
    await decide('approve', username);
  });

  test('take says who has a submission and since when, and takes it over only on request', async () => {
    const { username } = await newSubmittedPlayer();
    const takeAs = (reviewer: string, ...options: string[]) =>
      runReview(api.context, parseReview(['take', username, ...options], reviewer).command);
    await takeAs('rita');
    const since = api.context.now().toISOString().slice(0, 16).replace('T', ' ');
    api.advanceClock(600);
    expect((await takeAs('rita')).lines).toEqual([`You are now reviewing ${username}.`]);
    await expect(takeAs('sam')).rejects.toThrow(
      `The submission of ${username} was not taken: rita has been reviewing it since ${since} UTC. Take it over with: npm run kyc -w @hashgrid/server -- take ${username} --take-over`,
    );
    expect((await takeAs('sam', '--take-over')).lines).toEqual([`You are now reviewing ${username}.`]);
    await expect(takeAs('rita')).rejects.toThrow('sam has been reviewing it since');
    await decide('approve', username);
  });

  test('list shows the other players when the details of one cannot be decrypted, and what to do', async () => {
    const { username: readable } = await newSubmittedPlayer();
    const { username: unreadable } = await newSubmittedPlayer();
    await api.database.query(
      `update kyc set encrypted_details = 'lost.' || encrypted_details
       where account_id = (select id from accounts where username = $1)`,
      [unreadable],
    );
    const { lines } = await run('list');
    expect(lines.filter((line) => line.startsWith(readable))).toEqual([expect.stringContaining('  GB  ')]);
    expect(lines.filter((line) => line.startsWith(unreadable))).toEqual([
      expect.stringContaining('  unreadable  '),
    ]);
    expect(lines.at(-1)).toBe(
      `Could not read the details of ${unreadable}: The master key "lost" is not among the keys of this process. Add the missing master key, or restore this player's row of the table "kyc" from a backup.`,
    );
    for (const username of [readable, unreadable]) await decide('reject', username, '--reason', 'blurred');
  });

  test('show prints the player’s details and images', async () => {
    const { username } = await newSubmittedPlayer();
    const { lines, pictures } = await run('show', username.toUpperCase());
    expect(lines.join('\n')).toContain('Country:        United Kingdom (GB)');
    expect(lines.join('\n')).toContain('Birth date:     1990-12-10');
    expect(pictures.map(({ name }) => name)).toEqual(['documentFront.jpg', 'selfie.jpg']);
    expect(Buffer.from(pictures[0]!.base64, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  test('explains why a command cannot be carried out', async () => {
    await expect(run('approve', 'nobody_here', ...S1)).rejects.toThrow('No player is named "nobody_here".');
    const idle = await newSession(api);
    await expect(run('show', idle.username)).rejects.toThrow('has not started an identity verification');
    const { username, accessToken } = await newSubmittedPlayer();
    await expect(decide('reject', username, '--file', 'documentBack=blurred')).rejects.toThrow(
      'has uploaded no documentBack, only: documentFront, selfie.',
    );
    await decide('approve', username);
    await expect(decide('reject', username, '--reason', 'no')).rejects.toThrow(
      'is not waiting for review: its status is approved',
    );
    expect(
      (await api.call<{ status: string }>('GET /shared/client/kyc', { bearer: accessToken })).body.data
        .status,
    ).toBe('approved');
  });

  test('rejects a decision about a closed account', async () => {
    const { username } = await newSubmittedPlayer();
    await api.database.query('update accounts set closed_at = now() where username = $1', [username]);
    await expect(decide('approve', username)).rejects.toThrow('is closed');
  });

  test('rejects a decision about an account that is closed just before it', async () => {
    const { username, email } = await newSubmittedPlayer();
    const submission = ['--submission', await readSubmission(api, username)];
    const context = runBeforeTransaction(api.context, () =>
      api.database.query('update accounts set closed_at = now() where username = $1', [username]),
    );
    const { command } = parse(['approve', username, ...submission]);
    await expect(runReview(context, command)).rejects.toThrow(`The account of ${username} is closed.`);
    expect(await api.readEmailSubjects(email)).not.toContain('Your identity is verified');
  });

  test('decides nothing about a submission that is no longer the current one', async () => {
    const { username, accessToken: bearer } = await newSubmittedPlayer();
    const { lines } = await run('show', username);
    const seen = lines.find((line) => line.startsWith('Submission:'))!.slice(16);
    await run('reject', username, '--submission', seen, '--reason', 'blurred');
    api.advanceClock(1);
    expect((await api.call('POST /shared/client/kyc/submit', { bearer })).status).toBe(200);
    for (const line of [['approve'], ['reject', '--reason', 'no']])
      await expect(run(...line, username, '--submission', seen)).rejects.toThrow(
        `"${seen}" is not the current submission of ${username}, so nothing was decided. Look at the current one first: npm run kyc -w @hashgrid/server -- show ${username}`,
      );
    expect((await run('list')).lines.join()).toContain(username);
    expect((await decide('approve', username)).lines[0]).toContain('is approved');
  });

  test('accepts one of two concurrent decisions', async () => {
    const { username, email } = await newSubmittedPlayer();
    const decisions = await Promise.allSettled([
      decide('approve', username),
      decide('reject', username, '--reason', 'blurred'),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const emails = await api.database.query(
      `select 1 from mails where recipient = $1 and subject like '%identity%'`,
      [email],
    );
    expect(emails).toHaveLength(1);
  });
});
