/* Runs in the measured page, before anything else. Kept as plain JavaScript: it is sent to the browser as is. */
(() => {
  const getText = (selector) => document.querySelector(selector)?.textContent ?? '';

  /** Whether React handles events of an element. Prerendered HTML shows the element before that. */
  const isInteractive = (element) => {
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
    let fiber = element?.[key];
    while (fiber?.return) fiber = fiber.return;
    return Boolean(fiber) && !fiber.stateNode.current.memoizedState?.isDehydrated;
  };

  /** Functions that return whether the screen is ready, by path. */
  const readyChecks = {
    '/login': () =>
      isInteractive(document.querySelector('form input[type=password]')) &&
      document.querySelector('form button[type=submit]:enabled') &&
      !document.querySelector('form input[type=checkbox]'),
    '/dashboard': () =>
      /Total balance\s*\d[\d,]*\.\d/.test(getText('#root')) && isInteractive(document.querySelector('h1')),
    '/sign-up': () => isInteractive(document.querySelector('form input[type=checkbox]')),
    '/wallet': () => getText('h1') === 'Wallet' && /\d\.\d/.test(getText('main')),
    '/how-it-works': () => getText('h1') === 'How it works' && isInteractive(document.querySelector('h1')),
    '/setting': () =>
      getText('h1') === 'Settings' && isInteractive(document.querySelector('main select, main input')),
  };
  const bench = { readyMs: null, lcpMs: null, routeMs: null, layoutShift: 0, longTasks: [] };
  globalThis.__bench = bench;

  /** Interval of checks, ms. They are needed because a page may become interactive without a change of the DOM. */
  const POLL_MS = 10;

  /** Calls `done` with the time since navigation start when the frame with the ready screen has been painted. */
  const onReady = (path, done) => {
    let isFound = false;
    const check = () => {
      if (isFound || location.pathname !== path || !readyChecks[path]()) return;
      isFound = true;
      observer.disconnect();
      clearInterval(timer);
      // The first callback runs before the frame is painted, the second one after it.
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const timer = setInterval(check, POLL_MS);
    check();
  };

  if (readyChecks[location.pathname]) {
    onReady(location.pathname, (now) => {
      bench.readyMs = now;
      performance.mark('bench-ready', { startTime: now });
    });
  }

  const measureRoute = (path, getStart) => onReady(path, (now) => (bench.routeMs = now - getStart()));
  bench.measureNextClick = (path) => {
    let clickedAt = 0;
    addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true });
    measureRoute(path, () => clickedAt);
  };
  /** Navigates to a path programmatically, as the browser's forward button does. */
  bench.navigate = (path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  bench.navigateAndMeasure = (path) => {
    const startedAt = performance.now();
    bench.navigate(path);
    measureRoute(path, () => startedAt);
  };

  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (bench.lcpMs = startTime));
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ startTime, duration }));
  /** The current session window: shifts at most 1 s apart, over at most 5 s. CLS is the largest sum of a window. */
  let sessionWindow = { sum: 0, first: -Infinity, last: -Infinity };
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow = startTime - sessionWindow.last < 1000 && startTime - sessionWindow.first < 5000;
    sessionWindow = {
      sum: (isSameWindow ? sessionWindow.sum : 0) + value,
      first: isSameWindow ? sessionWindow.first : startTime,
      last: startTime,
    };
    bench.layoutShift = Math.max(bench.layoutShift, sessionWindow.sum);
  });
})();
