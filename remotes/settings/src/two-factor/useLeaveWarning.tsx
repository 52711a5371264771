import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal, useTranslate, useUnsavedChanges } from '@hashgrid/platform';
import { LeaveDialog } from './LeaveDialog';
import { getLinkTarget } from './getLinkTarget';

/** Key in `history.state` that marks the extra history entry, from which going back doesn't leave the page. */
const GUARD_KEY = 'leaveGuard';

/** Returns whether the current history entry is the extra one. */
const isAtGuard = (guardId: number) =>
  (window.history.state as Record<string, unknown> | null)?.[GUARD_KEY] === guardId;

/** Pushes the extra history entry, with the same URL. */
const pushGuard = (guardId: number) =>
  window.history.pushState({ ...(window.history.state as object | null), [GUARD_KEY]: guardId }, '');

/**
 * While `isActive`, asks for confirmation before the player leaves the page by a link or by going back, and, with the
 * browser's own dialog, by closing or reloading the tab. Logging out is not blocked.
 */
export function useLeaveWarning(isActive: boolean): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const modal = useModal();
  useUnsavedChanges(isActive);
  const [guardId] = useState(() => Date.now());
  const askBefore = (leave: () => void) =>
    modal.open({
      id: 'leave-codes',
      label: t('Leave without saving your codes?'),
      content: <LeaveDialog onLeave={leave} />,
    });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = getLinkTarget(event);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    askBefore(() => void navigate(target, { replace: isAtGuard(guardId) }));
  });
  const onBack = useEffectEvent((leave: () => void) => askBefore(leave));

  useEffect(() => {
    if (!isActive) return undefined;
    const handleClick = (event: MouseEvent) => onClick(event);
    const handlePopState = () => {
      if (isAtGuard(guardId)) return;
      pushGuard(guardId);
      onBack(() => {
        window.removeEventListener('popstate', handlePopState);
        // Skips the page's own entry, and the extra one unless that was removed while the dialog was open.
        window.history.go(isAtGuard(guardId) ? -2 : -1);
      });
    };
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    pushGuard(guardId);
    document.addEventListener('click', handleClick, true);
    window.addEventListener('popstate', handlePopState);
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('popstate', handlePopState);
      window.removeEventListener('beforeunload', handleBeforeUnload);
      if (isAtGuard(guardId)) window.history.back();
    };
  }, [guardId, isActive]);
}
