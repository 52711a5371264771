import { DateText, Interpolate } from '@hashgrid/app-ui';
import type { Kyc, KycStatus } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import {
  Badge,
  Button,
  clockIcon,
  Heading,
  Panel,
  searchIcon,
  Stack,
  FocusOnMount,
  successIcon,
  Text,
  warnIcon,
  type IconShape,
  type Tone,
} from '@hashgrid/ui';
import { DetailsList } from './DetailsList';
import { useGetKycQuery } from './kycApi';

/** Polling interval while a decision is pending. */
const DECISION_REFRESH_MS = 60_000;

/** Statuses in which the player can't edit the verification. */
type ReadOnlyStatus = 'submitted' | 'inReview' | 'approved' | 'expired';

/** Returns whether the player can't edit a verification with the status. */
export const isReadOnlyStatus = (status: KycStatus): status is ReadOnlyStatus =>
  Object.hasOwn(PRESENTATIONS, status);

interface Presentation {
  tone: Tone;
  icon: IconShape;
  badge: string;
  title: string;
  text: string;
}

const PRESENTATIONS: Record<ReadOnlyStatus, Presentation> = {
  submitted: {
    tone: 'info',
    icon: clockIcon,
    badge: 'Submitted',
    title: 'Documents submitted',
    text: 'Submitted on %date%. There’s nothing else for you to do; we’ll email you the result.',
  },
  inReview: {
    tone: 'info',
    icon: searchIcon,
    badge: 'In review',
    title: 'We’re reviewing your documents',
    text: 'Submitted on %date%. We’re reviewing it now and will show the result here.',
  },
  approved: {
    tone: 'gain',
    icon: successIcon,
    badge: 'Approved',
    title: 'Your identity is verified',
    text: 'Valid until %date%.',
  },
  expired: {
    tone: 'warn',
    icon: warnIcon,
    badge: 'Expired',
    title: 'Your verification has expired',
    text: 'It expired on %date%. Renew it with a valid document.',
  },
};

const getStatusDate = ({ status, submittedAt, expiresAt }: Kyc) =>
  status === 'approved' || status === 'expired' ? expiresAt : submittedAt;

interface KycStatusPanelProps {
  kyc: Kyc;
  status: ReadOnlyStatus;
  /** Whether the player has just submitted the verification; the panel then takes the focus. */
  isJustSubmitted: boolean;
  onRenew: () => void;
}

/** Status of a verification that the player can't edit now, with the details if there are any. */
export function KycStatusPanel({ kyc, status, isJustSubmitted, onRenew }: KycStatusPanelProps) {
  const t = useTranslate();
  const isPending = status === 'submitted' || status === 'inReview';
  useGetKycQuery(undefined, {
    pollingInterval: isPending ? DECISION_REFRESH_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const { tone, icon, badge, title, text } = PRESENTATIONS[status];
  return (
    <Panel>
      <FocusOnMount label={t(title)} disabled={!isJustSubmitted}>
        <Stack gap={4}>
          <Badge tone={tone} icon={icon} style={{ alignSelf: 'start' }}>
            {t(badge)}
          </Badge>
          <Heading level={2} size={24}>
            {t(title)}
          </Heading>
          <Text tone="soft">
            <Interpolate text={t(text)} values={{ date: <DateText at={getStatusDate(kyc) ?? ''} /> }} />
          </Text>
          {status === 'expired' ? (
            <Stack row>
              <Button onClick={onRenew}>{t('Verify again')}</Button>
            </Stack>
          ) : (
            kyc.details && <DetailsList details={kyc.details} />
          )}
        </Stack>
      </FocusOnMount>
    </Panel>
  );
}
