import styled from 'styled-components';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { IconButton, Logo, menuIcon, space, theme } from '@hashgrid/ui';
import { NotificationLink } from '../notifications/NotificationLink';
import { AccountMenu } from './AccountMenu';
import { LanguagePicker } from './LanguagePicker';
import { VideoControl } from './VideoControl';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.header};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  block-size: ${theme.size.header};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${theme.color.divider};
  background: ${theme.color.panelGlass};
  backdrop-filter: blur(8px);
`;

const Spacer = styled.span`
  flex: 1;
`;

interface TopHeaderProps {
  isMobile: boolean;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The header above the pages. */
export function TopHeader({ isMobile, isMenuOpen, onOpenMenu }: TopHeaderProps) {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  return (
    <Bar>
      {isMobile && (
        <>
          <IconButton
            icon={menuIcon}
            label={t('Open menu')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          />
          <Logo name={gameName} compact />
        </>
      )}
      <Spacer />
      <VideoControl isMobile={isMobile} />
      <LanguagePicker />
      <NotificationLink />
      <AccountMenu />
    </Bar>
  );
}
