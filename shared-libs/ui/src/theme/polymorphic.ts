import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that can render `as` another element or component, with that one's props besides its own. */
export type PolymorphicProps<Own, As extends ElementType> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
