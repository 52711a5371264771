import type { ComponentType, ReactNode } from 'react';

/** Content of an example, or a component that renders it where it needs state. */
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

const loadExamples = (context: WebpackContext, packageName: string): [string, Record<string, Example>][] =>
  context.keys().map((path) => {
    const name = path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path;
    return [`${packageName}/${name}`, context(path).examples];
  });

/** Examples by title, for each key of a component: `ui/Button`. */
export const EXAMPLES: ReadonlyMap<string, Record<string, Example>> = new Map([
  ...loadExamples(
    import.meta.webpackContext('../../../shared-libs/ui/src', {
      recursive: true,
      regExp: /\.examples\.tsx$/,
    }),
    'ui',
  ),
  ...loadExamples(
    import.meta.webpackContext('../../../shared-libs/app-ui/src', {
      recursive: true,
      regExp: /\.examples\.tsx$/,
    }),
    'app-ui',
  ),
]);
