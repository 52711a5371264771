import styled from 'styled-components';
import { useShouldShowFailure } from '@hashgrid/app-ui';
import type { KycFile } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Skeleton, Text, theme } from '@hashgrid/ui';
import { useObjectUrl } from '../image/useObjectUrl';
import { useGetKycImageQuery } from './kycApi';

interface KycImageProps {
  file: KycFile;
  /** Alternative text. */
  label: string;
  large?: boolean;
}

const SMALL = { width: 112, height: 72 };
const LARGE = { width: 240, height: 160 };

const StyledImage = styled.img`
  max-inline-size: 100%;
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.field};
  background: ${theme.color.raised};
  object-fit: contain;
`;

/** An uploaded image, as the reviewer will see it. */
export function KycImage({ file: { kind, uploadedAt }, label, large = false }: KycImageProps) {
  const t = useTranslate();
  const query = useGetKycImageQuery({ kind, uploadedAt });
  const { currentData: image } = query;
  const shouldShowFailure = useShouldShowFailure(query);
  const url = useObjectUrl(image ?? null);
  const { width, height } = large ? LARGE : SMALL;
  if (!image && shouldShowFailure)
    return (
      <Text size={14} tone="soft">
        {t('The photo is saved, but can’t be displayed right now.')}
      </Text>
    );
  if (!url) return <Skeleton width={width} height={height} label={t('Loading the photo')} />;
  return <StyledImage src={url} alt={label} width={width} height={height} />;
}
