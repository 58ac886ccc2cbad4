// On the server there is no window: what modules ask of it when they are loaded finds nobody, light paper, a phone.
const nothing = () => undefined;

Object.assign(globalThis, {
  window: {
    location: new URL('http://localhost/'),
    scrollY: 0,
    isSecureContext: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  },
});
// Node has one from version 21 on
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });
