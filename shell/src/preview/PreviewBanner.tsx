import styled from 'styled-components';
import { LEAVE_PREVIEW_PATH, type Bootstrap } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { isolateBidi, space, theme } from '@hashgrid/ui';

/** Sticks to the top of the window, so that no screenshot of a preview is mistaken for the live game. */
const Bar = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.drawer};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  background: ${theme.color.warn};
  color: ${theme.color.onBrand};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize[14]};
  text-align: center;
`;

/** A button rather than a link, because the first link of the page must be the skip link. */
const Leave = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;

/** Names the build that this browser previews, and has a button that leaves the preview. */
export function PreviewBanner({ preview }: { preview: NonNullable<Bootstrap['preview']> }) {
  const t = useTranslate();
  const { name, version, origin } = preview;
  const module = isolateBidi(name);
  return (
    <Bar role="region" aria-label={t('Preview')}>
      <span role="status">
        {origin
          ? t('Preview of %module% from %origin%. Only this browser sees it.', {
              module,
              origin: isolateBidi(origin),
            })
          : t('Preview of %module% %version%, not live yet. Only this browser sees it.', { module, version })}
      </span>
      <form>
        <Leave formAction={LEAVE_PREVIEW_PATH}>{t('Leave preview')}</Leave>
      </form>
    </Bar>
  );
}
