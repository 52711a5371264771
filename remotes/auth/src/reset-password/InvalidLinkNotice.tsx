import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';

const Words = styled.div`
  outline: none;
`;

/** A mailed link that does not work: why, and where a new one comes from. */
export function InvalidLinkNotice({ text }: { text: string }) {
  const t = useTranslate();
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone; here is where reading goes on.
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Words ref={words} tabIndex={-1}>
        <Alert tone="error">{text}</Alert>
      </Words>
      <Button as={AppLink} to={SCREENS.forgotPassword} full>
        {t('Request a new link')}
      </Button>
    </Stack>
  );
}
