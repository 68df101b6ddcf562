import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
])('the static pages have the %s colors of the design tokens', (_scheme, source, rules) => {
  const used = [...rules.matchAll(/--([\w-]+): (#[0-9a-fA-F]{6})/g)];
  expect(used.length).toBe(7);
  for (const [, name = '', color = ''] of used) {
    const [, token = ''] = source.match(new RegExp(`'?${name}'?: '(#\\w{6})'`)) ?? [];
    expect(`${name} ${color.toLowerCase()}`).toBe(`${name} ${token.toLowerCase()}`);
  }
});

interface StaticPage {
  name: string;
  html: string;
}
/** Built as in production. The module does not load in Jest, so Node runs it. */
const pages = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { staticPages } from ${JSON.stringify(pathToFileURL(join(root, 'shared/config/webpack/static-pages.mjs')).href)};
       console.log(JSON.stringify(staticPages(${JSON.stringify(join(root, 'shell/pages'))})));`,
    ],
    { encoding: 'utf8' },
  ),
) as StaticPage[];
const pageOf = (name: string) => pages.find((page) => page.name === `${name}.html`)?.html ?? '';

/** Opened by an action or a link, not from the footer, and useless to search engines. */
const unlisted = ['goodbye', 'permission-given', 'permission-refused'];

test.each(['terms', 'privacy', 'support', ...unlisted])(
  '/%s: one head, one frame, nothing inline',
  (name) => {
    const html = pageOf(name);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    const [, heading] = /<h1>([^<]+)<\/h1>/.exec(html) ?? [];
    expect(html).toContain(`<title>${heading} · Harambee</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toContain('<a class="skip" href="#main">');
    expect(html).toContain('<main id="main" tabindex="-1">');
    expect(html.match(/aria-current="page"/g) ?? []).toHaveLength(unlisted.includes(name) ? 0 : 1);
    expect(html).not.toMatch(/<style|style=|<script>|onclick=|\{\{/);
    expect(html.includes('content="noindex"')).toBe(unlisted.includes(name));
  },
);

test('the pages promise what the product does', () => {
  const privacy = pageOf('privacy');
  const usage = readFileSync(join(root, 'shared/domain/src/impact/usage-events.ts'), 'utf8');
  const [, usageRetentionDays] = /usageRetentionDays = (\d+)/.exec(usage) ?? [];
  expect(privacy).toContain(`${usageRetentionDays} days`);
  for (const words of [
    '90 days',
    '7 days',
    '30 minutes',
    'Do Not Track',
    'language model',
    'Delete it',
    'archive',
  ]) {
    expect(privacy).toContain(words);
  }
  for (const name of ['terms', 'privacy', 'support']) expect(pageOf(name).length).toBeGreaterThan(2_000);
});
