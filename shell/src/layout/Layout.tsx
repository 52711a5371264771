import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { whenIdle } from '@hashgrid/platform/host';
import { space, theme } from '@hashgrid/ui';
import { prefetchDetails } from '../remotes/prefetchDetails';
import { BackgroundVideo } from './BackgroundVideo';
import { Column, Grid, Main } from './layout.styles';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu } from './SideMenu';
import { TabBar } from './TabBar';
import { TopHeader } from './TopHeader';
import { useIsMobileLayout } from './useIsMobileLayout';
import { useMainFocus } from './useMainFocus';

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: 100;
  padding: ${space(3)} ${space(4)};
  border-radius: ${theme.radius.button};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Layout of the pages of logged-in players: menu, header and main element. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isMobile = useIsMobileLayout();
  const { pathname } = useLocation();
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = isMobile && drawerPath === pathname;
  // Closes the drawer when the layout changes, or Back or Forward changes the page without a click in the drawer.
  if (drawerPath && !isDrawerOpen) setDrawerPath(null);
  const main = useMainFocus();
  const bootstrap = useBootstrap();
  useEffect(() => whenIdle(() => prefetchDetails(bootstrap)), [bootstrap]);
  const openDrawer = () => setDrawerPath(pathname);
  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('Skip to content')}
      </SkipLink>
      <BackgroundVideo isMobile={isMobile} />
      <Grid data-layout={isMobile ? 'mobile' : 'desktop'}>
        {!isMobile && <SideMenu />}
        {isDrawerOpen && <MenuDrawer onClose={() => setDrawerPath(null)} />}
        <Column>
          <TopHeader isMobile={isMobile} isMenuOpen={isDrawerOpen} onOpenMenu={openDrawer} />
          <Main ref={main} id="main" tabIndex={-1}>
            {children}
          </Main>
        </Column>
        {isMobile && <TabBar isMenuOpen={isDrawerOpen} onOpenMenu={openDrawer} />}
      </Grid>
    </>
  );
}
