import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { usePreferences } from '@hashgrid/platform';
import { theme } from '@hashgrid/ui';
import { useIsVideoAllowed } from './useIsVideoAllowed';

const POSTER = '/assets/background-poster.webp';

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: ${theme.color.night};
  /* Forced colors make the scrim and the panels translucent, and texts unreadable on the poster. */
  @media (forced-colors: active) {
    display: none;
  }
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

/** Returns true from some time after the first paint, so that the video never delays the page. */
function useIsPageLoaded(): boolean {
  const [isPageLoaded, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return isPageLoaded;
}

/** Plays the video while it should play and the tab is visible. */
function usePlayback(video: RefObject<HTMLVideoElement | null>, shouldPlay: boolean): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const update = () => {
      // Browsers that block autoplay show the poster.
      if (shouldPlay && !document.hidden) void Promise.resolve(element.play()).catch(() => undefined);
      else element.pause();
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [video, shouldPlay]);
}

/** The looping video behind the pages; fetched after the first paint, and only if allowed. */
export function BackgroundVideo({ isMobile }: { isMobile: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { preferences } = usePreferences();
  const isAllowed = useIsVideoAllowed(isMobile);
  const isPageLoaded = useIsPageLoaded();
  const shouldPlay = isAllowed && preferences.video && isPageLoaded;
  usePlayback(video, shouldPlay);
  return (
    <Backdrop aria-hidden="true">
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
        {shouldPlay && (
          <>
            <source src="/assets/background.webm" type="video/webm" />
            <source src="/assets/background.mp4" type="video/mp4" />
          </>
        )}
      </video>
    </Backdrop>
  );
}
