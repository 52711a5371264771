import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { PageHeader, ScreenMenu } from '@hashgrid/ui';
import { GAME_SCREENS } from './gameScreens';

interface GameLayoutProps {
  /** The page's only heading of level 1, translated. */
  title: string;
  text?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** As wide as the page, however wide the rows are that scroll within it. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** What the screens of the game share: their heading and the menu that leads from one to the other. */
export function GameLayout({ title, text, action, children }: GameLayoutProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Column>
      <PageHeader title={title} text={text} action={action} />
      <ScreenMenu
        label={t('Game')}
        screens={GAME_SCREENS.map((screen) => ({ ...screen, label: t(screen.label) }))}
        current={pathname}
        link={AppLink}
      />
      {children}
    </Column>
  );
}
