import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { OUTBOX_PATH, SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { Button, emailIcon, isolateBidi, Stack, Text } from '@hashgrid/ui';
import { AuthLayout } from '../layout/AuthLayout';
import { withReturnUrl } from '../navigation/withReturnUrl';
import type { PendingSignUp } from './pendingSignUp';
import { ResendEmailButton } from './ResendEmailButton';

interface CheckYourInboxProps {
  pending: PendingSignUp;
  onChange: (pending: PendingSignUp) => void;
  /** Called when the player wants to sign up with a different email. */
  onRestart: () => void;
}

const Message = styled.p`
  outline: none;
  overflow-wrap: anywhere;
`;

/** Tells the player that the activation email was sent. */
export function CheckYourInbox({ pending, onChange, onRestart }: CheckYourInboxProps) {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  const messageRef = useRef<HTMLParagraphElement>(null);
  // The notice may replace the form that had the focus.
  useEffect(() => messageRef.current?.focus(), []);

  return (
    <AuthLayout
      title={t('Check your inbox')}
      text={
        <Message ref={messageRef} tabIndex={-1}>
          {t('We sent a link to %email%. Open it to activate your account.', {
            email: isolateBidi(pending.email),
          })}
        </Message>
      }
      footer={
        <>
          {t('Already activated?')}{' '}
          <AppLink to={withReturnUrl(SCREENS.login, returnUrl)}>{t('Log in')}</AppLink>
        </>
      }
    >
      <Stack gap={3}>
        {pending.isInOutbox && (
          <>
            <Text size={14} tone="soft">
              {t('This server doesn’t send email, so your link is in the outbox.')}
            </Text>
            <Button as="a" href={OUTBOX_PATH} full icon={emailIcon}>
              {t('Open outbox')}
            </Button>
          </>
        )}
        <ResendEmailButton pending={pending} onChange={onChange} />
        <Button variant="ghost" full onClick={onRestart}>
          {t('Use a different email')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
