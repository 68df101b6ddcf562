import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const publicFolder = join(root, 'shell/public');
const tokens = readFileSync(join(root, 'shared/ui/src/theme/tokens.ts'), 'utf8');
const css = readFileSync(join(publicFolder, 'pages.css'), 'utf8');

const [light = '', dark = ''] = tokens.split('export const darkColors');
const ruleOf = (start: string) => {
  const from = css.indexOf(start);
  return css.slice(from, css.indexOf('}', from));
};

test.each([
  ['light', light, ruleOf(':root')],
  ['dark', dark, ruleOf('[data-theme')],
])('the static pages have the %s colours of the design tokens', (_scheme, source, rules) => {
  const used = [...rules.matchAll(/--([\w-]+): (#[0-9a-fA-F]{6})/g)];
  expect(used.length).toBe(7);
  for (const [, name = '', color = ''] of used) {
    const [, token = ''] = source.match(new RegExp(`'?${name}'?: '(#\\w{6})'`)) ?? [];
    expect(`${name} ${color.toLowerCase()}`).toBe(`${name} ${token.toLowerCase()}`);
  }
});

test.each(['terms', 'privacy', 'support'])('/%s is a page of its own: no inline script or style', (name) => {
  const html = readFileSync(join(publicFolder, `${name}.html`), 'utf8');
  expect(html).toMatch(/<html lang="en">/);
  expect(html).toMatch(/<h1>[^<]+<\/h1>/);
  expect(html).not.toMatch(/<style|style=|<script>|onclick=/);
  expect(html.length).toBeGreaterThan(2_000);
});
