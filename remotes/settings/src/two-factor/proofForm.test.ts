import { PROOF_FORM, toProof } from './proofForm';

test('sends a pasted recovery code without spaces and direction marks, and the password as it is', () => {
  const values = { password: ' correct horse ', code: ' \u20687KQ2M-W9XTD\u2069' };
  expect(toProof(values)).toEqual({ password: ' correct horse ', code: '7KQ2M-W9XTD' });
});

test('counts no spaces and direction marks as characters of a code', () => {
  const check = (code: string) => PROOF_FORM.check({ password: 'correct horse', code });
  expect(check('\u206812 345\u2069')).toHaveProperty('code');
  expect(check('\u2068123 456\u2069')).toEqual({});
});
