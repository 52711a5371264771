import type { ReactNode } from 'react';
import { FocusOnMount, Heading, Spinner, Stack, Text } from '@hashgrid/ui';
import { StepActions, StepBody } from './picker.styles';
import { WalletIcon } from './WalletIcon';

interface WalletStepProps {
  icon: string | undefined;
  /** What is happening, or what happened. */
  title: string;
  /** What the player can do. */
  text: ReactNode;
  /** Shows a spinner while the wallet or the server is at work. */
  busy?: boolean;
  /** Announces the text assertively, as an error. */
  failed?: boolean;
  /** Content between the text and the buttons. */
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions: ReactNode;
}

/** One step with a wallet. It takes the focus, so that keyboard and screen reader follow. */
export function WalletStep({ icon, title, text, busy, failed, children, actions }: WalletStepProps) {
  return (
    <FocusOnMount label={title}>
      <Stack gap={5}>
        <StepBody>
          <WalletIcon icon={icon} size={56} />
          {busy && <Spinner size={20} />}
          <Heading level={3} size={20}>
            {title}
          </Heading>
          <Text as="div" tone="soft" role={failed ? 'alert' : 'status'}>
            {text}
          </Text>
        </StepBody>
        {children}
        <StepActions>{actions}</StepActions>
      </Stack>
    </FocusOnMount>
  );
}
