import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BREAKPOINTS_PX } from '@hashgrid/contracts';
import { media } from '@hashgrid/ui';
import { Column, Grid, Main } from '../layout/layout.styles';
import { PageSpinner } from '../layout/PageSpinner';
import { SideMenu } from '../layout/SideMenu';
import { TabBar } from '../layout/TabBar';
import { TopHeader } from '../layout/TopHeader';

const DesktopOnly = styled.div`
  display: contents;
  ${media.mobileLayout} {
    display: none;
  }
`;

/** Links depend on the environment; a heading without them would move when they come. */
const EmptyMenu = styled(DesktopOnly)`
  & section {
    visibility: hidden;
  }
`;

const MobileOnly = styled.div`
  display: contents;
  @media (min-width: ${BREAKPOINTS_PX.xxl}px) {
    display: none;
  }
`;

/** Its tabs depend on the remotes; only the bar has its place. */
const EmptyTabs = styled(MobileOnly)`
  & li {
    visibility: hidden;
  }
`;

/** A click is repeated when the shell has taken over. */
const wait = () => undefined;

/**
 * The layout of players as HTML can show it: for both layouts of the window, without the menu entries of remotes. Rendered at
 * build only; `Layout` takes its place.
 * @param children The page; a spinner when it has no frame.
 */
export function LayoutFrame({ children = <PageSpinner /> }: { children?: ReactNode }) {
  return (
    <Grid>
      <EmptyMenu>
        <SideMenu />
      </EmptyMenu>
      <Column>
        <DesktopOnly>
          <TopHeader isMobile={false} isMenuOpen={false} onOpenMenu={wait} />
        </DesktopOnly>
        <MobileOnly>
          <TopHeader isMobile isMenuOpen={false} onOpenMenu={wait} />
        </MobileOnly>
        <Main>{children}</Main>
      </Column>
      <EmptyTabs>
        <TabBar isMenuOpen={false} onOpenMenu={wait} />
      </EmptyTabs>
    </Grid>
  );
}
