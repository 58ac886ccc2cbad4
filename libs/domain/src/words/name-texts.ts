// What names of contingents and devices are written with.

export const nameTexts = {
  contingent: (name: string) => `Kontingen ${name}`,
  /** A browser and its system: 'Chrome di Android'. */
  device: (browser: string, system: string) => `${browser} di ${system}`,
  otherDevice: 'Perangkat lain',
};
