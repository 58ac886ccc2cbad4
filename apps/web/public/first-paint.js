// Runs before anything is drawn: light or dark as last chosen, else as the system says, so that nothing flashes.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('gelanggang.theme');
  } catch {
    // Storage can be forbidden; the system's choice stands then.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
  // a phone paints its own bar in it
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute('content', '#14110E');
})();
// The application did not load (no network, or an old address of a script): what the server drew can be read and its
// links work; without that the page would stay empty.
window.addEventListener(
  'error',
  function (event) {
    var script = event.target;
    var root = document.getElementById('root');
    if (!(script instanceof HTMLScriptElement) || script.type !== 'module' || !root) return;
    root.removeAttribute('inert');
    var note = document.createElement('div');
    note.setAttribute('role', 'alert');
    note.className = 'not-loaded';
    note.textContent = document.documentElement.dataset.notLoaded;
    var again = document.createElement('button');
    again.type = 'button';
    again.textContent = document.documentElement.dataset.reload;
    again.addEventListener('click', function () {
      location.reload();
    });
    note.append(again);
    document.body.prepend(note);
  },
  true,
);
// A page that came drawn is painted before the application is started: its script would hold the painting up.
(function () {
  /** Where painting is not told of (a page in the background is not painted), the application does not wait for it. */
  var PATIENCE_MS = 1000;
  var isStarted = false;
  function put(name, fill) {
    var element = document.createElement(name);
    element.crossOrigin = '';
    fill(element);
    document.head.append(element);
  }
  /** One after the other, so that a finger or a frame comes in between. */
  function run(scripts) {
    if (scripts.length === 0) return;
    put('script', function (script) {
      script.type = 'module';
      script.src = scripts[0];
      script.addEventListener('load', function () {
        setTimeout(run, 0, scripts.slice(1));
      });
    });
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    var application = document.getElementById('application');
    var scripts = application.dataset.run.split(' ');
    scripts.concat(application.dataset.ahead.split(' ')).forEach(function (address) {
      put('link', function (link) {
        link.rel = 'modulepreload';
        link.href = address;
      });
    });
    run(scripts);
  }
  document.addEventListener('DOMContentLoaded', function () {
    // a page of the office comes undrawn and starts by its own scripts: nothing to wait for
    if (!document.getElementById('application')) return;
    var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    if (document.hidden || !types || types.indexOf('paint') < 0) return start();
    new PerformanceObserver(function (list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, PATIENCE_MS);
    // Chromium may keep a first frame that is ready until another one is asked for
    requestAnimationFrame(function next() {
      if (!isStarted) requestAnimationFrame(next);
    });
  });
})();
