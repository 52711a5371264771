/* Runs in the measured page, before anything else. Kept as plain JavaScript: it is sent to the browser as is. */
(() => {
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  /** Condition for a ready screen, by path. */
  const isReady = {
    '/login': () =>
      document.querySelector('form input[type=password]') &&
      document.querySelector('form button[type=submit]:enabled') &&
      !document.querySelector('form input[type=checkbox]'),
    '/dashboard': () => /Total balance\s*\d[\d,]*\.\d/.test(text('#root')),
    '/sign-up': () => document.querySelector('form input[type=checkbox]'),
    '/wallet': () => text('h1') === 'Wallet' && /\d\.\d/.test(text('main')),
  };
  const bench = { readyMs: null, lcpMs: null, clickMs: null, routeMs: null };
  globalThis.__bench = bench;

  /** Calls `done` with the time since navigation start as soon as the screen is in the document. */
  const whenReady = (path, done) => {
    const check = () => {
      if (location.pathname !== path || !isReady[path]()) return false;
      observer.disconnect();
      done(performance.now());
      return true;
    };
    const observer = new MutationObserver(check);
    if (!check())
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };

  if (isReady[location.pathname]) whenReady(location.pathname, (now) => (bench.readyMs = now));
  bench.expectRoute = (path) => {
    addEventListener('click', (event) => (bench.clickMs = event.timeStamp), { capture: true, once: true });
    whenReady(path, (now) => (bench.routeMs = now - bench.clickMs));
  };
  new PerformanceObserver((list) => {
    bench.lcpMs = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})();
