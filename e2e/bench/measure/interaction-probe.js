/* Runs in the measured page, before anything else. Kept as plain JavaScript: it is sent to the browser as is. */
(() => {
  /** Duration of the longest event of each interaction in ms, by the interaction's ID. A press, a release and a click are one interaction. */
  const durations = new Map();
  globalThis.__interactions = durations;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
    // 16 ms is the shortest duration that browsers report.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})();
