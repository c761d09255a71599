(() => {
  const script = document.currentScript;
  // `token`, `locale` and `sandbox` are storage keys; live builds have no `sandbox`.
  const { base, language, token, locale, sandbox } = script.dataset;
  const parts = [...document.querySelectorAll('template')];
  for (const used of [script, ...parts]) used.remove();
  const root = document.getElementById('root');
  const stored = (store, name) => {
    try {
      return window[store].getItem(name);
    } catch {
      return null;
    }
  };
  const isKnown = (code) => parts.some(({ dataset }) => dataset.language === code);
  const search = new URLSearchParams(location.search);
  const hasToken = stored('sessionStorage', token) ?? stored('localStorage', token);
  if (!location.pathname.startsWith(base)) return;
  let path = location.pathname.slice(base.length - 1);
  if (path === '/' && !sandbox && !hasToken) path = '/login';
  let chosen = stored('localStorage', locale);
  if (sandbox) {
    chosen = search.get('lang') ?? chosen;
    const world = location.search + location.hash + stored('sessionStorage', sandbox);
    if (/present=|#w=/.test(world) || (!isKnown(chosen) && world.includes('laos'))) return;
  }
  if (!isKnown(chosen)) chosen = language;
  const page = parts.find(({ dataset }) => dataset.page === path && dataset.language === chosen);
  if (!page) return;
  if (location.pathname === base) history.replaceState(history.state, '', base + path.slice(1));
  document.documentElement.lang = page.dataset.tag;
  root.append(parts[0].content.cloneNode(true), page.content.cloneNode(true));
  root.dataset.drawn = `${path} ${chosen}`;
  const link = (rel, href) => {
    const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
    document.head.append(element);
    return element;
  };
  const filesOf = (kind) => page.dataset[kind].split(' ').filter(Boolean);
  for (const file of filesOf('scripts')) link('modulepreload', file);
  // Hide the page until its stylesheets have loaded. Link a failed one once more: the app will not request it again.
  let awaited = 0;
  const came = () => {
    awaited -= 1;
    if (awaited === 0) delete root.dataset.unstyled;
  };
  for (const file of filesOf('sheets')) {
    awaited += 1;
    root.dataset.unstyled = '';
    const sheet = link('stylesheet', file);
    sheet.onload = came;
    sheet.onerror = () => {
      sheet.remove();
      link('stylesheet', file);
      came();
    };
  }
  const drawn = () => root.dataset.drawn !== undefined;
  document.addEventListener('submit', (event) => drawn() && event.preventDefault(), true);
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = drawn() && target.closest('#root button');
      if (!button) return;
      for (const other of root.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
      button.dataset.pressed = '';
    },
    true,
  );
})();
