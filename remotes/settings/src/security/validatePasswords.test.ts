import { validatePasswords } from './validatePasswords';

test('counts an emoji in a new password as one character, like the server', () => {
  const currentPassword = 'correct horse battery';
  expect(validatePasswords({ currentPassword, newPassword: '😀'.repeat(9) })).toHaveProperty('newPassword');
  expect(validatePasswords({ currentPassword, newPassword: '😀'.repeat(10) })).toEqual({});
});
