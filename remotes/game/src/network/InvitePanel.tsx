import { useState } from 'react';
import { useBootstrap, useToast, useTranslate } from '@hashgrid/platform';
import { Button, externalIcon, isolateBidi, Panel, QrCode, space, Stack, Text } from '@hashgrid/ui';
import styled from 'styled-components';
import { buildInviteUrl } from '../invite/buildInviteUrl';
import { InviteLink } from '../invite/InviteLink';

const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(min(100%, 240px), 1fr);
  align-items: center;
  gap: ${space(6)};
  @media (max-width: 575px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const QR_SIZE_PX = 176;

/** Whether the browser supports the Web Share API. */
const canShare = () => typeof navigator.share === 'function';

interface InvitePanelProps {
  code: string;
  /** Masked name. */
  invitedBy: string | null;
}

/** The player's invite link as text and QR code, to copy and to share. */
export function InvitePanel({ code, invitedBy }: InvitePanelProps) {
  const t = useTranslate();
  const toast = useToast();
  const { gameName } = useBootstrap();
  const [isSharing, setIsSharing] = useState(false);
  const link = buildInviteUrl(code);
  const handleShare = async () => {
    // The browser rejects a second call while its share dialog is open.
    setIsSharing(true);
    try {
      await navigator.share({ title: gameName, url: link });
    } catch (error) {
      // AbortError: the player closed the share dialog.
      if ((error as Error).name !== 'AbortError') toast.error(t('Couldn’t share. Copy the link instead.'));
    } finally {
      setIsSharing(false);
    }
  };
  return (
    <Panel title={t('Your invite link')}>
      <Columns>
        <QrCode value={link} label={t('QR code for your invite link')} size={QR_SIZE_PX} />
        <Stack gap={4} style={{ inlineSize: '100%' }}>
          <InviteLink
            referralCode={code}
            actions={
              canShare() && (
                <Button
                  variant="secondary"
                  size="small"
                  icon={externalIcon}
                  busy={isSharing}
                  onClick={() => void handleShare()}
                >
                  {t('Share')}
                </Button>
              )
            }
          />
          {invitedBy !== null && (
            <Text size={14} tone="faint">
              {t('Invited by %name%', { name: isolateBidi(invitedBy) })}
            </Text>
          )}
        </Stack>
      </Columns>
    </Panel>
  );
}
