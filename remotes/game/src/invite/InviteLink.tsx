import type { ReactNode } from 'react';
import { CopyField } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Stack, Text } from '@hashgrid/ui';
import { buildInviteUrl } from './buildInviteUrl';

interface InviteLinkProps {
  referralCode: string;
  /** Further buttons beside the copy button. */
  actions?: ReactNode;
}

/** An invite link to copy, and what the player earns with it. */
export function InviteLink({ referralCode, actions }: InviteLinkProps) {
  const t = useTranslate();
  return (
    <Stack gap={4}>
      <Text size={14} tone="soft">
        {t('Anyone who signs up with your link joins your network, and you earn a bonus on what they mine.')}
      </Text>
      <CopyField value={buildInviteUrl(referralCode)} label={t('Copy invite link')} actions={actions} />
    </Stack>
  );
}
