import { useSession, useTranslate } from '@hashgrid/platform';
import { Panel } from '@hashgrid/ui';
import { InviteLink } from '../invite/InviteLink';

/** The player's invite link. */
export function InviteCard() {
  const t = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Panel title={t('Invite a friend')}>
      <InviteLink referralCode={user.referralCode} />
    </Panel>
  );
}
