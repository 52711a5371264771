import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType } from 'react';
import type { IconShape } from '../icons/Icon';
import { glass } from '../theme/mixins';
import { space } from '../theme/theme';
import { MenuItem } from './MenuItem';

interface ScreenMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  screens: readonly { path: string; label: string; icon: IconShape }[];
  /** Path of the screen at hand. */
  current: string;
  /** Draws a link; it is given `to`. */
  link: ElementType;
}

const Menu = styled.nav`
  /* As wide as its links, and never wider than the page: a row that is too long scrolls. */
  display: grid;
  grid-template-columns: minmax(0, max-content);
  margin-block-end: ${space(6)};
  & > ul {
    ${glass}
    display: flex;
    gap: ${space(1)};
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
`;

function bringCurrentIntoSight(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current="page"]');
  if (!row || !link || row.scrollWidth <= row.clientWidth) return;
  const [rowBox, linkBox] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += linkBox.left + linkBox.width / 2 - (rowBox.left + rowBox.width / 2);
}

/** Brings the link of the page at hand into the sight of a row that is too long for the screen. */
function useCurrentInSight(current: string, names: string) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // Both ask for a layout: with the frame's own, none is made twice.
    const frame = requestAnimationFrame(() => {
      bringCurrentIntoSight(list.current);
      // Another script's font comes later, and its letters are wider or narrower.
      void document.fonts?.ready.then(() => bringCurrentIntoSight(list.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [current, names]);
  return list;
}

/** A row of links between screens that belong together. */
export function ScreenMenu({ label, screens, current, link, ...rest }: ScreenMenuProps) {
  const list = useCurrentInSight(current, screens.map((screen) => screen.label).join());
  return (
    <Menu aria-label={label} {...rest}>
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
