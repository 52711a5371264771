import { reportError } from '@hashgrid/platform';

/** Reports uncaught errors, unhandled rejections and violations of the Content Security Policy. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message, { area: 'window' }));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, { area: 'promise' }));
  document.addEventListener('securitypolicyviolation', (event) =>
    reportError(new Error(`${event.effectiveDirective} blocked ${event.blockedURI}`), { area: 'policy' }),
  );
}
