import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/**
 * The browser's side of hot reloading, for the shell in development only: one runtime of React Refresh for all remotes. It
 * stands before react-dom, which asks for the hook of tools once, when it starts. See `refresh-loader.mjs` for what
 * modules add.
 */
injectIntoGlobalHook(globalThis);

let timer;
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(performReactRefresh);
}

/** Lets a module be replaced by itself when all that it gives are components; any other asks those who use it. */
function accept(id, { exports }, hot) {
  const given = Object.entries(exports);
  const mayStand = given.length > 0 && given.every(([, value]) => isLikelyComponentType(value));
  if (hot.data?.stood && !mayStand) hot.invalidate();
  if (!mayStand) return;
  for (const [name, value] of given) register(value, `${id} gives ${name}`);
  hot.accept();
  hot.dispose((data) => {
    data.stood = true;
  });
  if (hot.data) refreshSoon();
}

globalThis.harambeeRefresh = { accept, register, signature: createSignatureFunctionForTransform };
