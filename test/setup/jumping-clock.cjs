// Preloaded: the time of day of this process jumps when its parent says so (`{jumpMs}`), as when somebody sets the clock.
const RealDate = Date;
let ahead = 0;

process.on('message', ({ jumpMs }) => {
  ahead += jumpMs ?? 0;
});
process.channel?.unref();

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
