import styled from 'styled-components';
import type { ErrorGroup } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, theme } from '@hashgrid/ui';

const StackTrace = styled.pre`
  font-family: ${theme.font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The message of a reported error, which expands to the time of the first report, the shell version and the stack. */
export function ErrorDetails({ error }: { error: ErrorGroup }) {
  const t = useTranslate();
  const format = useFormat();
  const { message, stack, firstSeenAt, release } = error;
  return (
    <details>
      <summary>{message}</summary>
      <DescriptionList
        items={[
          { term: t('First seen'), value: format.dateTime(firstSeenAt) },
          { term: t('Shell version'), value: release },
        ]}
      />
      {stack && <StackTrace>{stack}</StackTrace>}
    </details>
  );
}
