import { createConsentStore } from './consentStore';

test('[C17] stores the choice on this device', () => {
  const consent = createConsentStore();
  expect(consent.get()).toBeNull();
  consent.set('granted');
  expect(consent.get()).toBe('granted');
  expect(createConsentStore().get()).toBe('granted');
  createConsentStore().set('denied');
  expect(createConsentStore().get()).toBe('denied');
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('[C17] %s counts as denied, whatever was stored', (_name, signal) => {
  localStorage.setItem('consent', 'granted');
  for (const [key, value] of Object.entries(signal))
    Object.defineProperty(navigator, key, { value, configurable: true });
  try {
    const consent = createConsentStore();
    expect([consent.get(), consent.isRefusedByBrowser]).toEqual(['denied', true]);
    consent.set('granted');
    expect(consent.get()).toBe('denied');
  } finally {
    for (const key of Object.keys(signal)) Reflect.deleteProperty(navigator, key);
  }
});

test('[C17] applies a choice made in another tab, and ignores unknown values', () => {
  const consent = createConsentStore();
  localStorage.setItem('consent', 'denied');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(consent.get()).toBe('denied');
  localStorage.setItem('consent', 'maybe');
  expect(createConsentStore().get()).toBeNull();
});
