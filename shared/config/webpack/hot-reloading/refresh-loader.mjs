/** The shell keeps endpoints and slices by name and does not replace them, so editing one reloads the page. */
const needsNewPage = /\.(api|slice)\.ts$/;

/**
 * Adds what swc's refresh transform calls, and a check whether this module can be replaced by itself. In a shell that
 * was not built for hot reloading nothing is registered, and every change reloads the page. `remote` distinguishes
 * modules with the same name.
 */
export default function refreshLoader(source, map) {
  const { remote } = this.getOptions();
  const id = `${JSON.stringify(remote)} + ' ' + __webpack_module__.id`;
  const accept = needsNewPage.test(this.resourcePath)
    ? 'import.meta.webpackHot.accept(); import.meta.webpackHot.dispose(() => window.location.reload());'
    : `globalThis.harambeeRefresh?.accept(${id}, __webpack_module__, import.meta.webpackHot);`;
  const added = [
    `function $RefreshReg$(type, name) { globalThis.harambeeRefresh?.register(type, ${id} + ' ' + name); }`,
    'function $RefreshSig$() { return globalThis.harambeeRefresh?.signature() ?? ((type) => type); }',
    `if (import.meta.webpackHot) { ${accept} }`,
  ];
  // Appended at the end, so that the source map's lines stay right.
  this.callback(null, `${source}\n${added.join('\n')}\n`, map);
}
