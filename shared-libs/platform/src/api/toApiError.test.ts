import { toApiError } from './toApiError';

test('drops fields without a text, whose errors no form could show', () => {
  const errors = { amount: [], code: [null], terms: ' ', name: 'Too long.', note: ['', 'Too long.', 1] };
  expect(toApiError({ statusCode: 422, message: 'Check the fields.', errors })).toEqual({
    statusCode: 422,
    message: 'Check the fields.',
    errors: { name: ['Too long.'], note: ['Too long.'] },
  });
});
