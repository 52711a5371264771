import { calculateMedian } from '../bench/timing';
import type { TestResponse } from '../test/openTestApi';
import { openTestApi } from '../test/openTestApi';
import { newForm, newPlayer } from '../test/players';

const ROUNDS = 40;
/**
 * On a busy machine the median needs more rounds; a real timing difference doesn't disappear. Below 256, because
 * the round is an octet of the IP address.
 */
const MAX_ROUNDS = 200;
/** The greatest ratio of two medians, in either direction, that counts as no difference. */
const MAX_RATIO = 2;
const MANY = { count: 1000, seconds: 600 };

describe('account enumeration (B05)', () => {
  const api = openTestApi({
    limits: { resetsByEmail: MANY, signUpsByEmail: MANY, loginsByAccount: MANY },
    hasFullHashCost: true,
  });

  const createWrongCredentials = (email: string) => ({ email, password: 'not-the-password' });
  const CALLS: [string, (email: string) => object][] = [
    ['POST /public/auth/login/credential', createWrongCredentials],
    ['POST /public/auth/restore-account', createWrongCredentials],
    ['POST /public/reset-password/request', (email) => ({ email })],
    ['POST /public/auth/sign-up', (email) => ({ ...newForm(), email })],
  ];

  test.each(CALLS)(
    '%s does not reveal whether an email has an account, by status, text, headers or time',
    async (line, createBody) => {
      const responses: Record<'known' | 'unknown', TestResponse<object>[]> = { known: [], unknown: [] };
      const times = { known: [] as number[], unknown: [] as number[] };
      const known = (await newPlayer(api)).email;
      const unknown = newForm().email;
      const getRatio = () => calculateMedian(times.unknown) / calculateMedian(times.known);
      const isAlike = () => getRatio() > 1 / MAX_RATIO && getRatio() < MAX_RATIO;
      for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && !isAlike()); round += 1) {
        // Alternates the two, so that load affects both alike. Each round uses a new IP address, whose first
        // call is slower.
        const kinds = [
          ['known', known],
          ['unknown', unknown],
        ] as const;
        for (const [kind, email] of round % 2 === 0 ? kinds : kinds.toReversed()) {
          const body = createBody(email);
          const start = performance.now();
          responses[kind].push(await api.call(line, { body, from: `10.20.${round}.1` }));
          times[kind].push(performance.now() - start);
        }
        if (round % 8 === 7) api.advanceClock(16 * 60);
      }
      const pickVisible = ({ status, headers, body }: TestResponse<object>) => ({
        status,
        headers: Object.keys(headers).sort(),
        body: { ...body, ...(body.data && { data: Object.keys(body.data) }) },
      });
      expect(responses.unknown.map(pickVisible)).toEqual(responses.known.map(pickVisible));
      expect(getRatio()).toBeGreaterThan(1 / MAX_RATIO);
      expect(getRatio()).toBeLessThan(MAX_RATIO);
    },
  );
});
