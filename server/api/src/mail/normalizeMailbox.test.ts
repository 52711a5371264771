import { normalizeMailbox } from './normalizeMailbox';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+hashgrid@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.d.a+game@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['"a\\da"@example.com', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada(1)@example.com', 'ada@example.com'],
  ['(1)ada(2)@example.com(3)', 'ada@example.com'],
  ['ada((1)2)@example.com', 'ada@example.com'],
  ['ada(\\)1)@example.com', 'ada@example.com'],
  ['friends:ada@example.com;', 'ada@example.com'],
  ['ada@mail。example.com', 'ada@mail.example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('normalizes %s to %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});
