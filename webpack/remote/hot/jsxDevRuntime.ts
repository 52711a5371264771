import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { getHotType } from './getHotType';

export { Fragment };

/**
 * Creates an element; JSX is compiled to calls of it during development. The live shell has React's production build,
 * without `react/jsx-dev-runtime`.
 */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: string | undefined,
  hasStaticChildren: boolean,
) => (hasStaticChildren ? jsxs : jsx)(getHotType(type), props, key);
