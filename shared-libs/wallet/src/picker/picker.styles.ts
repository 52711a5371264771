import styled from 'styled-components';
import { caption, focusRing, space, theme } from '@hashgrid/ui';

export const IconBox = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 24%;
  background: ${theme.color.high};
  color: ${theme.color.textSoft};
`;

export const IconImage = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;

export const GroupTitle = styled.h3`
  ${caption}
  margin-block-end: ${space(2)};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A wallet to choose: a button, or a link to install it. */
export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.button};
  background: ${theme.color.panel};
  color: ${theme.color.text};
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > svg {
    color: ${theme.color.textFaint};
  }
  &:hover:not(:disabled) {
    border-color: ${theme.color.fieldBorder};
    background: ${theme.color.high};
  }
  &:disabled {
    color: ${theme.color.textFaint};
    cursor: default;
  }
  ${focusRing}
`;

export const RowName = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RowNote = styled.span`
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[14]};
  font-weight: 400;
`;

/** The main part of a step: the wallet's icon, and below it what is happening. */
export const StepBody = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
`;

export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  & > * {
    flex: 1 1 auto;
  }
`;
