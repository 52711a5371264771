/** The dialogs of linked wallets, which are loaded when one of them opens. */
export { LinkWalletDialog } from './LinkWalletDialog';
export { RenameWalletDialog } from './RenameWalletDialog';
export { UnlinkWalletDialog } from './UnlinkWalletDialog';
