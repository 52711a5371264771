import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';
import { BackgroundVideo } from './BackgroundVideo';
import { VideoControl } from './VideoControl';

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

test('[L1] plays the video once the page has had time to load, while the tab is visible and the player wants it', async () => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const setHidden = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const querySource = () => document.querySelector('source');
  function VideoPage() {
    const [isMobile, setIsMobile] = useState(false);
    return (
      <>
        <BackgroundVideo isMobile={isMobile} />
        <VideoControl isMobile={isMobile} />
        <button onClick={() => setIsMobile(true)}>Narrow</button>
      </>
    );
  }
  jest.useFakeTimers();
  await renderPage(<VideoPage />);
  act(() => jest.advanceTimersByTime(1499));
  expect(querySource()).toBeNull();
  expect(play).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(querySource()).toBeInTheDocument();
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  setHidden(true);
  expect(pause).toHaveBeenCalledTimes(1);
  setHidden(false);
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.click(queryControl()!);
  expect(pause).toHaveBeenCalledTimes(2);
  expect(querySource()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play background video' }));
  expect(play).toHaveBeenCalledTimes(3);
  fireEvent.click(screen.getByRole('button', { name: 'Narrow' }));
  expect(pause).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
