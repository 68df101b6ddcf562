import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';

const helper = pathToFileURL(join(__dirname, '../webpack/documents/inline-parts.mjs')).href;

/** The module does not load in Jest, so Node runs it. */
function run<T>(call: string): T {
  const code = `import * as inline from ${JSON.stringify(helper)}; console.log(JSON.stringify(${call}));`;
  const node = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8', stdio: 'pipe' }));
}

interface Policy {
  script: string[];
  style: string[];
}
const policyOf = (html: string) =>
  run<Policy>(`inline.policyOf(${JSON.stringify({ 'index.html': html, 'login.html': html })})`);
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('each inline script and style is named by its hash, once', () => {
  const html = `<head><style>a { color: red }</style><style data-x="1">\n</style></head>
    <body><script>one()</script><script type="module">two()</script><p>text</p></body>`;
  expect(policyOf(html)).toEqual({
    script: [hashOf('one()'), hashOf('two()')].sort(),
    style: [hashOf('a { color: red }'), hashOf('\n')].sort(),
  });
});

test('files and data need no hash', () => {
  const html = `<script src="/main.js"></script><script defer src="/a.js"></script>
    <script type="application/json" id="remotes">{"remotes":[]}</script><link rel="stylesheet" href="/x.css">`;
  expect(policyOf(html)).toEqual({ script: [], style: [] });
});

test.each(['<p style="color: red">', '<svg><path\n style="fill: red"/></svg>', '<button onclick="go()">'])(
  'the build fails for what no hash allows: %s',
  (html) => {
    expect(() => policyOf(html)).toThrow(/which the policy forbids/);
  },
);

test('but not for the words in a text or a script', () => {
  expect(policyOf('<p>the style=1 of it</p><script>a("<p style=1>")</script>').script).toHaveLength(1);
});

test('a script is inlined as it is, and nothing in a string or comment ends it early', () => {
  expect(run('inline.inlineScript(" one() ")')).toBe('<script>one()</script>');
  const text = '/* of a </script> */ [/<\\/script>/.source, "</SCRIPT>", "</head>", "<!-- -->"].join()';
  const element = run<string>(`inline.inlineScript(${JSON.stringify(text)})`);
  const [, inside = ''] = /^<script>(.*)<\/script>$/.exec(element) ?? [];
  expect(inside).not.toMatch(/<\/|<!--/);
  expect(runInNewContext(inside)).toBe(runInNewContext(text));
});
