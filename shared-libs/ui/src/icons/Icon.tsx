import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';

/** An icon's drawing: stroke paths on a grid of 24. */
export interface IconShape {
  d: string;
  /** Points along the reading direction, so that it is mirrored in right-to-left pages. */
  flips?: boolean;
}

interface IconProps extends ComponentPropsWithRef<'svg'> {
  of: IconShape;
  /** Edge, px. */
  size?: number;
  /** Says what the icon means; without it the icon is decoration. */
  label?: string;
}

const Drawing = styled.svg<{ $flips: boolean }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $flips }) => $flips && "html[dir='rtl'] & { transform: scaleX(-1); }"}
`;

/** `<Icon of={walletIcon} />`: only the shapes that a package names get into its bundle. */
export function Icon({ of, size = 20, label, ...rest }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      $flips={of.flips === true}
      {...meaning}
      {...rest}
    >
      <path d={of.d} />
    </Drawing>
  );
}
