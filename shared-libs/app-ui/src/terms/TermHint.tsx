import { useTranslate } from '@hashgrid/platform';
import { Hint } from '@hashgrid/ui';
import { TERMS, type Term } from './terms';

/**
 * A button that explains a term of the game; place it beside the heading or label that uses the term.
 *
 * @example
 * <Panel title={t('Luck')} help={<TermHint term="luck" />} />
 */
export function TermHint({ term }: { term: Term }) {
  const t = useTranslate();
  const { name, text } = TERMS[term];
  return <Hint label={t('What does “%term%” mean?', { term: t(name) })} text={t(text)} />;
}
