import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';

/** An icon's shape: stroke paths on a 24 × 24 grid. */
export interface IconShape {
  d: string;
  /** Whether it is mirrored in right-to-left pages. */
  flips?: boolean;
}

interface IconProps extends ComponentPropsWithRef<'svg'> {
  shape: IconShape;
  /** Width and height, px. */
  size?: number;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

const Svg = styled.svg<{ $flips: boolean }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $flips }) => $flips && "html[dir='rtl'] & { transform: scaleX(-1); }"}
`;

/** An icon from `shapes`. A bundle contains only the shapes that it imports. */
export function Icon({ shape, size = 20, label, ...rest }: IconProps) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      $flips={shape.flips === true}
      {...accessibility}
      {...rest}
    >
      <path d={shape.d} />
    </Svg>
  );
}
