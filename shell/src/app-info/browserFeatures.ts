/** Features that the app uses where the browser has them, as `[name, is supported]`. Names are technical and not translated. */
export function findBrowserFeatures(): [name: string, isSupported: boolean][] {
  const supportsScript = (type: string) => HTMLScriptElement.supports?.(type) ?? false;
  return [
    ['Import maps', supportsScript('importmap')],
    ['Trusted Types', 'trustedTypes' in window],
    ['<dialog>', 'showModal' in HTMLDialogElement.prototype],
    ['CloseWatcher', 'CloseWatcher' in window],
    ['CSS :has()', window.CSS?.supports?.('selector(:has(a))') ?? false],
    ['CSS subgrid', window.CSS?.supports?.('grid-template-columns', 'subgrid') ?? false],
    ['Web Locks', 'locks' in navigator],
    ['BroadcastChannel', 'BroadcastChannel' in window],
    ['Reporting API', 'ReportingObserver' in window],
    ['Intl.PluralRules', 'PluralRules' in Intl],
    ['Intl.RelativeTimeFormat', 'RelativeTimeFormat' in Intl],
    ['Intl.Segmenter', 'Segmenter' in Intl],
    ['Intl.DisplayNames', 'DisplayNames' in Intl],
  ];
}
