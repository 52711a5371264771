import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Icon } from '../icons/Icon';
import { errorIcon, refreshIcon } from '../icons/shapes';
import { Heading } from '../layout/Heading';
import { Text } from '../layout/Text';
import { IconTile } from '../surfaces/IconTile';
import { glass } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { moveFocusOnUnmount } from './moveFocusOnUnmount';

interface ErrorPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** Whether a retry is in progress. */
  busy?: boolean;
  /** Technical details: an error ID, a cause. */
  detail?: ReactNode;
  level?: 1 | 2;
}

const Root = styled.div`
  ${glass}
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(5)};
  text-align: center;
  & > span {
    color: ${theme.color.loss};
  }
`;

const Action = styled.div`
  margin-block-start: ${space(4)};
`;

/** A placeholder for content that failed to load, with a button to retry. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, text, retryLabel, onRetry, busy = false, detail, level = 2, ...rest } = props;
  return (
    <Root ref={moveFocusOnUnmount} role="alert" {...rest}>
      <IconTile>
        <Icon shape={errorIcon} size={26} />
      </IconTile>
      <Heading level={level} size={20}>
        {title}
      </Heading>
      {text && <Text tone="soft">{text}</Text>}
      {detail && (
        <Text as="div" tone="faint" size={12}>
          {detail}
        </Text>
      )}
      <Action>
        <Button icon={refreshIcon} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </Action>
    </Root>
  );
}
