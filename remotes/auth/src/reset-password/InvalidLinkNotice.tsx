import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';

const Message = styled.div`
  outline: none;
`;

/** Explains why an emailed link doesn't work and how to get a new one. */
export function InvalidLinkNotice({ text }: { text: string }) {
  const t = useTranslate();
  const messageRef = useRef<HTMLDivElement>(null);
  // The notice may replace the form that had the focus.
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Message ref={messageRef} tabIndex={-1}>
        <Alert tone="error">{text}</Alert>
      </Message>
      <Button as={AppLink} to={SCREENS.forgotPassword} full>
        {t('Request a new link')}
      </Button>
    </Stack>
  );
}
