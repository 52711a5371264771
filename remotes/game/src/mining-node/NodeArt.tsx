import type { ReactNode } from 'react';
import { theme } from '@hashgrid/ui';

interface BoxProps {
  /** Position of the top corner, in units of the 64 × 64 view box. */
  x: number;
  y: number;
  halfWidth: number;
  height: number;
}

/** A box in isometric projection, in the color of the node. */
function Box({ x, y, halfWidth, height }: BoxProps) {
  const [left, right, middle, front] = [x - halfWidth, x + halfWidth, y + halfWidth / 2, y + halfWidth];
  return (
    <>
      <polygon
        points={`${x},${y} ${right},${middle} ${x},${front} ${left},${middle}`}
        fill="currentColor"
        opacity="0.9"
      />
      <polygon
        points={`${left},${middle} ${x},${front} ${x},${front + height} ${left},${middle + height}`}
        fill="currentColor"
        opacity="0.3"
      />
      <polygon
        points={`${right},${middle} ${x},${front} ${x},${front + height} ${right},${middle + height}`}
        fill="currentColor"
        opacity="0.55"
      />
    </>
  );
}

/** Attributes of outlines. */
const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Color and drawing of each node type, by its code. */
const ARTS: Readonly<Record<string, { color: string; drawing: ReactNode }>> = {
  starter: {
    color: theme.color.textSoft,
    drawing: (
      <>
        <Box x={32} y={26} halfWidth={16} height={12} />
        <path d="M44 20v10M42 20h4" {...outline} />
      </>
    ),
  },
  spark: {
    color: theme.color.warn,
    drawing: (
      <>
        <Box x={32} y={34} halfWidth={20} height={8} />
        <path d="M35 8 25 24h7l-2 14 12-18h-8z" fill="currentColor" />
      </>
    ),
  },
  forge: {
    color: theme.color.brand,
    drawing: (
      <>
        <Box x={32} y={32} halfWidth={24} height={6} />
        <Box x={32} y={18} halfWidth={15} height={11} />
        <path d="M22 12c0-4 4-4 4-8M32 10c0-4 4-4 4-8M42 12c0-4 4-4 4-8" {...outline} opacity="0.6" />
      </>
    ),
  },
  furnace: {
    color: theme.color.loss,
    drawing: (
      <>
        <Box x={32} y={8} halfWidth={19} height={32} />
        <path d="M17 26l11 5.5M17 32l11 5.5M17 38l11 5.5" {...outline} />
        <path d="M37 48v-9l10-5v9z" fill={theme.color.warn} />
      </>
    ),
  },
  reactor: {
    color: theme.color.info,
    drawing: (
      <>
        <Box x={32} y={36} halfWidth={26} height={6} />
        <circle cx="32" cy="26" r="11" fill="currentColor" opacity="0.9" />
        <ellipse cx="32" cy="26" rx="22" ry="8" {...outline} transform="rotate(-24 32 26)" />
        <ellipse cx="32" cy="26" rx="22" ry="8" {...outline} opacity="0.6" transform="rotate(24 32 26)" />
      </>
    ),
  },
  star: {
    color: theme.color.bonus,
    drawing: (
      <>
        <Box x={32} y={38} halfWidth={26} height={5} />
        <path
          d="m32 4 5.6 12 13 1.6-9.7 9 2.6 13L32 33.2 20.5 39.6l2.6-13-9.7-9 13-1.6z"
          fill="currentColor"
        />
        <path d="M8 8l4 4M56 8l-4 4M4 26h5M60 26h-5" {...outline} opacity="0.7" />
      </>
    ),
  },
};

interface NodeArtProps {
  /** Code of the node's type. */
  type: string;
  /** Width and height, px. */
  size?: number;
  /** Whether the node is not running; it is drawn faintly. */
  isIdle?: boolean;
}

/** The drawing of a node's type, beside its name; nothing for an unknown type. */
export function NodeArt({ type, size = 48, isIdle = false }: NodeArtProps) {
  const art = ARTS[type];
  if (!art) return null;
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden
      style={{ flex: 'none', color: art.color, opacity: isIdle ? 0.45 : 1 }}
    >
      {art.drawing}
    </svg>
  );
}
