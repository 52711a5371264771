import { generate } from 'otplib';
import { findMatchingStep } from './findMatchingStep';

/** "12345678901234567890" of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Time in seconds and the eight digits for it, with SHA-1. */
const VECTORS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

describe('two-factor codes', () => {
  test.each(VECTORS)('[C14] the RFC 6238 vector at %i s has the digits %s', async (seconds, digits) => {
    expect(await generate({ secret: SECRET, epoch: seconds, digits: 8 })).toBe(digits);
  });

  test.each(VECTORS)(
    '[C14] accepts at %i s the last six digits of %s for their time step',
    async (seconds, digits) => {
      const step = Math.floor(seconds / 30);
      expect(await findMatchingStep(SECRET, digits.slice(-6), new Date(seconds * 1000))).toBe(step);
    },
  );

  test.each(['94287082', '9428708', '08708', '287082 ', '', '２８７０８２', '-87082', '28708e'])(
    'rejects "%s", which is not six digits',
    async (code) => {
      expect(await findMatchingStep(SECRET, code, new Date(59_000))).toBeUndefined();
    },
  );

  test('accepts a code one time step early or late and returns its own time step', async () => {
    const at = (seconds: number) => findMatchingStep(SECRET, '287082', new Date(seconds * 1000));
    expect(await at(29)).toBe(1);
    expect(await at(89)).toBe(1);
    expect(await at(90)).toBeUndefined();
  });
});
