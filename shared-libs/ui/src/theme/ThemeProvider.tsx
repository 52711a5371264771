import { StyleSheetManager } from 'styled-components';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle';
import type { Motion } from './GlobalStyle';

interface ThemeProviderProps {
  /** Nonce of the page's content security policy, for the style elements. */
  nonce?: string;
  /** `reduced` stills all animations, `full` lets them run whatever the device says. */
  motion?: Motion;
  children: ReactNode;
}

/** Once, around the whole app: the look of everything below, remotes included. */
export function ThemeProvider({ nonce, motion = 'system', children }: ThemeProviderProps) {
  return (
    <StyleSheetManager nonce={nonce}>
      <GlobalStyle $motion={motion} />
      {children}
    </StyleSheetManager>
  );
}
