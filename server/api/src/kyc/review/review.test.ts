import { createForm, createJpeg } from '../../../test/forms';
import { openTestApi } from '../../../test/openTestApi';
import { newSession } from '../../../test/players';
import { sampleKycDetails } from '../../../test/sampleKycDetails';
import { parseReview } from './parseReview';
import { runReview } from './runReview';

const parse = (line: string[]) => parseReview(line, 'rita');

describe('review command line', () => {
  test.each([
    [['list'], { action: 'list' }],
    [['show', 'bob'], { action: 'show', username: 'bob', reviewer: 'rita' }],
    [['take', 'bob'], { action: 'take', username: 'bob', reviewer: 'rita' }],
    [['approve', 'bob'], { action: 'approve', username: 'bob', reviewer: 'rita' }],
    [
      ['reject', 'bob', '--file', 'selfie=too dark', '--file=documentFront=a = b', '--reason', ' blurred '],
      {
        action: 'reject',
        username: 'bob',
        reviewer: 'rita',
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
    [['reject', 'bob'], '"reject" needs a reason'],
    [['reject', 'bob', '--reason', '  '], '--reason gives no reason'],
    [['reject', 'bob', '--file', 'passport=x'], '--file names "passport"; expected one of: documentFront'],
    [['reject', 'bob', '--file', 'selfie'], '--file selfie gives no reason'],
    [['reject', 'bob', '--reason', 'x'.repeat(301)], '301 characters; at most 300'],
  ])('rejects %j with the problem and the usage', (line, problem) => {
    expect(() => parse(line)).toThrow(problem);
    expect(() => parse(line)).toThrow('npm run kyc -w @hashgrid/server -- list');
  });
});

describe('reviews', () => {
  const api = openTestApi();
  const run = (...line: string[]) => runReview(api.context, parse(line).command);

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
    await run('approve', first.username);
    await run('reject', second.username, '--reason', 'blurred');
    expect((await run('list')).lines).toEqual(['No verification is waiting for review.']);
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
    await expect(run('approve', 'nobody_here')).rejects.toThrow('No player is named "nobody_here".');
    const idle = await newSession(api);
    await expect(run('show', idle.username)).rejects.toThrow('has not started an identity verification');
    const { username, accessToken } = await newSubmittedPlayer();
    await expect(run('reject', username, '--file', 'documentBack=blurred')).rejects.toThrow(
      'has uploaded no documentBack, only: documentFront, selfie.',
    );
    await run('approve', username);
    await expect(run('reject', username, '--reason', 'no')).rejects.toThrow(
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
    await expect(run('approve', username)).rejects.toThrow('is closed');
  });

  test('accepts one of two concurrent decisions', async () => {
    const { username, email } = await newSubmittedPlayer();
    const decisions = await Promise.allSettled([
      run('approve', username),
      run('reject', username, '--reason', 'blurred'),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const emails = await api.database.query(
      `select 1 from mails where recipient = $1 and subject like '%identity%'`,
      [email],
    );
    expect(emails).toHaveLength(1);
  });
});
