import { DateField } from './DateField';

const birthDate = { label: 'Date of birth', name: 'birthDate', min: '1900-01-01', max: '2999-12-31' };

export const examples = {
  Default: <DateField {...birthDate} defaultValue="1990-12-10" />,
  Error: <DateField {...birthDate} defaultValue="9999-12-31" error={['Enter a valid date.']} />,
};
