/** The dialogs of linked wallets in one module, which is loaded when the first of them opens. */
export { LinkWalletDialog } from './LinkWalletDialog';
export { RenameWalletDialog } from './RenameWalletDialog';
export { UnlinkWalletDialog } from './UnlinkWalletDialog';
