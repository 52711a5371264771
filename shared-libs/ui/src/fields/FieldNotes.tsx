import styled from 'styled-components';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { errorIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import type { FieldWiring } from './useFieldIds';

interface FieldNotesProps {
  wiring: FieldWiring;
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

/** Errors and hint below a field, under the ids that its input names. */
export function FieldNotes({ wiring, error, hint }: FieldNotesProps) {
  return (
    <>
      {error && error.length > 0 && (
        <Errors id={wiring.errorId}>
          {error.map((text) => (
            <ErrorLine key={text}>
              <Icon of={errorIcon} size={16} />
              <span>{text}</span>
            </ErrorLine>
          ))}
        </Errors>
      )}
      {hint != null && hint !== '' && <Hint id={wiring.hintId}>{hint}</Hint>}
    </>
  );
}
