/* Runs in the measured page, before anything else. Kept as plain JavaScript: it is sent to the browser as is. */
(() => {
  /** The longest event of each interaction, ms, by its ID: a press, a release and a click are one. */
  const durations = new Map();
  globalThis.__interactions = durations;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
    // 16 ms is the shortest that browsers report.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})();
