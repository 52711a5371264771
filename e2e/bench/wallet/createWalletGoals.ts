import { PICKER_LIMIT_BYTES } from '../../fixtures/pickerLimit';
import type { Goal } from '../report/Goal';
import type { WalletBytes } from './measureWalletBytes';

/** Creates the goals for wallet code: none before a click that needs it, and a small picker. */
export const createWalletGoals = ({ routes, picker }: WalletBytes): Goal[] => [
  {
    title: 'wallet code before the first click',
    subject: `${routes.length} routes`,
    unit: 'bytes',
    limit: 0,
    isLoadSensitive: false,
    values: [Math.max(0, ...routes.map(({ bytes }) => bytes))],
  },
  {
    title: 'wallet code from the click to the picker',
    subject: 'login',
    unit: 'bytes',
    limit: PICKER_LIMIT_BYTES,
    isLoadSensitive: false,
    // A picker without code means that the wallet's scripts were not recognized.
    values: picker > 0 ? [picker] : [],
  },
];
