import { lazy, type ComponentType } from 'react';
import { getProxy } from './families';

const LAZY = Symbol.for('react.lazy');

interface Lazy {
  $$typeof: symbol;
  _init: (payload: unknown) => ComponentType;
  _payload: unknown;
}

const isLazy = (type: unknown): type is Lazy =>
  typeof type === 'object' && type !== null && (type as Lazy).$$typeof === LAZY;

/** Waits for a lazy component; until it has loaded, React throws a promise. */
const load = async (type: Lazy): Promise<ComponentType> => {
  try {
    return type._init(type._payload);
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    return load(type);
  }
};

const hotLazyTypes = new WeakMap<object, unknown>();

/** Returns the type to create elements from: the proxy of a component, or a lazy type that resolves to the proxy. */
export const getHotType = <Type>(type: Type): Type => {
  if (!isLazy(type)) return getProxy(type);
  const hotType = hotLazyTypes.get(type) ?? lazy(async () => ({ default: getProxy(await load(type)) }));
  hotLazyTypes.set(type, hotType);
  return hotType as Type;
};
