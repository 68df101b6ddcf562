/**
 * The browser's side of hot reloading, for the shell in development only. Components are known by where they are written
 * (module and name): when a module runs again, React is told which component takes the place of which, and keeps the state
 * where the hooks are still the same. It stands before react-dom, which asks for the hook of tools once, when it starts.
 * The calls have the names that swc's transform gives them; see `refresh-loader.mjs` for what modules add.
 */
const byId = new Map();
const byType = new WeakMap();
const signatures = new WeakMap();
const renderers = new Map();
const roots = new Map();
let pending = [];

const isObject = (value) => typeof value === 'object' && value !== null;
const kindOf = (type) => (isObject(type) ? Symbol.keyFor(type.$$typeof ?? Symbol()) : undefined);
const isClass = (type) => Boolean(type.prototype?.isReactComponent);

/** What `type` and, of wrapped ones, what is in it: React looks for either. */
function register(type, id) {
  if ((typeof type !== 'function' && !isObject(type)) || byType.has(type)) return;
  const family = byId.get(id) ?? { current: type };
  if (byId.has(id)) pending.push([family, type]);
  byId.set(id, family);
  byType.set(type, family);
  const kind = kindOf(type);
  if (kind === 'react.forward_ref') register(type.render, `${id} render`);
  if (kind === 'react.memo') register(type.type, `${id} type`);
}

/** Hooks of a component and of its own hooks, in one text: another text cannot take over the state. */
function keyOf(type) {
  const signature = signatures.get(type);
  if (!signature) return '';
  signature.key ??= [signature.own, ...signature.hooks().map((hook) => keyOf(hook) || 'unknown')].join('\n');
  return signature.key;
}

/** `const s = signature()`: called with the type once, and without anything each time it renders. */
function signature() {
  let of;
  return (type, own, mustReset = false, hooks = () => []) => {
    // Now all modules are there, so that hooks of others can be named.
    if (type === undefined) return of && void keyOf(of);
    of ??= type;
    if (typeof type === 'function' || isObject(type)) signatures.set(type, { own, mustReset, hooks });
    return type;
  };
}

const keepsState = (before, next) =>
  !isClass(before) &&
  !isClass(next) &&
  kindOf(before) === kindOf(next) &&
  keyOf(before) === keyOf(next) &&
  !signatures.get(next)?.mustReset;

function refresh() {
  const update = { staleFamilies: new Set(), updatedFamilies: new Set() };
  for (const [family, next] of pending) {
    (keepsState(family.current, next) ? update.updatedFamilies : update.staleFamilies).add(family);
    family.current = next;
  }
  pending = [];
  for (const { setRefreshHandler } of renderers.values()) setRefreshHandler((type) => byType.get(type));
  for (const [root, renderer] of roots) renderers.get(renderer)?.scheduleRefresh(root, update);
}

let timer;
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(refresh);
}

const isComponent = (value) =>
  (typeof value === 'function' && /^[A-Z]/.test(value.name)) ||
  ['react.forward_ref', 'react.memo'].includes(kindOf(value));

/** Lets a module be replaced by itself when all that it gives are components; any other asks those who use it. */
function accept(id, { exports }, hot) {
  const given = Object.entries(exports);
  const mayStand = given.length > 0 && given.every(([, value]) => isComponent(value));
  if (hot.data?.stood && !mayStand) hot.invalidate();
  if (!mayStand) return;
  for (const [name, value] of given) register(value, `${id} gives ${name}`);
  hot.accept();
  hot.dispose((data) => {
    data.stood = true;
  });
  if (hot.data) refreshSoon();
}

let ids = 0;
const nothing = () => {};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => ++ids,
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject, onCommitFiberRoot } = hook;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  if (renderer.scheduleRefresh) renderers.set(id, renderer);
  return id;
};
hook.onCommitFiberRoot = (id, root, ...more) => {
  if (root.current.memoizedState?.element) roots.set(root, id);
  else roots.delete(root);
  return onCommitFiberRoot.call(hook, id, root, ...more);
};

globalThis.harambeeRefresh = { accept, register, signature };
