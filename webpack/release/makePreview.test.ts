import { makePreview } from './makePreview';

const TARGET = { url: 'http://api.example.com', token: 'hgr_1', pagesUrl: 'http://play.example.com/' };
const LINK = { id: '1', token: 'signed', expiresAt: '2026-01-02T00:00:00.000Z' };

const make = (build = 'shop@1.0.0-abcdabcd') => makePreview(TARGET, build, {}, { log: () => undefined });

test('returns a link that the environment shows', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(Response.json({ data: LINK }));
  fetched.mockResolvedValueOnce(new Response(null, { status: 302 }));
  expect(await make()).toMatch(
    /^Preview of shop 1\.0\.0-abcdabcd until 2026-01-02T.*\nhttp:\/\/play\.example\.com\/.*signed\n/,
  );
});

test('gives the link and the reason when the environment cannot be reached', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(Response.json({ data: LINK }));
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  fetched.mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(make()).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringMatching(
      /^The link was created, but http:\/\/play\.example\.com could not be reached: ECONNREFUSED\. .* http:\/\/play\.example\.com\/.*signed$/,
    ) as string,
  });
});

test('refuses to preview the shell, before it builds it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unexpected request'));
  await expect(make('shell@1.0.0-abcdabcd')).rejects.toThrow('The shell has no preview');
});

test.each(['shop@', '@1.0.0-abcdabcd', 'shop@1.0.0-abcdabcd@2'])(
  'rejects %j, which is not a name with a release',
  async (build) => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unexpected request'));
    await expect(make(build)).rejects.toThrow(
      'preview needs the name of a remote: preview finance, or finance@<release>.',
    );
  },
);
