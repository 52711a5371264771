import { renderPage } from './renderPage';

const REQUEST = { page: 'list/ListPage', variant: 'player', locale: 'en-US', path: '/shop' } as const;

// Without it, the channel of the session would keep the process of the test running.
beforeAll(() => void Object.assign(globalThis, { BroadcastChannel: undefined }));

test('returns the message of what a page throws, also when that is no `Error`', () => {
  const ListPage = () => {
    throw { message: 'There is no price.' };
  };
  expect(renderPage(REQUEST, { Page: ListPage, texts: {}, hasGlobalStyles: false })).toEqual({
    ...REQUEST,
    error: 'There is no price.',
  });
});
