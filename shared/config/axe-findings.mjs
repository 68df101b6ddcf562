import axe from 'axe-core';
import { JSDOM } from 'jsdom';

/** They need colors, sizes or drawn letters, which jsdom does not have: they are for the browser tests. */
const needDrawing = ['color-contrast', 'target-size', 'label-content-name-mismatch'];

const options = {
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(needDrawing.map((rule) => [rule, { enabled: false }])),
};

const seriousOf = ({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));

/** Serious and critical findings of axe in the document of a test with jsdom, one line each. */
export const axeFindings = async (root = document) => seriousOf(await axe.run(root, options));

/** The same in a page as it is sent. Its scripts do not run. */
export async function axeFindingsInHtml(html) {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true });
  try {
    window.eval(axe.source);
    return seriousOf(await window.axe.run(window.document, options));
  } finally {
    window.close();
  }
}
