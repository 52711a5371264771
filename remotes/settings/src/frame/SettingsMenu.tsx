import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { glass, media, MenuItem, space, theme } from '@hashgrid/ui';
import { SETTINGS_SCREENS } from './settingsScreens';

const Menu = styled.nav`
  ${glass}
  padding: ${space(2)};
  position: sticky;
  inset-block-start: calc(${theme.size.header} + ${space(6)});
  & > ul {
    display: grid;
    gap: 2px;
  }
  ${media.mobileLayout} {
    position: static;
    padding: ${space(1)};
    & > ul {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
      /* Room for the ring of a focused link within the scrolling box. */
      padding: ${space(1)};
    }
    & li {
      flex: none;
    }
    & a {
      white-space: nowrap;
    }
  }
`;

/** Brings the link of the page at hand into the sight of a row that is too long for the screen. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const link = row?.querySelector('[aria-current="page"]');
    if (!row || !link) return;
    const [rowBox, linkBox] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += linkBox.left + linkBox.width / 2 - (rowBox.left + rowBox.width / 2);
  }, []);
  return list;
}

/** The screens of the settings: a list beside the page, and a row above it up to 1199 px. */
export function SettingsMenu() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const list = useCurrentInSight();
  return (
    <Menu aria-label={t('Settings')}>
      <ul ref={list}>
        {SETTINGS_SCREENS.map(({ path, label, icon }) => (
          <li key={path}>
            <MenuItem
              as={AppLink}
              to={path}
              icon={icon}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {t(label)}
            </MenuItem>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
