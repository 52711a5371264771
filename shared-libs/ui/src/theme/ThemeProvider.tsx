import { StyleSheetManager } from 'styled-components';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle';

interface ThemeProviderProps {
  /** Nonce of the page's content security policy, for the style elements. */
  nonce?: string;
  children: ReactNode;
}

/** Once, around the whole app: the look of everything below, remotes included. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  return (
    <StyleSheetManager nonce={nonce}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
