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
})();
