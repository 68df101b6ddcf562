import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/**
 * The browser side of hot reloading, used only by the shell in development: one React Refresh runtime for all
 * remotes. It must load before react-dom, which looks for the developer tools hook only when it starts.
 * `refresh-loader.mjs` says what modules add.
 */
injectIntoGlobalHook(globalThis);

let timer;
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(performReactRefresh);
}

/** Lets a module be replaced by itself if it exports only components; otherwise its importers decide. */
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
