import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'min' | 'max' | 'variant'> {
  /** First and last day, such as `2026-01-31`. Browsers still let players type days outside the range. */
  min: string;
  max: string;
}

/** A field for a day, chosen or typed. Its value is `2026-01-31`, or empty while the day is incomplete. */
export const DateField = (props: DateFieldProps) => (
  <TextField {...props} type="date" maxLength={props.max.length} />
);
