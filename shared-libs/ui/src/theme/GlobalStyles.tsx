import { StyleSheetManager } from 'styled-components';
import type { ReactNode } from 'react';
import { BaseStyles } from './base.styles';
import type { Motion } from './base.styles';
import { nestMedia } from './nestMedia';

interface GlobalStylesProps {
  /** Nonce of the page's Content Security Policy, for the style elements. */
  nonce?: string;
  /** `reduced` stops all animations, `full` runs them whatever the device prefers. */
  motion?: Motion;
  children: ReactNode;
}

/** Empty in browsers that don't support nested CSS rules. */
const PLUGINS = globalThis.CSS?.supports?.('selector(&)') ? [nestMedia] : [];

/** Global CSS: tokens, reset and base typography. Render it once, around the whole app. */
export function GlobalStyles({ nonce, motion = 'system', children }: GlobalStylesProps) {
  return (
    <StyleSheetManager nonce={nonce} stylisPlugins={PLUGINS}>
      <BaseStyles $motion={motion} />
      {children}
    </StyleSheetManager>
  );
}
