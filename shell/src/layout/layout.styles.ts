import styled from 'styled-components';
import { media, space, theme } from '@hashgrid/ui';
import { menuMedia } from './menuMedia';

export const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${theme.size.menu} minmax(0, 1fr);
  min-block-size: calc(var(--vh, 1vh) * 100);
  ${menuMedia.rail} {
    grid-template-columns: ${theme.size.rail} minmax(0, 1fr);
  }
  ${media.mobileLayout} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;
`;

export const Main = styled.main`
  inline-size: 100%;
  max-inline-size: ${theme.size.content};
  margin-inline: auto;
  padding: ${space(6)};
  outline: none;
  ${media.mobileLayout} {
    padding: ${space(4)};
    padding-block-end: calc(${theme.size.tabBar} + ${space(4)});
  }
`;
