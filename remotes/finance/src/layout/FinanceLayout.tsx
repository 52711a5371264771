import { SectionLayout, type SectionLayoutProps } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FINANCE_SCREENS } from './financeScreens';

type FinanceLayoutProps = Pick<SectionLayoutProps, 'title' | 'text' | 'action' | 'children'>;

/** Heading and section menu that all finance screens share. */
export function FinanceLayout(props: FinanceLayoutProps) {
  const t = useTranslate();
  return <SectionLayout label={t('Wallet')} screens={FINANCE_SCREENS} {...props} />;
}
