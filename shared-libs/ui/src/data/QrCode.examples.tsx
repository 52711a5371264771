import { QrCode } from './QrCode';

export const examples = {
  Default: <QrCode value="https://hashgrid.example/ref/GRID-21" label="QR code of the invite link" />,
};
