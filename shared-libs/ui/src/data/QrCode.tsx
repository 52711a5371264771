import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What a camera reads. */
  value: string;
  /** What the code is for; what it says must stand beside it as text as well. */
  label: string;
  /** Edge with its quiet zone, px. */
  size?: number;
}

/** Light cells around the code, without which many cameras do not find it. */
const QUIET_CELLS = 4;

/** Dark on white whatever the theme, and never mirrored: cameras want it so. */
const Drawing = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${theme.radius.button};
  background: #fff;
  forced-color-adjust: none;
`;

/** A QR code. */
export function QrCode({ value, label, size = 208, ...rest }: QrCodeProps) {
  const code = useMemo(() => generate(value), [value]);
  const edge = code.size + 2 * QUIET_CELLS;
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_CELLS} ${-QUIET_CELLS} ${edge} ${edge}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      {...rest}
    >
      <path d={toSvgPath(code)} fill="#000" />
    </Drawing>
  );
}
