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
  /** Required with `onRetry`. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Whether a retry is in progress. */
  busy?: boolean;
  /** Technical details: an error ID, a cause. */
  detail?: ReactNode;
  /** A further button or link. */
  action?: ReactNode;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
`;

/** A placeholder for content that failed to load, with a button to retry if `onRetry` is given. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, text, retryLabel, onRetry, busy = false, detail, action, level = 2, ...rest } = props;
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
      {(onRetry || action) && (
        <Actions>
          {onRetry && (
            <Button icon={refreshIcon} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
