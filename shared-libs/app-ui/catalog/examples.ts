import type { ComponentType, ReactNode } from 'react';

/** An example: what to render, or a component where it needs state. */
export type Example = ReactNode | ComponentType;

interface ExamplesModule {
  examples: Record<string, Example>;
}

interface WebpackContext {
  (path: string): ExamplesModule;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(dir: string, options: { recursive: boolean; regExp: RegExp }): WebpackContext;
  }
}

const load = (context: WebpackContext, packageName: string): [string, Record<string, Example>][] =>
  context.keys().map((path) => {
    const name = path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path;
    return [`${packageName}/${name}`, context(path).examples];
  });

/** Examples by component: `ui/Button`. */
export const EXAMPLES: ReadonlyMap<string, Record<string, Example>> = new Map([
  ...load(import.meta.webpackContext('../../ui/src', { recursive: true, regExp: /\.examples\.tsx$/ }), 'ui'),
  ...load(import.meta.webpackContext('../src', { recursive: true, regExp: /\.examples\.tsx$/ }), 'app-ui'),
]);
