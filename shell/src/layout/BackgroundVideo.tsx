import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { usePreferences } from '@hashgrid/platform';
import { theme } from '@hashgrid/ui';
import { useIsVideoAllowed } from './useIsVideoAllowed';

const POSTER = '/assets/background-poster.webp';

const Back = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: ${theme.color.night};
  & > video {
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.scrim};
  }
`;

/** True from a quiet moment after the first paint on. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Plays while it is wanted and the tab can be seen. */
function usePlayback(video: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const update = () => {
      // A browser that refuses to play by itself shows the poster.
      if (isWanted && !document.hidden) void Promise.resolve(element.play()).catch(() => undefined);
      else element.pause();
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [video, isWanted]);
}

/** The looping video behind the pages [L1]; fetched after the first paint and only where it is welcome. */
export function BackgroundVideo({ isMobile }: { isMobile: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { preferences } = usePreferences();
  const isAllowed = useIsVideoAllowed(isMobile);
  const isSettled = useIsSettled();
  const isWanted = isAllowed && preferences.video && isSettled;
  usePlayback(video, isWanted);
  return (
    <Back aria-hidden="true">
      <video
        ref={video}
        muted
        loop
        playsInline
        tabIndex={-1}
        preload="none"
        poster={POSTER}
        data-background-video=""
      >
        {isWanted && (
          <>
            <source src="/assets/background.webm" type="video/webm" />
            <source src="/assets/background.mp4" type="video/mp4" />
          </>
        )}
      </video>
    </Back>
  );
}
