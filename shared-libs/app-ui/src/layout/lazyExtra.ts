import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * As React's `lazy`, for what a page can do without: when its code doesn't load, the page has nothing in its place. Any other
 * part belongs in a `QueryBoundary` with `useLazyModule`, because code that `lazy` can't load takes the whole page away.
 *
 * @example
 * const GamePitch = lazyExtra(() => import('../pitch/GamePitch'));
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown): { default: ComponentType<Props> } => {
      console.warn('The page goes without a part whose code did not load.', error);
      return { default: Nothing };
    }),
  );
