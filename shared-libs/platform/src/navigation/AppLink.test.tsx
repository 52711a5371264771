import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { sampleBootstrap } from '@hashgrid/testing';
import { createPlatformServices } from '../store/platformServices';
import { PlatformContext } from '../store/PlatformContext';
import { AppLink } from './AppLink';

const observed: { margin?: string; enterMargin(): void }[] = [];

beforeEach(() => {
  observed.splice(0);
  window.IntersectionObserver = class {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      observed.push({ margin: options.rootMargin, enterMargin: () => listener([{ isIntersecting: true }]) });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function renderLink(newTab = false) {
  const prefetch = jest.fn();
  render(
    <PlatformContext value={createPlatformServices(sampleBootstrap, { prefetch })}>
      <MemoryRouter>
        <AppLink to="/wallet?x=1" newTab={newTab}>
          Wallet
        </AppLink>
      </MemoryRouter>
    </PlatformContext>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Wallet' }) };
}

test('[K7] prefetches the screen when the link is within 200 px of the viewport and the browser is idle', () => {
  jest.useFakeTimers();
  const { prefetch } = renderLink();
  expect(observed[0]?.margin).toBe('200px');
  act(() => observed[0]?.enterMargin());
  expect(prefetch).not.toHaveBeenCalled();
  act(() => void jest.runAllTimers());
  expect(prefetch).toHaveBeenCalledWith('/wallet?x=1');
  jest.useRealTimers();
});

test('[K7] prefetches on hover', async () => {
  const { prefetch, link } = renderLink();
  await userEvent.hover(link);
  expect(prefetch).toHaveBeenCalledWith('/wallet?x=1');
});

test('[K7] prefetches on focus', async () => {
  const { prefetch, link } = renderLink();
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(prefetch).toHaveBeenCalledWith('/wallet?x=1');
});

test('can open a new tab without an opener', () => {
  const { link } = renderLink(true);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
