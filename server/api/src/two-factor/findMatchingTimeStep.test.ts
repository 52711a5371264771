import { findMatchingTimeStep } from './findMatchingTimeStep';

/** The secret of RFC 6238, appendix B ("12345678901234567890"), in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Test vectors of RFC 6238 for SHA-1: Unix time in seconds, eight-digit code. */
const VECTORS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

describe('two-factor codes', () => {
  test.each(VECTORS)(
    '[C14] at %i s, accepts the last six digits of %s and returns their time step',
    async (seconds, digits) => {
      const step = Math.floor(seconds / 30);
      expect(await findMatchingTimeStep(SECRET, digits.slice(-6), new Date(seconds * 1000))).toBe(step);
    },
  );

  test.each(['94287082', '9428708', '08708', '287082 ', '', '２８７０８２', '-87082', '28708e'])(
    'rejects "%s", which is not six digits',
    async (code) => {
      expect(await findMatchingTimeStep(SECRET, code, new Date(59_000))).toBeUndefined();
    },
  );

  test('accepts a code up to one time step early or late and returns its own time step', async () => {
    // The code of the vector at 1,111,111,109 s.
    const step = 37_037_036;
    const inStep = (steps: number, second: number) =>
      findMatchingTimeStep(SECRET, '081804', new Date(((step + steps) * 30 + second) * 1000));
    expect(await inStep(-2, 29)).toBeUndefined();
    expect(await inStep(-1, 0)).toBe(step);
    expect(await inStep(1, 29)).toBe(step);
    expect(await inStep(2, 0)).toBeUndefined();
  });
});
