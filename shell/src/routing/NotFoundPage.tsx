import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useSession, useTranslate } from '@hashgrid/platform';
import { Button, glass, Heading, space, Stack, Text } from '@hashgrid/ui';

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

/** Page for paths without a screen [R21]. */
export function NotFoundPage() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <Centered>
      <Card>
        <Stack gap={4} align="center">
          <Heading level={1} size={32}>
            {t('Page not found')}
          </Heading>
          <Text tone="soft">
            {t('This page doesn’t exist. It may have moved, or the link may be wrong.')}
          </Text>
          <Button as={AppLink} to={user ? SCREENS.dashboard : SCREENS.login}>
            {user ? t('Go to dashboard') : t('Go to login')}
          </Button>
        </Stack>
      </Card>
    </Centered>
  );
}
