import axe from 'axe-core';

/**
 * Serious and critical findings of axe in a document of jsdom, one line each. jsdom does no layout, so the rules that
 * need colors or sizes are for the browser tests.
 */
export async function axeFindings(root = document) {
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}
