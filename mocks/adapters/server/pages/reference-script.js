/* The search and the trial of calls on the API reference. Without it the page lists the same calls. */

/** World of the address: `/w/<name>/reference` sends calls to that world. */
const prefix = location.pathname.replace(/\/reference\/?$/, '');
const name = /^\/w\/([^/]+)$/.exec(prefix)?.[1] ?? null;
const world = name === null ? 'this world' : `the world “${decodeURIComponent(name)}”`;
/** The header that identifies the app to a backend. */
const ofApp = { 'x-client': 'wallet-user' };
const cutMark = '\n…';
/** Characters of a response; drawing more slows the page down. */
const longestShown = 20_000;

/** Makes an element with text; it takes no markup. */
function make(tag, attributes = {}, ...children) {
  const node = Object.assign(document.createElement(tag), attributes);
  node.append(...children);
  return node;
}

const labelled = (text, field) => make('label', {}, make('span', {}, text), field);
const statusLine = () => {
  const line = make('p');
  line.setAttribute('role', 'status');
  return line;
};

/** The session's token, in this page's memory only. */
let token = null;
const sessionListeners = [];

function setSession(next) {
  token = next;
  for (const listen of sessionListeners) listen();
}

/** @returns status, text and real ms; null status when nothing was answered */
async function send({ method, path, body, withToken }) {
  const began = performance.now();
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const own = withToken && token !== null ? { authorization: `Bearer ${token}` } : {};
  const ms = () => Math.round(performance.now() - began);
  try {
    const response = await fetch(prefix + path, { method, body, headers: { ...ofApp, ...json, ...own } });
    const text = await response.text();
    return { status: response.status, text, ms: ms() };
  } catch {
    return { status: null, text: '', ms: ms() };
  }
}

const saidOf = ({ status, ms }) =>
  status === null ? `No answer after ${ms} ms: the server cannot be reached.` : `Answered ${status} in ${ms} ms.`;

function pretty(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // not JSON: shown as it came
  }
  return shown.length > longestShown ? shown.slice(0, longestShown) + cutMark : shown;
}

/** The token in a response to `login`; null for any other. */
function tokenIn({ status, text }) {
  try {
    const { token: given } = JSON.parse(text);
    return status === 200 && typeof given === 'string' ? given : null;
  } catch {
    return null;
  }
}

/** Logs a player in, for calls that need a token. */
function sessionForm() {
  const username = make('input', { value: '0812345678', required: true, autocomplete: 'off' });
  const password = make('input', { value: 'krapao99', required: true, autocomplete: 'off' });
  const leave = make('button', { type: 'button' }, 'Forget the token');
  const said = statusLine();
  const form = make(
    'form',
    {},
    make('h2', {}, 'Session'),
    make('div', { className: 'row' }, labelled('Phone', username), labelled('Password', password)),
    make('div', { className: 'row' }, make('button', { type: 'submit' }, 'Log in'), leave),
    said,
  );
  form.setAttribute('aria-label', 'Session');
  const draw = () => {
    leave.hidden = token === null;
    said.textContent =
      token === null
        ? `No token: calls to ${world} are sent without a session.`
        : `Calls to ${world} are sent with a token.`;
  };
  sessionListeners.push(draw);
  draw();
  leave.addEventListener('click', () => setSession(null));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    said.textContent = 'Under way …';
    const body = JSON.stringify({ username: username.value, password: password.value });
    const answer = await send({ method: 'POST', path: '/api/login', body, withToken: false });
    const given = tokenIn(answer);
    if (given === null) said.textContent = `${saidOf(answer)} ${answer.text}`;
    else setSession(given);
  });
  return form;
}

/** The field for a call's body; null for a call without one. */
function bodyField({ body, upload }) {
  if (upload) return labelled('File', make('input', { type: 'file', required: true }));
  if (body === null) return null;
  const text = JSON.stringify(body, null, 2);
  const field = make('textarea', { value: text, rows: text.split('\n').length + 1, spellcheck: false, required: true });
  field.addEventListener('input', () => field.setCustomValidity(isJson(field.value) ? '' : 'This is not JSON.'));
  return labelled('Body, as JSON', field);
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a form sends as a body. */
function bodyOf({ body, upload }, field) {
  if (body === null && !upload) return null;
  const input = field.querySelector('input, textarea');
  if (!upload) return input.value;
  const data = new FormData();
  data.set('file', input.files[0]);
  return data;
}

/** A form that sends a call to the world. */
function tryForm(id, call) {
  const fields = call.parameters.map(({ name, example, max }) => {
    const input = make('input', { value: example, required: true, spellcheck: false });
    if (max) input.maxLength = max;
    return { name, input };
  });
  const field = bodyField(call);
  const withToken = make('input', { type: 'checkbox', checked: call.auth });
  const button = make('button', { type: 'submit' }, 'Send');
  const said = statusLine();
  const answer = make('pre', { hidden: true, tabIndex: 0 });
  answer.setAttribute('aria-label', `Answer of ${id}`);
  answer.setAttribute('role', 'region');
  const form = make(
    'form',
    {},
    make('h3', {}, 'Try it'),
    ...fields.map(({ name, input }) => labelled(name, input)),
    ...(field === null ? [] : [field]),
    make('label', { className: 'check' }, withToken, make('span', {}, 'with the token of the session')),
    make('p', {}, call.reads ? 'This only reads.' : `This changes ${world} for everyone who uses it.`),
    make('div', { className: 'row' }, button),
    said,
    answer,
  );
  form.setAttribute('aria-label', `Try ${id}`);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    answer.hidden = true;
    said.textContent = 'Under way …';
    const values = new Map(fields.map(({ name, input }) => [name, input.value]));
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(values.get(name)));
    const got = await send({ method: call.method, path, body: bodyOf(call, field), withToken: withToken.checked });
    button.ariaDisabled = 'false';
    const needsToken = got.status === 401 && (token === null || !withToken.checked);
    said.textContent = saidOf(got) + (needsToken ? ' Log in above, and send it with the token.' : '');
    answer.hidden = got.text === '';
    answer.textContent = pretty(got.text);
  });
  return form;
}

/** Every call with the text that a search covers. */
const calls = [...document.querySelectorAll('details[data-call]')].map((details) => ({
  details,
  text: `${details.id} ${details.dataset.words}`.toLowerCase(),
}));

function addTry(details) {
  if (details.dataset.call === '') return;
  const call = JSON.parse(details.dataset.call);
  details.dataset.call = '';
  details.querySelector('p').after(tryForm(details.id, call));
}

for (const { details } of calls) details.addEventListener('toggle', () => details.open && addTry(details));

function searchField() {
  const field = make('input', { type: 'search', spellcheck: false });
  const said = statusLine();
  const draw = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { details, text } of calls) {
      details.hidden = !words.every((word) => text.includes(word));
      if (!details.hidden) count += 1;
    }
    for (const section of document.querySelectorAll('section'))
      section.hidden = [...section.querySelectorAll('details')].every(({ hidden }) => hidden);
    const events = document.getElementById('events');
    events.hidden = words.length > 0 && !words.every((word) => events.textContent.toLowerCase().includes(word));
    said.textContent = count === 0 && events.hidden ? 'No call matches.' : `${count} of ${calls.length} calls`;
  };
  field.addEventListener('input', draw);
  draw();
  const form = make('div', {}, labelled('Search by name, path, group or code', field), said);
  form.setAttribute('role', 'search');
  return form;
}

/** Opens the call that the address names. */
function openNamed() {
  const named = calls.find(({ details }) => `#${details.id}` === location.hash)?.details;
  if (!named) return;
  named.open = true;
  named.scrollIntoView();
}

document.getElementById('tools').append(sessionForm(), searchField());
addEventListener('hashchange', openNamed);
openNamed();
