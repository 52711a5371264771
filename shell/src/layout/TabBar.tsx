import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { matchesScreen } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useTranslate } from '@hashgrid/platform';
import { findMenuIcon, focusRing, Icon, menuIcon, theme } from '@hashgrid/ui';

const MAX_TABS = 4;

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.header};
  padding-block-end: env(safe-area-inset-bottom, 0px);
  border-block-start: 1px solid ${theme.color.divider};
  background: ${theme.color.panel};
  & > ul {
    display: flex;
    max-inline-size: 640px;
    margin-inline: auto;
  }
  & li {
    /* Longer labels get more width. */
    flex: 1 1 auto;
    min-inline-size: 0;
  }
`;

const tabStyles = css`
  display: grid;
  gap: 2px;
  justify-items: center;
  align-content: center;
  inline-size: 100%;
  block-size: 60px;
  padding: 0 2px;
  border: 0;
  background: transparent;
  color: ${theme.color.textSoft};
  font: inherit;
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  text-decoration: none;
  &[aria-current='page'] {
    color: ${theme.color.brand};
    box-shadow: inset 0 2px ${theme.color.brand};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${focusRing}
`;

const Tab = styled(AppLink)`
  ${tabStyles}
`;
const MenuTab = styled.button`
  ${tabStyles}
`;

/** Publishes the bar's height as `--tab-bar`, so that what sticks to the bottom of the window stays above the bar. */
function usePublishedHeight(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // 60 px of the tabs and the border of 1 px.
    style.setProperty('--tab-bar', 'calc(61px + env(safe-area-inset-bottom, 0px))');
    return () => void style.removeProperty('--tab-bar');
  }, []);
}

interface TabBarProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The tabs at the bottom of the mobile layout. An on-screen keyboard covers them. */
export function TabBar({ isMenuOpen, onOpenMenu }: TabBarProps) {
  const t = useTranslate();
  const { remotes } = useBootstrap();
  const { pathname } = useLocation();
  usePublishedHeight();
  const tabs = remotes
    .flatMap(({ menu }) => menu)
    .filter(({ tab }) => tab)
    .sort((a, b) => a.order - b.order)
    .slice(0, MAX_TABS);
  return (
    <Bar aria-label={t('Quick navigation')}>
      <ul>
        {tabs.map(({ path, title, icon }) => (
          <li key={path}>
            <Tab to={path} aria-current={matchesScreen(path, pathname) ? 'page' : undefined}>
              <Icon shape={findMenuIcon(icon)} />
              <span>{t(title)}</span>
            </Tab>
          </li>
        ))}
        <li>
          <MenuTab type="button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onOpenMenu}>
            <Icon shape={menuIcon} />
            <span>{t('More')}</span>
          </MenuTab>
        </li>
      </ul>
    </Bar>
  );
}
