import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { matchesScreen } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { media, PageHeader, ScreenMenu, space } from '@hashgrid/ui';
import type { ReactNode } from 'react';
import type { IconShape } from '@hashgrid/ui';

/** A screen of a section, as the section's menu lists it. */
export interface SectionScreen {
  path: string;
  /** Text key; may be shorter than the page's title. */
  label: string;
  icon: IconShape;
}

export interface SectionLayoutProps {
  /** Accessible name of the menu, translated. */
  label: string;
  screens: readonly SectionScreen[];
  /** Puts the menu beside the content on wide screens. */
  sidebar?: boolean;
  /** The page's only heading of level 1, translated. */
  title: string;
  /** Shown below the heading, translated. */
  text?: ReactNode;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Keeps content that scrolls sideways from widening the page. */
const Content = styled.div<{ $sidebar: boolean }>`
  display: grid;
  grid-template-columns: ${({ $sidebar }) => $sidebar && '220px'} minmax(0, 1fr);
  align-items: start;
  column-gap: ${space(6)};
  ${media.mobileLayout} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* From this width on, the shell's menu lists the section's screens by name; below it, that menu has icons only. */
  @media (min-width: 1440px) {
    grid-template-columns: minmax(0, 1fr);
    & > nav {
      display: none;
    }
  }
`;

/**
 * A page of a section: its heading, the links to the section's screens, and the page's content.
 *
 * @example
 * export function WalletLayout(props: Pick<SectionLayoutProps, 'title' | 'text' | 'action' | 'children'>) {
 *   const t = useTranslate();
 *   return <SectionLayout label={t('Wallet')} screens={WALLET_SCREENS} {...props} />;
 * }
 */
export function SectionLayout(props: SectionLayoutProps) {
  const { label, screens, sidebar = false, title, text, action, children } = props;
  const t = useTranslate();
  const { pathname } = useLocation();
  const current = screens.find(({ path }) => matchesScreen(path, pathname))?.path ?? pathname;
  return (
    <>
      <PageHeader title={title} text={text} action={action} />
      <Content $sidebar={sidebar}>
        <ScreenMenu
          label={label}
          screens={screens.map((screen) => ({ ...screen, label: t(screen.label) }))}
          current={current}
          link={AppLink}
          sidebar={sidebar}
        />
        <div>{children}</div>
      </Content>
    </>
  );
}
