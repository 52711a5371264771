import { CopyField } from '@hashgrid/app-ui';
import { useSession, useTranslate } from '@hashgrid/platform';
import { Panel, Stack, Text } from '@hashgrid/ui';
import { buildInviteUrl } from '../invite/buildInviteUrl';

/** The player's invite link. */
export function InviteCard() {
  const t = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Panel title={t('Invite a friend')}>
      <Stack gap={4}>
        <Text size={14} tone="soft">
          {t(
            'Anyone who signs up with your link joins your network, and you earn a bonus on what they mine.',
          )}
        </Text>
        <CopyField value={buildInviteUrl(user.referralCode)} label={t('Copy invite link')} />
      </Stack>
    </Panel>
  );
}
