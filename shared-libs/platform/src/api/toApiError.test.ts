import { toApiError } from './toApiError';

test('drops the errors of fields that have no text', () => {
  const errors = { amount: [], code: [null], terms: ' ', name: 'Too long.', note: ['', 'Too long.', 1] };
  expect(toApiError({ statusCode: 422, message: 'Check the fields.', errors })).toEqual({
    statusCode: 422,
    message: 'Check the fields.',
    errors: { name: ['Too long.'], note: ['Too long.'] },
  });
});
