import { element, field, moment } from './elements.js';

const main = document.getElementById('main');
const said = document.getElementById('said');
const who = document.getElementById('who');
const ask = document.getElementById('ask');
const heading = document.querySelector('h1');

let operator;

/** Says something in the line below the heading, which screen readers read out. */
function say(text, isProblem = false) {
  said.textContent = text;
  said.toggleAttribute('data-problem', isProblem);
}

/** Calls the server; throws an `Error` in words for people. */
async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/ops/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error('The server does not answer. Please try again.');
  }
  if (answer.status === 204) return undefined;
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  const details = (told.details ?? []).map(({ message }) => message).join(' ');
  throw Object.assign(
    new Error([told.error ?? `Error ${answer.status}`, details].filter(Boolean).join(': ')),
    {
      status: answer.status,
    },
  );
}

function showSignIn(words = '') {
  operator = undefined;
  who.hidden = true;
  const form = element(
    'form',
    { class: 'card narrow', onsubmit: signIn },
    element('h2', {}, 'Sign in'),
    field('Name', { name: 'name', autocomplete: 'username', required: true, autocapitalize: 'none' }),
    field('Key', { name: 'key', type: 'password', autocomplete: 'current-password', required: true }),
    field('Code', {
      name: 'code',
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: '7',
      hint: 'Six digits of your authenticator app. Leave it empty if you were given none.',
    }),
    element('button', { class: 'primary' }, 'Sign in'),
  );
  main.replaceChildren(form);
  say(words, words !== '');
}

async function signIn(event) {
  event.preventDefault();
  const { name, key, code } = Object.fromEntries(new FormData(event.currentTarget));
  const button = event.currentTarget.querySelector('button');
  button.disabled = true;
  try {
    operator = await call('POST', '/session', { name: name.trim(), key: key.trim(), ...(code && { code }) });
    await show();
    heading.focus();
  } catch (error) {
    say(error.message, true);
    button.disabled = false;
    event.target.querySelector('[name="key"]')?.focus();
  }
}

async function signOut() {
  await call('DELETE', '/session').catch(() => {});
  showSignIn();
  say('You are signed out.');
}

/** Reads everything anew and shows it; back to the sign-in if the session has ended. */
async function show(words = '') {
  try {
    const overview = await call('GET', '/overview');
    showWho();
    main.replaceChildren(...partsOf(overview));
    say(words);
  } catch (error) {
    if (error.status === 401) showSignIn('Your session has ended. Please sign in again.');
    else say(error.message, true);
  }
}

function showWho() {
  const may = operator.role === 'act' ? 'may look and act' : 'may look';
  who.replaceChildren(
    element('span', {}, `${operator.name}, ${may}, until `, moment(operator.until)),
    element('button', { onclick: () => show('Read anew.') }, 'Refresh'),
    element('button', { onclick: signOut }, 'Sign out'),
  );
  who.hidden = false;
}

const section = (title, ...children) => element('section', {}, element('h2', {}, title), ...children);

function partsOf({ remotes, permissions, moves, silentGateways, expires }) {
  return [
    ...warningsOf(silentGateways, expires),
    section(
      'Remotes',
      remotes.length === 0 && element('p', {}, 'Nothing was promoted yet.'),
      element('ul', { class: 'cards' }, remotes.map(remoteCard)),
    ),
    section(
      'Permissions',
      permissions.length === 0
        ? element('p', {}, 'Nobody has a version of their own by a link.')
        : element('ul', { class: 'rows' }, permissions.map(permissionRow)),
    ),
    section(
      'Last moves',
      moves.length === 0
        ? element('p', {}, 'Nothing was moved yet.')
        : element('ol', { class: 'rows' }, moves.map(moveRow)),
    ),
  ];
}

function warningsOf(silent, expires) {
  const isOver = expires && Date.parse(expires) < Date.now();
  return [
    silent > 0 &&
      element(
        'p',
        { class: 'warning' },
        `${silent} of the gateways did not answer: their counts are missing.`,
      ),
    isOver &&
      element(
        'p',
        { class: 'warning' },
        'The signed list has expired on ',
        moment(expires),
        '. Renew it with ',
        element('code', {}, 'npm run remote -- renew'),
        '.',
      ),
  ].filter(Boolean);
}

const version = (text) => element('code', { title: text }, text.slice(0, 8));
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** How a version fares, in words; failing ones are marked not by color alone. */
function fares({ reports, failingSessions }) {
  const text = `${plural(failingSessions, 'failing session', 'failing sessions')} in 10 minutes, ${plural(reports, 'report', 'reports')} in all`;
  return element(
    'span',
    { class: failingSessions > 0 ? 'bad' : 'good' },
    failingSessions > 0 ? `⚠ ${text}` : text,
  );
}

const fact = (name, ...value) => element('div', {}, element('dt', {}, name), element('dd', {}, ...value));

function remoteCard({ name, current, previous, canary, ownVersions, versions }) {
  const acts = operator.role === 'act';
  const share = canary && (canary.isOver ? 'ended by itself' : `${canary.percent} %`);
  return element(
    'li',
    { class: 'card' },
    element('h3', {}, name),
    element(
      'dl',
      {},
      fact('Everybody', version(current.version), ' ', fares(current)),
      canary &&
        fact(
          `Canary, ${share}`,
          version(canary.version),
          ' since ',
          moment(canary.since),
          ' ',
          fares(canary),
        ),
      previous && fact('Before', version(previous)),
      ownVersions > 0 && fact('Own versions', plural(ownVersions, 'organization', 'organizations')),
    ),
    acts &&
      element(
        'p',
        { class: 'actions' },
        canary &&
          element(
            'button',
            { onclick: () => askForCanary(name, canary) },
            'End canary',
            hidden(` of ${name}`),
          ),
        element(
          'button',
          { class: 'danger', onclick: () => askForRollback(name, current, previous, versions) },
          'Roll back',
          hidden(` ${name}`),
        ),
      ),
  );
}

const hidden = (text) => element('span', { class: 'hidden' }, text);

function permissionRow({ id, remote, version: permitted, until, who: by, why, isRecalled }) {
  return element(
    'li',
    {},
    element('p', {}, `${remote} `, version(permitted), ' until ', moment(until), ` · ${by}: ${why}`),
    isRecalled
      ? element('p', { class: 'hint' }, 'Recalled')
      : operator.role === 'act' &&
          element(
            'button',
            { onclick: () => askForRecall(id, remote) },
            'Recall',
            hidden(` the permission for ${remote}`),
          ),
  );
}

const moveRow = ({ at, who: by, remote, what, why }) =>
  element(
    'li',
    {},
    element('p', {}, moment(at), ` · ${by}`),
    element('p', {}, remote && element('b', {}, `${remote} `), what),
    why && element('p', { class: 'hint' }, why),
  );

/** Asks for a reason, and does it. */
function askFor({ title, words, fields = [], button, send, done }) {
  const close = () => ask.close();
  const problem = element('p', { class: 'problem', role: 'alert' });
  const form = element(
    'form',
    {
      onsubmit: async (event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(form));
        const submit = form.querySelector('.danger');
        submit.disabled = true;
        try {
          await send(values);
          close();
          await show(done);
          heading.focus();
        } catch (error) {
          problem.textContent = error.message;
          submit.disabled = false;
        }
      },
    },
    element('h2', { id: 'ask-title' }, title),
    element('p', {}, words),
    ...fields,
    field('Reason', {
      tag: 'textarea',
      name: 'why',
      required: true,
      minlength: '3',
      maxlength: '300',
      rows: '2',
      hint: 'It stands in the log.',
    }),
    problem,
    element(
      'p',
      { class: 'actions' },
      element('button', { type: 'button', onclick: close }, 'Cancel'),
      element('button', { class: 'danger' }, button),
    ),
  );
  ask.replaceChildren(form);
  ask.showModal();
  form.querySelector('select, textarea').focus();
}

function askForRollback(name, current, previous, versions) {
  const others = versions.filter((one) => one !== current.version);
  askFor({
    title: `Roll back ${name}`,
    words: 'Everybody gets the chosen version with their next page. A running canary ends.',
    fields: [
      field(
        'To',
        { tag: 'select', name: 'version' },
        element(
          'option',
          { value: '' },
          previous ? `${previous.slice(0, 8)}, the version before` : 'the version before',
        ),
        ...others.map((one) => element('option', { value: one }, one)),
      ),
    ],
    button: 'Roll back',
    send: ({ why, version: chosen }) =>
      call('POST', `/remotes/${name}/rollback`, { why, ...(chosen && { version: chosen }) }),
    done: `${name} was rolled back.`,
  });
}

const askForCanary = (name, canary) =>
  askFor({
    title: `End the canary of ${name}`,
    words: `Those who have ${canary.version.slice(0, 8)} get the usual version with their next page.`,
    button: 'End canary',
    send: ({ why }) => call('POST', `/remotes/${name}/end-canary`, { why }),
    done: `The canary of ${name} has ended.`,
  });

const askForRecall = (id, remote) =>
  askFor({
    title: `Recall the permission for ${remote}`,
    words: 'The browser that has it gets the usual version with its next page.',
    button: 'Recall',
    send: ({ why }) => call('POST', `/permissions/${id}/recall`, { why }),
    done: 'The permission was recalled.',
  });

try {
  operator = await call('GET', '/session');
  await show();
} catch (error) {
  showSignIn(error.status === 401 ? '' : error.message);
}
