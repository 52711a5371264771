import { PROOF_FORM, toProof } from './proofForm';

test('sends a pasted recovery code without spaces and direction marks, and the password as it is', () => {
  const values = { password: ' correct horse ', code: ' \u20687KQ2M-W9XTD\u2069' };
  expect(toProof(values)).toEqual({ password: ' correct horse ', code: '7KQ2M-W9XTD' });
});

test('checks both the password and the code', () => {
  expect(PROOF_FORM.check({})).toEqual({
    password: [{ text: 'Enter your password.' }],
    code: [{ text: 'Enter a two-factor code or a recovery code.' }],
  });
  expect(PROOF_FORM.check({ password: 'correct horse', code: '123 456' })).toEqual({});
});
