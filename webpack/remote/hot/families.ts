import { useSyncExternalStore, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/*
 * React's Fast Refresh needs the development build of react-dom, but pages run in the live shell, which has the production
 * build. So a component is rendered by a proxy that stays the same while the code behind it is replaced.
 */

type Props = Record<string, unknown>;
type Render = (props: Props) => ReactNode;

/** All versions of a component of the same file and name. */
interface Family {
  type: unknown;
  render: Render;
  /** Rises with each version that keeps the state of the previous one. */
  revision: number;
  /** Rises with each version that does not. */
  generation: number;
  proxy: Render;
}

/** Which hooks a component or a hook calls, as swc's transform `refresh` describes it. */
interface Signature {
  key: string;
  mustReset: boolean;
  listHooks: () => readonly unknown[];
}

const MEMO = Symbol.for('react.memo');
const FORWARD_REF = Symbol.for('react.forward_ref');

const signatures = new WeakMap<object, Signature>();
const families = new Map<string, Family>();
const familiesByType = new WeakMap<object, Family>();
const listeners = new Set<() => void>();

const isReference = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns the function that renders a component; null for classes and for values that are not components. */
const getRender = (type: unknown): Render | null => {
  if (typeof type === 'function')
    return (type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent
      ? null
      : (type as Render);
  if (!isReference(type)) return null;
  const { $$typeof, ...component } = type as {
    $$typeof: symbol;
    type: unknown;
    render: (props: Props, ref: unknown) => ReactNode;
  };
  if ($$typeof === MEMO) return getRender(component.type);
  if ($$typeof !== FORWARD_REF) return null;
  return ({ ref, ...props }) => component.render(props, ref ?? null);
};

const computeKey = (type: unknown): string => {
  const signature = isReference(type) && signatures.get(type);
  return signature ? [signature.key, ...signature.listHooks().map(computeKey)].join('\n') : '';
};

/** Whether a version calls the same hooks as the previous one, so that it can keep the state. */
const canKeepState = (previous: unknown, next: unknown): boolean =>
  typeof previous === typeof next &&
  !(isReference(next) && signatures.get(next)?.mustReset) &&
  computeKey(previous) === computeKey(next);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const createFamily = (type: unknown, render: Render): Family => {
  const Body: Render = (props) => {
    useSyncExternalStore(subscribe, () => family.revision);
    return family.render(props);
  };
  // A new key discards the state of the previous version.
  const Proxy: Render = (props) => {
    const generation = useSyncExternalStore(subscribe, () => family.generation);
    return jsx(Body, { ...props }, String(generation));
  };
  const family: Family = { type, render, revision: 0, generation: 0, proxy: Proxy };
  return family;
};

let isNotifying = false;

/** Rerenders components in a microtask, after all modules of an update have run. */
const notify = (): void => {
  if (isNotifying) return;
  isNotifying = true;
  queueMicrotask(() => {
    isNotifying = false;
    for (const listener of [...listeners]) listener();
  });
};

/**
 * Makes a component the current version of its family.
 * @param id File and name of the component.
 */
export const registerComponent = (type: unknown, id: string): void => {
  const render = getRender(type);
  if (!render || !isReference(type)) return;
  const family = families.get(id) ?? createFamily(type, render);
  families.set(id, family);
  familiesByType.set(type, family);
  if (family.type === type) return;
  if (canKeepState(family.type, type)) family.revision += 1;
  else family.generation += 1;
  Object.assign(family, { type, render });
  notify();
};

/** Returns the function that swc's transform calls for each component and hook; in their bodies, without arguments. */
export const createSignature =
  () =>
  <Type>(type?: Type, key = '', mustReset = false, listHooks: () => readonly unknown[] = () => []) => {
    if (isReference(type)) signatures.set(type, { key, mustReset, listHooks });
    return type;
  };

/** Whether all that a module exports are components, so that it can be replaced without its importers. */
export const isReplaceable = ({ exports }: { exports: object }): boolean => {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => isReference(value) && familiesByType.has(value));
};

/** Returns the proxy that renders the current version of a component; other types are returned as they are. */
export const getProxy = <Type>(type: Type): Type =>
  ((isReference(type) && familiesByType.get(type)?.proxy) || type) as Type;
