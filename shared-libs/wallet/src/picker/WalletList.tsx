import { useId } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Stack } from '@hashgrid/ui';
import type { WalletOption } from '../wallets/WalletOption';
import { GroupTitle, Rows } from './picker.styles';
import { WalletRow } from './WalletRow';

interface WalletListProps {
  options: readonly WalletOption[];
  /** ID of the wallet that was chosen last; its row takes the focus when the player returns to the list. */
  lastChosenId: string | undefined;
  onChoose: (option: WalletOption) => void;
}

interface GroupProps extends WalletListProps {
  title: string;
}

function WalletGroup({ title, options, lastChosenId, onChoose }: GroupProps) {
  const t = useTranslate();
  const titleId = useId();
  const notes: Partial<Record<WalletOption['kind'], string>> = {
    qr: t('Scan a QR code with your phone'),
    device: t('Hardware wallet'),
    discontinued: t('No longer available'),
  };
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Rows>
        {options.map((option) => (
          <li key={option.id}>
            <WalletRow
              option={option}
              note={notes[option.kind]}
              shouldFocus={option.id === lastChosenId}
              onChoose={onChoose}
            />
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** The wallets to choose from: installed ones on top, then other ways to connect, then those that can be installed. */
export function WalletList({ options, ...rest }: WalletListProps) {
  const t = useTranslate();
  const filterByKind = (...kinds: WalletOption['kind'][]) =>
    options.filter(({ kind }) => kinds.includes(kind));
  const installed = filterByKind('installed');
  return (
    <Stack gap={5}>
      {installed.length === 0 && (
        <Alert title={t('No wallet found in this browser')}>{t('Install one, then reload this page.')}</Alert>
      )}
      <WalletGroup title={t('Installed')} options={installed} {...rest} />
      <WalletGroup title={t('On another device')} options={filterByKind('qr', 'device', 'more')} {...rest} />
      <WalletGroup title={t('Get a wallet')} options={filterByKind('install', 'discontinued')} {...rest} />
    </Stack>
  );
}
