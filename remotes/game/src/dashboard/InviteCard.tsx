import { useSession, useTranslate } from '@hashgrid/platform';
import { CopyButton, Panel, Stack, Text } from '@hashgrid/ui';
import { InviteLink } from '../invite/InviteLink';
import { inviteUrl } from '../invite/inviteUrl';

/** The player's own invite link; a sign-up that comes by it counts as invited by this player. */
export function InviteCard() {
  const t = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  const link = inviteUrl(user.referralCode);
  return (
    <Panel title={t('Invite a friend')}>
      <Stack gap={4}>
        <Text size={14} tone="soft">
          {t(
            'Anyone who signs up with your link joins your network, and you earn a bonus on what they mine.',
          )}
        </Text>
        <InviteLink dir="ltr">{link}</InviteLink>
        <CopyButton value={link} label={t('Copy invite link')} copiedLabel={t('Copied')} />
      </Stack>
    </Panel>
  );
}
