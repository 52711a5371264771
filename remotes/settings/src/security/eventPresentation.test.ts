import { SECURITY_EVENTS } from '@hashgrid/contracts';
import arabic from '../../locales/ar-SA.json';
import { eventPresentation } from './eventPresentation';

test.each(SECURITY_EVENTS)('%s has a text in every language', (kind) => {
  const { text } = eventPresentation(kind);
  expect(text).not.toBe(kind);
  expect(arabic).toHaveProperty([text]);
});

test.each(['somethingNew', 'toString', '[object Object]'])(
  'shows the unknown kind %s by its own name',
  (kind) => {
    expect(eventPresentation(kind).text).toBe(kind);
  },
);
