import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * Like React's `lazy`, for optional parts of a page: renders nothing if their code fails to load. Load any other part with
 * `useLazyModule` in a `QueryBoundary`, because a failed `lazy` replaces the whole page with an error.
 *
 * @example
 * const GamePitch = lazyOptional(() => import('../pitch/GamePitch'));
 */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown): { default: ComponentType<Props> } => {
      console.warn('Couldn’t load the code of an optional part of the page, so it isn’t shown.', error);
      return { default: Nothing };
    }),
  );
