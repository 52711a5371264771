import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal, useTranslate } from '@hashgrid/platform';
import { LeaveCard } from './LeaveCard';
import { linkTarget } from './linkTarget';

/** Marks the history entry that a step back lands on first. */
const GUARD = 'staysHere';

const isGuard = (mark: number) => (window.history.state as Record<string, unknown> | null)?.[GUARD] === mark;

/** The same page once more, on top of itself. */
const setGuard = (mark: number) =>
  window.history.pushState({ ...(window.history.state as object | null), [GUARD]: mark }, '');

/**
 * As long as the caller is drawn, leaving the page is asked about first: by a link, by a step back, and, in the
 * browser's own words, by closing or reloading the tab. Signing out is not held up.
 */
export function useLeaveWarning(): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const modal = useModal();
  const [mark] = useState(() => Date.now());
  const ask = (leave: () => void) =>
    modal.open({
      id: 'leave-codes',
      label: t('Leave without saving your codes?'),
      content: <LeaveCard onLeave={leave} />,
    });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const place = linkTarget(event);
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate(place, { replace: isGuard(mark) }));
  });
  const onStepBack = useEffectEvent((leave: () => void) => ask(leave));

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const popState = () => {
      if (isGuard(mark)) return;
      setGuard(mark);
      onStepBack(() => {
        window.removeEventListener('popstate', popState);
        // Over the guard and the page itself.
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
