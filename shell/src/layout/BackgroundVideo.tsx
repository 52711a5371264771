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

/** How long the video waits after the first render, so that it doesn't delay the page. */
const START_DELAY_MS = 1500;

/** Returns whether `START_DELAY_MS` have passed since the first render. */
function useIsDelayOver(): boolean {
  const [isDelayOver, setIsDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayOver(true), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayOver;
}

/** Plays the video while it should play and the tab is visible. */
function usePlayback(video: RefObject<HTMLVideoElement | null>, shouldPlay: boolean): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const update = () => {
      // Where the browser blocks autoplay, the poster stays visible.
      if (shouldPlay && !document.hidden) void Promise.resolve(element.play()).catch(() => undefined);
      else element.pause();
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [video, shouldPlay]);
}

/** The looping video behind the pages; fetched after the first render, and only if it may play. */
export function BackgroundVideo({ isMobile }: { isMobile: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { preferences } = usePreferences();
  const isAllowed = useIsVideoAllowed(isMobile);
  const isDelayOver = useIsDelayOver();
  const shouldPlay = isAllowed && preferences.video && isDelayOver;
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
