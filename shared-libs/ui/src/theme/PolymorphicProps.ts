import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that can render `as` another element or component, with the props of that element in addition to its own. */
export type PolymorphicProps<Own, As extends ElementType> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
