import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useSession, useTranslate } from '@hashgrid/platform';
import { AuthCard, Button, glass, Heading, space, Stack, Text } from '@hashgrid/ui';
import { LanguagePicker } from '../layout/LanguagePicker';

const Centered = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
  padding: ${space(4)};
  text-align: center;
`;

const Card = styled.div`
  ${glass}
  padding: ${space(10)} ${space(6)};
`;

/** Page for paths without a screen. For guests, who have no header, it contains the logo and the language picker. */
export function NotFoundPage() {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const { user } = useSession();
  const title = t('Page not found');
  const text = t('This page doesn’t exist. It may have moved, or the link may be wrong.');
  if (!user)
    return (
      <AuthCard name={gameName} title={title} text={text} topEnd={<LanguagePicker />}>
        <Button as={AppLink} to={SCREENS.login} full>
          {t('Go to login')}
        </Button>
      </AuthCard>
    );
  return (
    <Centered>
      <Card>
        <Stack gap={4} align="center">
          <Heading level={1} size={32}>
            {title}
          </Heading>
          <Text tone="soft">{text}</Text>
          <Button as={AppLink} to={SCREENS.dashboard}>
            {t('Go to dashboard')}
          </Button>
        </Stack>
      </Card>
    </Centered>
  );
}
