import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { getHotType } from './getHotType';

export { Fragment };

/**
 * Creates an element. During development, JSX is compiled to calls to this function, because the live shell has React's production
 * build, which lacks `react/jsx-dev-runtime`.
 */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: string | undefined,
  hasStaticChildren: boolean,
) => (hasStaticChildren ? jsxs : jsx)(getHotType(type), props, key);
