import type { ComponentDescription } from '../describeComponents';

/** Returns the key of a component: `ui/Button`. */
export const getComponentKey = ({ package: packageName, name }: ComponentDescription): string =>
  `${packageName}/${name}`;
