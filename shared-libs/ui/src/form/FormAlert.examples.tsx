import { FormAlert } from './FormAlert';

export const examples = {
  'One error': <FormAlert texts={['Incorrect email or password.']} />,
  'Several errors': <FormAlert texts={['Please fix the highlighted fields.', 'Unknown field.']} />,
};
