import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Button, Stack, Text } from '@hashgrid/ui';
import { useRecentRecipients } from './useRecentRecipients';

interface RecentRecipientsProps {
  onSelect(recipient: string): void;
}

/** Buttons that enter a recipient who was recent when the form appeared; renders nothing if none was known then. */
export function RecentRecipients({ onSelect }: RecentRecipientsProps) {
  const t = useTranslate();
  const current = useRecentRecipients();
  // Buttons that are added later would move the fields below while the player taps one.
  const [recipients] = useState(current.recipients);
  if (recipients.length === 0) return null;
  return (
    <Stack row wrap gap={2} role="group" aria-label={t('Recent recipients')}>
      <Text as="span" size={14} tone="soft" aria-hidden>
        {t('Recent recipients')}
      </Text>
      {recipients.map((recipient) => (
        <Button key={recipient} variant="secondary" size="small" onClick={() => onSelect(recipient)}>
          <bdi>{recipient}</bdi>
        </Button>
      ))}
    </Stack>
  );
}
