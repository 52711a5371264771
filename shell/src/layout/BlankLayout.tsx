import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMainFocus } from './useMainFocus';

const Main = styled.main`
  min-block-size: calc(var(--vh, 1vh) * 100);
  outline: none;
`;

/** Layout of guest pages: only the main element. */
export function BlankLayout({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  return (
    <Main ref={main} id="main" tabIndex={-1}>
      {children}
    </Main>
  );
}
