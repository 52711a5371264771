import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal, useTranslate, useUnsavedChanges } from '@hashgrid/platform';
import { LeaveDialog } from './LeaveDialog';
import { getLinkTarget } from './getLinkTarget';

/** Key in `history.state` that marks the extra history entry, which the first “back” leaves. */
const GUARD = 'leaveGuard';

const isGuard = (mark: number) => (window.history.state as Record<string, unknown> | null)?.[GUARD] === mark;

/** Pushes an extra history entry for the same page. */
const setGuard = (mark: number) =>
  window.history.pushState({ ...(window.history.state as object | null), [GUARD]: mark }, '');

/**
 * Asks before the page is left while the caller is mounted: by a link, by going back and, in the browser's own dialog,
 * by closing or reloading the tab. Logging out is not blocked.
 */
export function useLeaveWarning(): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const modal = useModal();
  useUnsavedChanges(true);
  const [mark] = useState(() => Date.now());
  const ask = (leave: () => void) =>
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
    ask(() => void navigate(target, { replace: isGuard(mark) }));
  });
  const onBack = useEffectEvent((leave: () => void) => ask(leave));

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const popState = () => {
      if (isGuard(mark)) return;
      setGuard(mark);
      onBack(() => {
        window.removeEventListener('popstate', popState);
        // Skips the guard entry and the page itself.
        window.history.go(-2);
      });
    };
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setGuard(mark);
    document.addEventListener('click', click, true);
    window.addEventListener('popstate', popState);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', popState);
      window.removeEventListener('beforeunload', beforeUnload);
      if (isGuard(mark)) window.history.back();
    };
  }, [mark]);
}
