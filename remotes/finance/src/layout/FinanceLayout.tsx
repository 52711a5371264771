import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { PageHeader, ScreenMenu } from '@hashgrid/ui';
import { FINANCE_SCREENS } from './financeScreens';

interface FinanceFrameProps {
  /** The page's only heading of level 1, translated. */
  title: string;
  text?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** What the screens of the player's money share: their heading and the menu that leads from one to the other. */
export function FinanceLayout({ title, text, action, children }: FinanceFrameProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={title} text={text} action={action} />
      <ScreenMenu
        label={t('Wallet')}
        screens={FINANCE_SCREENS.map((screen) => ({ ...screen, label: t(screen.label) }))}
        current={pathname}
        link={AppLink}
      />
      {children}
    </>
  );
}
