import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, PageHeader, space } from '@hashgrid/ui';
import { SettingsMenu } from './SettingsMenu';

interface SettingsFrameProps {
  /** The page's only heading of level 1, translated. */
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  ${media.mobileLayout} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

/** What all screens of the settings share: their heading, their menu, and the page's panels beside it. */
export function SettingsFrame({ title, text, children }: SettingsFrameProps) {
  return (
    <>
      <PageHeader title={title} text={text} />
      <Columns>
        <SettingsMenu />
        <div>{children}</div>
      </Columns>
    </>
  );
}
