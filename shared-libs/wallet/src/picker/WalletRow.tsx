import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { chevronEndIcon, externalIcon, Icon } from '@hashgrid/ui';
import type { WalletOption } from '../wallets/WalletOption';
import { Row, RowName, RowNote } from './picker.styles';
import { WalletIcon } from './WalletIcon';

interface WalletRowProps {
  option: WalletOption;
  /** Text below the name. */
  note?: ReactNode;
  /** Whether it takes the focus, because the player returns from its step. */
  shouldFocus: boolean;
  onChoose: (option: WalletOption) => void;
}

/** One wallet: a button that connects it, or a link to install it. */
export function WalletRow({ option, note, shouldFocus, onChoose }: WalletRowProps) {
  const t = useTranslate();
  const { name, icon, kind, installUrl } = option;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldFocus) button.current?.focus();
  }, [shouldFocus]);
  const content = (
    <>
      <WalletIcon icon={icon} />
      <RowName>
        <span>
          <bdi>{kind === 'more' ? t('More wallets') : name}</bdi>
        </span>
        {note && <RowNote>{note}</RowNote>}
      </RowName>
    </>
  );
  if (kind === 'install')
    return (
      <Row as="a" href={installUrl} target="_blank" rel="noopener noreferrer">
        {content}
        <Icon shape={externalIcon} size={18} label={t('opens in a new tab')} />
      </Row>
    );
  return (
    <Row ref={button} type="button" disabled={kind === 'discontinued'} onClick={() => onChoose(option)}>
      {content}
      {kind !== 'discontinued' && <Icon shape={chevronEndIcon} size={18} />}
    </Row>
  );
}
