import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AppLink, useBootstrap, useTranslate } from '@hashgrid/platform';
import { focusRing, Icon, findMenuIcon, space, theme } from '@hashgrid/ui';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${theme.size.target};
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.button};
  color: ${theme.color.textSoft};
  font-weight: 500;
  text-decoration: none;
  transition: background ${theme.motion.fast};
  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
  &[aria-current='page'] {
    background: ${theme.color.high};
    color: ${theme.color.brand};
  }
  ${focusRing}
`;

/** The menu entries of the remotes [L5]. */
export function MenuNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslate();
  const { remotes } = useBootstrap();
  const { pathname } = useLocation();
  const entries = remotes.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order);
  return (
    <nav aria-label={t('Main menu')}>
      <List>
        {entries.map(({ path, title, icon }) => (
          <li key={path}>
            <Entry
              to={path}
              title={t(title)}
              aria-current={pathname === path ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon shape={findMenuIcon(icon)} />
              <span data-menu-text="">{t(title)}</span>
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
