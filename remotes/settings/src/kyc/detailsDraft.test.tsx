import { fireEvent, screen } from '@testing-library/react';
import { findStep, openKyc } from '../../test/kycPage';
import { createKyc, sampleKycDetails } from '../../test/kycSamples';

const getButton = (name: string) => screen.getByRole('button', { name });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('details that are typed but not saved', () => {
  const typeDetails = async () => {
    const page = await openKyc(createKyc({ status: 'none' }));
    await findStep('Your details');
    await page.user.type(screen.getByLabelText('City'), 'Kyoto');
    await page.user.selectOptions(screen.getByLabelText('Country'), 'Japan');
    return page;
  };

  test('are still in the form after a reload, until they are saved', async () => {
    const { unmount } = await typeDetails();
    unmount();
    const { user } = await openKyc(createKyc({ status: 'none' }));
    await findStep('Your details');
    expect(screen.getByLabelText('City')).toHaveValue('Kyoto');
    expect(screen.getByLabelText('Country')).toHaveValue('JP');
    fill('First name', 'Satoshi');
    fill('Last name', 'Nakamoto');
    fill('Street address', '1 Block Street');
    fill('Date of birth', '1975-04-05');
    await user.click(getButton('Save and continue'));
    await findStep('Document');
    expect(sessionStorage).toHaveLength(0);
  });

  test('are not shown to another player', async () => {
    const { unmount } = await typeDetails();
    unmount();
    await openKyc(createKyc({ status: 'none' }), {}, { id: 'player-2' });
    await findStep('Your details');
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  test('do not hide details that were saved on another device since', async () => {
    const { unmount } = await typeDetails();
    unmount();
    const { user } = await openKyc(createKyc({ details: sampleKycDetails }));
    await findStep('Document');
    await user.click(getButton('Back'));
    await findStep('Your details');
    expect(screen.getByLabelText('First name')).toHaveValue(sampleKycDetails.firstName);
  });
});
