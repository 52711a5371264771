import { Fragment, type ReactNode } from 'react';

interface InterpolateProps {
  /** A translated text with its placeholders: `t('Empty %time%')`. */
  text: string;
  /** An element for each placeholder, by its name. */
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A text with elements in place of its `%name%` placeholders, so that each language decides where they go.
 *
 * @example
 * <Interpolate text={t('Empty %time%')} values={{ time: <RelativeTime at={battery.emptyAt} /> }} />
 */
export function Interpolate({ text, values }: InterpolateProps) {
  // The capturing group makes every second part the name of a placeholder.
  return text
    .split(/%(\w+)%/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : (values[part] ?? `%${part}%`)}</Fragment>
    ));
}
