/**
 * @jest-environment @harambee/config/jest/web-env.cjs
 * @jest-environment-options { "url": "http://localhost/" }
 */

/** As a file for Node does that the same worker ran before: with Node's own loader, not Jest's. */
function loadAxeWithoutWindow(): void {
  const window = Object.getOwnPropertyDescriptor(globalThis, 'window') as PropertyDescriptor;
  Reflect.deleteProperty(globalThis, 'window');
  process.mainModule?.require('axe-core');
  Object.defineProperty(globalThis, 'window', window);
}

test('axe reads the document of its file, although the worker has loaded it for one without a window', async () => {
  loadAxeWithoutWindow();
  const { axeFindings } = require('@harambee/config/axe-findings.mjs');
  document.body.innerHTML = '<button></button>';
  expect((await axeFindings()).join()).toContain('button-name');
});
