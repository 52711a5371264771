import { screen } from '@testing-library/react';
import { renderShell } from '../../test/renderShell';

const queryControl = () => screen.queryByRole('button', { name: 'Pause background video' });

const setConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['is fast', { effectiveType: '4g', saveData: false }, true],
  ['is slow', { effectiveType: '3g' }, false],
  ['is very slow', { effectiveType: 'slow-2g' }, false],
  ['should save data', { effectiveType: '4g', saveData: true }, false],
])(
  '[L1] offers the background video only if the connection allows it: one that %s',
  async (_, connection, isOffered) => {
    setConnection(connection);
    await renderShell();
    expect(queryControl() !== null).toBe(isOffered);
  },
);

test('[L1] offers no background video in the mobile layout', async () => {
  await renderShell({ width: 1199 });
  expect(queryControl()).not.toBeInTheDocument();
});

test('[L1] offers no background video where motion is reduced in the settings', async () => {
  localStorage.setItem('preferences', JSON.stringify({ motion: 'reduced' }));
  await renderShell();
  expect(queryControl()).not.toBeInTheDocument();
});

/** Makes the media query of `renderShell` report reduced motion too. */
function reduceMotion(): void {
  let matchMedia: typeof window.matchMedia;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    get: () => (query: string) =>
      query.includes('prefers-reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
    set: (assigned: typeof matchMedia) => {
      matchMedia = assigned;
    },
  });
}

test.each([
  ['follow it', 'system', false],
  ['ask for all motion', 'full', true],
])('[L1] where the system reduces motion, the settings may %s', async (_, motion, isOffered) => {
  reduceMotion();
  localStorage.setItem('preferences', JSON.stringify({ motion }));
  await renderShell();
  expect(queryControl() !== null).toBe(isOffered);
});
