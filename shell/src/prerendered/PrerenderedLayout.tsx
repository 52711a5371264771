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

/** Hides the community links, which depend on the environment, and their heading, which would move when the links appear. */
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

/** Hides the tabs, which depend on the remotes, and keeps the bar, so that its space is reserved. */
const EmptyTabs = styled(MobileOnly)`
  & li {
    visibility: hidden;
  }
`;

/** Handlers never run in a prerendered page. The shell repeats the last click when it replaces the prerendered page. */
const doNothing = () => undefined;

/**
 * The layout of players as static HTML: for desktop and mobile windows, without the menu entries of remotes. Only the
 * build renders it; `Layout` replaces it.
 * @param children The page; a spinner when it is not prerendered.
 */
export function PrerenderedLayout({ children = <PageSpinner /> }: { children?: ReactNode }) {
  return (
    <Grid>
      <EmptyMenu>
        <SideMenu />
      </EmptyMenu>
      <Column>
        <DesktopOnly>
          <TopHeader isMobile={false} isMenuOpen={false} onOpenMenu={doNothing} />
        </DesktopOnly>
        <MobileOnly>
          <TopHeader isMobile isMenuOpen={false} onOpenMenu={doNothing} />
        </MobileOnly>
        <Main>{children}</Main>
      </Column>
      <EmptyTabs>
        <TabBar isMenuOpen={false} onOpenMenu={doNothing} />
      </EmptyTabs>
    </Grid>
  );
}
