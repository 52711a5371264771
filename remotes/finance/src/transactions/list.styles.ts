import { caption, media, space, theme } from '@hashgrid/ui';
import { styled } from 'styled-components';

/** Named places of a row; cards have the amount beside what happened. */
const COLUMNS = `
  grid-template-columns: minmax(150px, 0.8fr) minmax(0, 2fr) minmax(0, 1.4fr) minmax(160px, auto);
  grid-template-areas: 'when what note amount';
`;

export const Table = styled.div`
  font-size: ${theme.fontSize[14]};
`;

export const Head = styled.div`
  display: grid;
  ${COLUMNS}
  gap: ${space(4)};
  padding: 0 ${space(4)} ${space(3)};
  & > * {
    ${caption}
  }
  & > :last-child {
    text-align: end;
  }
  ${media.mobileLayout} {
    display: none;
  }
`;

/** As high as all rows together, whether they are drawn or not. */
export const Body = styled.div`
  position: relative;
`;

/** Every row is equally high: what does not fit is ellipsis, and whole in the entry that it opens. */
export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  ${COLUMNS}
  align-items: center;
  gap: 0 ${space(4)};
  block-size: 3.75rem;
  padding-inline: ${space(4)};
  border-block-start: 1px solid ${theme.color.divider};
  &:hover {
    background: ${theme.color.glint};
  }
  & > * {
    min-inline-size: 0;
  }
  ${media.mobileLayout} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'what amount' 'when note';
    grid-template-rows: 1fr 1fr;
    block-size: 5.5rem;
    padding: ${space(2)} ${space(1)};
  }
`;

const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Timestamp = styled.div`
  grid-area: when;
  color: ${theme.color.textSoft};
  ${ellipsis}
`;

export const Description = styled.div`
  grid-area: what;
`;

/** Opens the entry; it reaches over the whole row. */
export const OpenButton = styled.button`
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.text};
  font: inherit;
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  ${ellipsis}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.field};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.cyan};
    outline-offset: -3px;
  }
`;

export const Note = styled.div`
  grid-area: note;
  color: ${theme.color.textFaint};
  /* Cut at the end of its own direction, whatever the page's is. */
  & > bdi {
    display: block;
    text-align: match-parent;
    ${ellipsis}
  }
  ${media.mobileLayout} {
    max-inline-size: 40vw;
    text-align: end;
  }
`;

export const AmountCell = styled.div`
  grid-area: amount;
  text-align: end;
  white-space: nowrap;
`;
