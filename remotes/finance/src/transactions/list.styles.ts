import { caption, matchParentAlignment, media, space, theme } from '@hashgrid/ui';
import styled from 'styled-components';

/** Columns of the table on wide screens. */
const COLUMNS = `
  grid-template-columns: minmax(180px, 0.8fr) minmax(0, 2fr) minmax(0, 1.4fr) minmax(160px, auto);
  grid-template-areas: 'time description note amount';
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

/** Stays in view while a long list is scrolled. */
export const Failure = styled.div`
  position: sticky;
  inset-block-end: ${space(4)};
`;

/** As tall as all rows together, rendered or not. */
export const Body = styled.div`
  position: relative;
  @media print {
    block-size: auto !important;
  }
`;

/** All rows have the same height: longer text is truncated and shown in full in the dialog. */
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
    gap: 0 ${space(2)};
    grid-template-columns: minmax(3rem, 1fr) max-content;
    grid-template-areas: 'description amount' 'time time';
    grid-template-rows: 1fr 1fr;
    block-size: 5.5rem;
    padding: ${space(2)} ${space(1)};
  }
  /* The positions are those of the row height in the window. */
  @media print {
    position: static;
  }
`;

const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Timestamp = styled.div`
  grid-area: time;
  color: ${theme.color.textSoft};
  ${ellipsis}
`;

export const Description = styled.div`
  grid-area: description;
`;

/** Button whose click area covers the whole row. */
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
  ${media.mobileLayout} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.25;
    white-space: normal;
    overflow-wrap: anywhere;
  }
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
    outline: 2px solid ${theme.color.info};
    outline-offset: -3px;
  }
`;

export const Note = styled.div`
  grid-area: note;
  color: ${theme.color.textFaint};
  /* A note is truncated at the end of its own writing direction, which may differ from the page's. */
  & > bdi {
    display: block;
    ${matchParentAlignment}
    ${ellipsis}
  }
  /* Beside the time, which is up to 166 px wide in every language. */
  ${media.mobileLayout} {
    grid-area: time;
    padding-inline-start: 11rem;
    text-align: end;
  }
`;

export const AmountCell = styled.div`
  grid-area: amount;
  text-align: end;
  white-space: nowrap;
`;
