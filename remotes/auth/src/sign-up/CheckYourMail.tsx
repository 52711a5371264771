import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { Button, Stack } from '@hashgrid/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { isolate } from '../frame/isolate';
import type { PendingSignUp } from './pendingSignUp';
import { ResendMail } from './ResendMail';

interface CheckYourMailProps {
  pending: PendingSignUp;
  onChange: (pending: PendingSignUp) => void;
  onStartAgain: () => void;
}

const Words = styled.p`
  outline: none;
  overflow-wrap: anywhere;
`;

/** What comes after the form: a mail is on its way [A11]. */
export function CheckYourMail({ pending, onChange, onStartAgain }: CheckYourMailProps) {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone; here is where reading goes on.
  useEffect(() => words.current?.focus(), []);

  return (
    <AuthFrame
      title={t('Check your inbox')}
      text={
        <Words ref={words} tabIndex={-1}>
          {t('We sent a link to %email%. Open it to activate your account.', {
            email: isolate(pending.email),
          })}
        </Words>
      }
      footer={
        <>
          {t('Already activated?')}{' '}
          <AppLink to={withReturnUrl(SCREENS.login, returnUrl)}>{t('Log in')}</AppLink>
        </>
      }
    >
      <Stack gap={3}>
        <ResendMail pending={pending} onChange={onChange} />
        <Button variant="ghost" full onClick={onStartAgain}>
          {t('Use a different email')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
