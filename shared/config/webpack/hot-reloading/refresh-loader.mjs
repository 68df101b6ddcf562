/** Calls of a remote stand in lists of the shell under their names: only a new page takes the new ones. */
const needsNewPage = /\.(api|slice)\.ts$/;

/**
 * What swc's refresh transform calls, and the question whether this module can be replaced alone. In a shell that was not
 * built for it nothing is registered, and every change loads the page anew. `remote` keeps apart modules of one name.
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
  // Behind all others, so that the lines of the map stay where they are.
  this.callback(null, `${source}\n${added.join('\n')}\n`, map);
}
