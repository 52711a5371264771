import { useEffect, useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ElementType } from 'react';
import type { IconShape } from '../icons/Icon';
import { media } from '../theme/media';
import { glass } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { MenuItem } from './MenuItem';

interface ScreenMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  screens: readonly { path: string; label: string; icon: IconShape }[];
  /** Path of the current screen. */
  current: string;
  /** Component that renders a link; it gets the path as `to`. */
  link: ElementType;
  /** Shows a column that stays in view while the page scrolls; in the mobile layout, still a row. */
  sidebar?: boolean;
}

const sidebarStyles = css`
  ${media.xxl} {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    inset-block-start: calc(${theme.size.header} + ${space(6)});
    & > ul {
      display: grid;
      padding: ${space(2)};
    }
  }
`;

const Menu = styled.nav<{ $sidebar: boolean }>`
  /* As wide as its links, but never wider than the page: a row that is too long scrolls. */
  display: grid;
  grid-template-columns: minmax(0, max-content);
  margin-block-end: ${space(6)};
  & > ul {
    ${glass}
    display: flex;
    gap: ${space(1)};
    overflow-x: auto;
    scrollbar-width: none;
    /* Leaves room for the focus ring of a link inside the scrolling box. */
    padding: ${space(1)};
  }
  & li {
    flex: none;
  }
  & a {
    white-space: nowrap;
  }
  /* Without icons, four links fit on a phone. */
  & svg {
    display: none;
    ${media.sm} {
      display: block;
    }
  }
  ${({ $sidebar }) => $sidebar && sidebarStyles}
`;

function scrollToCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current="page"]');
  if (!row || !link || row.scrollWidth <= row.clientWidth) return;
  const [rowBox, linkBox] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += linkBox.left + linkBox.width / 2 - (rowBox.left + rowBox.width / 2);
}

/** Scrolls a row that is wider than the screen so that the current screen's link is visible. */
function useScrollToCurrent(current: string, names: string) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // Reading positions forces a layout; in an animation frame it reuses the one that the paint needs anyway.
    const frame = requestAnimationFrame(() => {
      scrollToCurrent(list.current);
      // A font that loads later changes the widths of the links.
      void document.fonts?.ready.then(() => scrollToCurrent(list.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [current, names]);
  useEffect(() => {
    const row = list.current;
    // jsdom has no layout.
    if (!row || typeof ResizeObserver === 'undefined') return;
    // When the row shrinks, for example because a phone is rotated, the link could move out of view.
    const observer = new ResizeObserver(() => scrollToCurrent(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return list;
}

/** Links between the screens of a section, in a row or beside the page. */
export function ScreenMenu({ label, screens, current, link, sidebar = false, ...rest }: ScreenMenuProps) {
  const list = useScrollToCurrent(current, screens.map((screen) => screen.label).join());
  return (
    <Menu $sidebar={sidebar} aria-label={label} {...rest}>
      <ul ref={list}>
        {screens.map(({ path, label: name, icon }) => (
          <li key={path}>
            <MenuItem as={link} to={path} icon={icon} aria-current={path === current ? 'page' : undefined}>
              {name}
            </MenuItem>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
