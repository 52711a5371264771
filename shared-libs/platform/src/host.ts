/** Exports for the shell and the test kit only; remotes must not import them. */
export { deviceStorage } from './device/deviceStorage';
export { createExternalStore, useExternalStore, type ExternalStore } from './device/externalStore';
export { LanguageProvider } from './language/LanguageProvider';
export { ModalLayer } from './modal/ModalLayer';
export { SessionEffects } from './session/SessionEffects';
export type { Redirect, SessionState } from './session/sessionSlice';
export { restoreSession } from './session/restoreSession';
export { NO_TOKENS, type TokensState } from './session/tokensSlice';
export { NO_USER, type UserState } from './session/userSlice';
export { createPlatformStore, type PlatformStore } from './store/createPlatformStore';
export { usePlatform } from './store/PlatformContext';
export { usePlatformSelector } from './store/platformHooks';
export type { PlatformState } from './store/PlatformState';
export { PlatformProvider } from './store/PlatformProvider';
export { createPlatformServices, type PlatformServices } from './store/platformServices';
export { onErrorReport, recentErrors, type ErrorReport } from './telemetry/reportError';
export type { ToastMessage } from './toast/toastStore';
