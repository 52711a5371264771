import styled from 'styled-components';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { errorIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import type { FieldIds } from './useFieldIds';

interface FieldNotesProps {
  ids: FieldIds;
  error?: readonly string[];
  hint?: ReactNode;
}

const Errors = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${theme.color.loss};
  font-size: ${theme.fontSize[14]};
`;

const ErrorLine = styled.li`
  display: flex;
  gap: ${space(2)};
  & > svg {
    margin-block-start: 2px;
  }
`;

const Hint = styled.div`
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[14]};
`;

/** The errors and the hint of a field, with the IDs that its input refers to. */
export function FieldNotes({ ids, error, hint }: FieldNotesProps) {
  return (
    <>
      {ids.errorId && (
        <Errors id={ids.errorId}>
          {error?.map((text) => (
            <ErrorLine key={text}>
              <Icon shape={errorIcon} size={16} />
              <span>{text}</span>
            </ErrorLine>
          ))}
        </Errors>
      )}
      {ids.hintId && <Hint id={ids.hintId}>{hint}</Hint>}
    </>
  );
}
