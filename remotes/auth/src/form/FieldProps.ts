/** Props that `form.field()` returns for an input. */
export interface FieldProps {
  name: string;
  error: readonly string[];
  onChange: () => void;
}
