import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useTranslate } from '@hashgrid/platform';
import { Logo, space, theme, visuallyHidden } from '@hashgrid/ui';
import { CommunityLinks } from './CommunityLinks';
import { menuMedia } from './menuMedia';
import { MenuNavigation } from './MenuNavigation';

const Side = styled.aside`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  block-size: calc(var(--vh, 1vh) * 100);
  padding: ${space(4)} ${space(3)};
  border-inline-end: 1px solid ${theme.color.divider};
  background: ${theme.color.panelGlass};
  overflow-y: auto;
  & > :last-child {
    margin-block-start: auto;
  }
  /* The rail shows only icons; labels stay available to screen readers. */
  ${menuMedia.rail} {
    [data-menu-text],
    [data-logo] > span {
      ${visuallyHidden}
    }
  }
`;

const Home = styled(AppLink)`
  padding: ${space(1)} ${space(2)};
  text-decoration: none;
`;

/** The side menu: 248 px wide, or a rail of 72 px in windows of 1200 to 1439 px [L1, L5, L13]. */
export function SideMenu() {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  return (
    <Side aria-label={t('Menu')}>
      <Home to={SCREENS.home}>
        <Logo name={gameName} data-logo="" />
      </Home>
      <MenuNavigation />
      <CommunityLinks />
    </Side>
  );
}
