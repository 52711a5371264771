import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that may be drawn `as` another element or link, with that one's own props beside. */
export type PolymorphicProps<Own, As extends ElementType> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
