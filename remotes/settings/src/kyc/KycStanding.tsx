import type { Kyc, KycStatus } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import {
  Badge,
  Button,
  clockIcon,
  Heading,
  Panel,
  searchIcon,
  Stack,
  StepFocus,
  successIcon,
  Text,
  warnIcon,
  type IconShape,
  type Tone,
} from '@hashgrid/ui';
import { DetailsList } from './DetailsList';
import { useGetKycQuery } from './kycApi';

/** How often a decision is looked for while one is awaited. */
const DECISION_REFRESH_MS = 60_000;

/** The states in which nothing is asked of the player, or no more than to begin again. */
type StandingStatus = 'submitted' | 'inReview' | 'approved' | 'expired';

export const isStanding = (status: KycStatus): status is StandingStatus => Object.hasOwn(LOOKS, status);

interface Look {
  tone: Tone;
  icon: IconShape;
  badge: string;
  title: string;
  text: string;
}

const LOOKS: Record<StandingStatus, Look> = {
  submitted: {
    tone: 'cyan',
    icon: clockIcon,
    badge: 'Submitted',
    title: 'Your check is on its way.',
    text: 'Sent on %date%. A reviewer will look at it, and you need do nothing until then.',
  },
  inReview: {
    tone: 'cyan',
    icon: searchIcon,
    badge: 'In review',
    title: 'Your check is being looked at.',
    text: 'Sent on %date%. A reviewer has it at hand, and the result will be shown here.',
  },
  approved: {
    tone: 'gain',
    icon: successIcon,
    badge: 'Approved',
    title: 'Your identity is confirmed.',
    text: 'The confirmation is good until %date%.',
  },
  expired: {
    tone: 'warn',
    icon: warnIcon,
    badge: 'Expired',
    title: 'Your confirmation has run out.',
    text: 'It was good until %date%. Renew it with a document that is valid now.',
  },
};

const dateOf = ({ status, submittedAt, expiresAt }: Kyc) =>
  status === 'approved' || status === 'expired' ? expiresAt : submittedAt;

interface KycStandingProps {
  kyc: Kyc;
  status: StandingStatus;
  /** The player has just brought it here: the focus follows. */
  isNew: boolean;
  onRenew: () => void;
}

/** How a check stands that is out of the player's hands. */
export function KycStanding({ kyc, status, isNew, onRenew }: KycStandingProps) {
  const t = useTranslate();
  const { date } = useFormat();
  const isAwaited = status === 'submitted' || status === 'inReview';
  useGetKycQuery(undefined, { pollingInterval: isAwaited ? DECISION_REFRESH_MS : 0 });
  const { tone, icon, badge, title, text } = LOOKS[status];
  return (
    <Panel>
      <StepFocus label={t(title)} still={!isNew}>
        <Stack gap={4}>
          <Badge tone={tone} icon={icon} style={{ alignSelf: 'start' }}>
            {t(badge)}
          </Badge>
          <Heading level={2} size={24}>
            {t(title)}
          </Heading>
          <Text tone="soft">{t(text, { date: date(dateOf(kyc) ?? '') })}</Text>
          {status === 'expired' ? (
            <Stack row>
              <Button onClick={onRenew}>{t('Renew the check')}</Button>
            </Stack>
          ) : (
            kyc.details && <DetailsList details={kyc.details} />
          )}
        </Stack>
      </StepFocus>
    </Panel>
  );
}
