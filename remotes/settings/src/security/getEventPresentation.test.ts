import { SECURITY_EVENTS } from '@hashgrid/contracts';
import arabic from '../../locales/ar-SA.json';
import { getEventPresentation } from './getEventPresentation';

test.each(SECURITY_EVENTS)('%s has a text and a translation', (kind) => {
  const { text } = getEventPresentation(kind);
  expect(text).not.toBe(kind);
  expect(arabic).toHaveProperty([text]);
});

test.each(['somethingNew', 'toString', '[object Object]'])(
  'shows the unknown kind %s by its own name',
  (kind) => {
    expect(getEventPresentation(kind).text).toBe(kind);
  },
);
