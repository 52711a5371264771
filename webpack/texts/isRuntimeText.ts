import { relative, sep } from 'node:path';
import ts from './typescript.cjs';
import { ROOT } from '../compile/paths';
import { findDeclaration } from './findDeclaration';

/**
 * Properties that hold a text to be translated, such as the `FormText` of a failed check; their literals are collected
 * where they are written.
 */
export const TEXT_PROPERTIES = new Set(['text', 'message']);

/** Other expressions whose text is only known at run time, by file: it comes from the API, the registry, a caller or a table of another package. */
export const RUNTIME_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'remotes/auth/src/navigation/useRedirectWithMessage.ts': ['message'],
  'remotes/auth/src/reset-password/ResetPasswordPage.tsx': ['rejection'],
  'remotes/auth/src/sign-up/useResendActivation.ts': ['failure'],
  'remotes/finance/src/exchange/ExchangeForm.tsx': ['text'],
  'remotes/finance/src/exchange/QuoteSummary.tsx': ['error', 'refreshError'],
  'remotes/finance/src/order/OrderCodeForm.tsx': ['text'],
  'remotes/finance/src/pay/SendFields.tsx': ['text'],
  'remotes/finance/src/wallet/TokenCard.tsx': ['name'],
  'remotes/game/src/dashboard/TokenTable.tsx': ['holding.name'],
  'remotes/game/src/home/CommunityPanel.tsx': ['name'],
  'remotes/game/src/how-it-works/Glossary.tsx': ['name'],
  'remotes/game/src/mining-node/BuyNodeDialog.tsx': ['name'],
  'remotes/game/src/mining-node/RechargeAllButton.tsx': ['errors?.maxCost?.[0] ?? message'],
  'remotes/game/src/mining-node/ShopView.tsx': ['type.name'],
  'remotes/game/src/mining-node/useNodeName.ts': ['name'],
  'remotes/game/src/notifications/describeNotification.ts': ['name'],
  'remotes/settings/src/kyc/DocumentStep.tsx': ['problem'],
  'remotes/settings/src/kyc/KycFileField.tsx': ['reason'],
  'remotes/settings/src/kyc/KycWizard.tsx': ['reason'],
  'shared-libs/app-ui/src/form/useMissedFailureToast.ts': ['getErrorReason(error)'],
  'shared-libs/app-ui/src/layout/SectionLayout.tsx': ['screen.label'],
  'shared-libs/app-ui/src/slots/SlotFailure.tsx': ['title'],
  'shared-libs/platform/src/toast/useToast.ts': ['text'],
  'shell/src/layout/CommunityLinks.tsx': ['name'],
  'shell/src/layout/MenuNavigation.tsx': ['title'],
  'shell/src/layout/TabBar.tsx': ['title'],
  'shell/src/routing/RemotePage.tsx': ['route.title'],
  'shell/src/routing/ShellPage.tsx': ['title'],
  'shell/src/routing/useDocumentTitle.ts': ['titleKey'],
};

const isTextProperty = (expression: ts.Expression): boolean => {
  if (ts.isPropertyAccessExpression(expression)) return TEXT_PROPERTIES.has(expression.name.text);
  const declaration = ts.isIdentifier(expression) ? findDeclaration(expression) : null;
  if (!declaration || !ts.isBindingElement(declaration)) return false;
  return TEXT_PROPERTIES.has((declaration.propertyName ?? declaration.name).getText());
};

/** Whether an expression holds a text that is only known at run time, so that no literal can be collected for it. */
export const isRuntimeText = (expression: ts.Expression): boolean => {
  const path = relative(ROOT, expression.getSourceFile().fileName).split(sep).join('/');
  return isTextProperty(expression) || Boolean(RUNTIME_TEXTS[path]?.includes(expression.getText()));
};
