/** Building blocks of screens: components and hooks on top of platform and ui. Every remote bundles its own copy. */
export { WalletAddress } from './address/WalletAddress';
export { PaymentLinks } from './amount/PaymentLinks';
export { abbreviateDecimal } from './amount/abbreviateDecimal';
export { Percent } from './amount/Percent';
export { ShortAmount } from './amount/ShortAmount';
export { SignedAmount } from './amount/SignedAmount';
export { TOKEN_FRACTION_DIGITS, TokenAmount } from './amount/TokenAmount';
export { TotalBalance } from './amount/TotalBalance';
export { useFormatSignedAmount } from './amount/useFormatSignedAmount';
export { usePercentSign } from './amount/usePercentSign';
export { communityIcons } from './community/communityIcons';
export { hasNoResponse } from './connection/hasNoResponse';
export { CopyButton } from './copy/CopyButton';
export { CopyField } from './copy/CopyField';
export { saveFile } from './file/saveFile';
export { ConfirmDialog } from './form/ConfirmDialog';
export { countCodePoints } from './form/countCodePoints';
export { findTooLongError } from './form/findTooLongError';
export { FormActions } from './form/FormActions';
export { isOnScreen } from './form/isOnScreen';
export { checkOneTimeCode, isOneTimeCode, parseOneTimeCode } from './form/oneTimeCode';
export { checkTwoFactorCode, parseTwoFactorCode } from './form/twoFactorCode';
export { toLatinDigits } from './form/toLatinDigits';
export { OneTimeCodeField } from './form/OneTimeCodeField';
export { SubmitButton } from './form/SubmitButton';
export { TwoFactorCodeField } from './form/TwoFactorCodeField';
export { useDialogForm } from './form/useDialogForm';
export { useForm, type Form } from './form/useForm';
export { useMissedFailureToast } from './form/useMissedFailureToast';
export { LanguageSelect } from './language/LanguageSelect';
export { Deferred } from './layout/Deferred';
export { lazyOptional } from './layout/lazyOptional';
export { useIsUnmounted } from './lifecycle/useIsUnmounted';
export { useLazyModal } from './modal/useLazyModal';
export { SectionLayout, type SectionLayoutProps, type SectionScreen } from './layout/SectionLayout';
export { type FormErrors, mapFormError, type Rejection } from './order/mapFormError';
export {
  isInFlight,
  type OrderConfirmState,
  type OrderFormState,
  type OrderStatus,
  type PaidOrderState,
  type QuotedOrder,
  type ReviewedOrder,
  type StoredOrder,
} from './order/paidOrderState';
export { createPendingOrderStorage } from './order/pendingOrderStorage';
export { isInconclusive } from './order/submitWithRetry';
export { type MissedOutcome, usePaidOrder } from './order/usePaidOrder';
export { PortfolioBoundary } from './portfolio/PortfolioBoundary';
export { useHasLoadedWallets } from './portfolio/useHasLoadedWallets';
export { usePortfolio, type PortfolioQuery } from './portfolio/usePortfolio';
export { hasFailed, type Query, type DataQuery } from './query/query';
export { QueryAlert } from './query/QueryAlert';
export { QueryBoundary } from './query/QueryBoundary';
export { SharedQueryBoundary } from './query/SharedQueryBoundary';
export { ShowMoreButton } from './query/ShowMoreButton';
export { useLazyModule } from './query/useLazyModule';
export { useShouldShowFailure } from './query/useShouldShowFailure';
export { Slot } from './slots/Slot';
export { TermHint } from './terms/TermHint';
export { TERMS } from './terms/terms';
export { Interpolate } from './text/Interpolate';
export { NewTabIcon } from './text/NewTabIcon';
export { DateText } from './time/DateText';
export { getServerDay } from './time/getServerDay';
export { OneLineTime } from './time/OneLineTime';
export { RelativeTime } from './time/RelativeTime';
export { Timestamp } from './time/Timestamp';
export { UpdatedAgo } from './time/UpdatedAgo';
export { useUnitSpacing } from './time/useUnitSpacing';
