import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useLogOut, useTranslate } from '@hashgrid/platform';
import { Alert, Button, FocusOnMount, isolateBidi, Stack } from '@hashgrid/ui';

export interface OtherSessionNoticeProps {
  /** Message of the server about the reset. */
  message: string;
  /** Player who stays logged in to this browser. */
  username: string;
}

/** Confirms the password reset of one account in a browser that is logged in to another. */
export function OtherSessionNotice({ message, username }: OtherSessionNoticeProps) {
  const t = useTranslate();
  const logOut = useLogOut();
  const name = isolateBidi(username);
  return (
    <FocusOnMount label={t('Reset password')}>
      <Stack gap={5}>
        <Alert tone="success">{t(message)}</Alert>
        <Alert>{t('You’re still logged in to another account: %username%.', { username: name })}</Alert>
        <Button as={AppLink} to={SCREENS.dashboard} replace full>
          {t('Continue as %username%', { username: name })}
        </Button>
        <Button variant="secondary" full onClick={() => void logOut()}>
          {t('Log out')}
        </Button>
      </Stack>
    </FocusOnMount>
  );
}
