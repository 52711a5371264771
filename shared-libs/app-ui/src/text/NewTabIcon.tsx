import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { externalIcon, Icon } from '@hashgrid/ui';

/** Icons are blocks, which would put this one on a line of its own below the text of the link. */
const InlineIcon = styled(Icon)`
  display: inline-block;
  vertical-align: text-bottom;
`;

/** Icon at the end of a link that opens a new tab; screen readers read that it does. */
export function NewTabIcon() {
  const t = useTranslate();
  return <InlineIcon shape={externalIcon} size={16} label={t('opens in a new tab')} />;
}
