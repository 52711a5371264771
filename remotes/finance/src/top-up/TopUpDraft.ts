import type { Dispatch, SetStateAction } from 'react';
import type { GAS_PRICES_GWEI } from '@hashgrid/contracts';

export type GasPrice = keyof typeof GAS_PRICES_GWEI;

/** What the player has entered for a top-up from a wallet. */
export interface TopUpDraft {
  /** As entered. */
  amount: string;
  /** Null for the default of the network. */
  gasPrice: GasPrice | null;
}

/** Props of the components between the page, which keeps the draft while another tab is open, and the form. */
export interface TopUpDraftProps {
  draft: TopUpDraft;
  onChange: Dispatch<SetStateAction<TopUpDraft>>;
}
