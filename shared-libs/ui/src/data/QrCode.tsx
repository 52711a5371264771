import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The encoded text. */
  value: string;
  /** Accessible name. The encoded text must be readable beside the code as well. */
  label: string;
  /** Width and height with the quiet zone, px. */
  size?: number;
}

/** Width of the quiet zone in cells. Without it, many cameras don't find the code. */
const QUIET_CELLS = 4;

/** Dark on white in every theme and never mirrored, because scanners need that. */
const Svg = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${theme.radius.button};
  background: #fff;
  forced-color-adjust: none;
`;

interface Drawing {
  /** Path of the dark cells. */
  path: string;
  /** Width and height with the quiet zone, in cells. */
  edge: number;
}

const drawCode = (value: string): Drawing => {
  const code = generate(value);
  return { path: toSvgPath(code), edge: code.size + 2 * QUIET_CELLS };
};

const BLANK: Drawing = { path: '', edge: 2 * QUIET_CELLS };

/** A QR code. It is blank in the first paint, because on a slow phone encoding would delay the response to the tap that opened it. */
export function QrCode({ value, label, size = 208, ...rest }: QrCodeProps) {
  const encoded = useDeferredValue<string | null>(value, null);
  const { path, edge } = useMemo(() => (encoded === null ? BLANK : drawCode(encoded)), [encoded]);
  return (
    <Svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_CELLS} ${-QUIET_CELLS} ${edge} ${edge}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      {...rest}
    >
      <path d={path} fill="#000" />
    </Svg>
  );
}
