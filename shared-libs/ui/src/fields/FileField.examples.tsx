import { FileField } from './FileField';

const photo = {
  label: 'Photo',
  accept: 'image/*',
  prompt: 'Choose a photo or drop it here',
  hint: 'JPEG, PNG or WebP, up to 5 MB',
  onPick: () => undefined,
};

export const examples = {
  Default: <FileField {...photo} />,
  'With a camera (touch devices)': (
    <FileField {...photo} camera={{ facing: 'user', label: 'Take a selfie' }} />
  ),
  Uploading: <FileField {...photo} busyLabel="Uploading…" />,
  Error: <FileField {...photo} error={['Use a JPEG, PNG or WebP image.']} />,
};
