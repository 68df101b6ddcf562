import { fileAt } from './file-at.ts';
import { median } from './median.ts';
import { readBeside, readOptions } from './options.ts';
import { pagesTable } from './pages-table.ts';
import { withoutRemoteFiles } from './single-bundle.ts';
import { waterfallPage } from './waterfall-page.ts';
import { waterfallText } from './waterfall-text.ts';

const origin = 'https://localhost:1';
const waterfall = {
  title: '/impact, product',
  firstPaint: 500,
  largestPaint: 900,
  ready: 1_000,
  largestElement: 'h1 "Impact"',
  moved: ['main "Impact" from 0,0 to 0,9 after 700 ms'],
  requests: [
    { url: `${origin}/impact`, start: 0, answered: 500, end: 600, isScript: false, bytes: 2_048 },
    {
      url: `${origin}/remotes/impact/0123456789abcdef/a.js`,
      start: 600,
      answered: 800,
      end: 1_000,
      isScript: true,
      bytes: 1_024,
    },
    { url: `${origin}/late.js`, start: 1_500, isScript: true, bytes: 0 },
  ],
};

test('a waterfall has one line for each request until the page was usable, with its times, size and bar', () => {
  const [title, document, script, ...rest] = waterfallText(waterfall).split('\n');
  expect(title).toBe('/impact, product: first paint 0.50 s, largest 0.90 s, usable 1.00 s');
  expect(document).toMatch(/^ +0 +600 +2\.0 KB \|░+█+ +\| \/impact$/);
  expect(script).toMatch(/^ +600 +1000 +1\.0 KB \| +░+█+ *\| \/remotes\/impact\/a\.js$/);
  expect(rest).toEqual(['largest paint: h1 "Impact"', 'moved: main "Impact" from 0,0 to 0,9 after 700 ms']);
});

test('the page of waterfalls needs nothing else and takes addresses for text', () => {
  const odd = { ...waterfall, title: '<script>alert(1)</script>' };
  const html = waterfallPage([odd], 'slow4g.');
  expect(html).toContain('&lt;script>alert(1)&lt;/script>');
  expect(html).not.toMatch(/<script|src=|href=/);
  expect(html).toContain('/remotes/impact/a.js');
});

test('each page is followed by its ratio to the single-bundle build, and by whether it is within the goal', () => {
  const figures = {
    firstPaint: 100,
    largestPaint: 104,
    layoutShift: 0,
    blocking: 0,
    ready: 300,
    requests: 4,
    scripts: 2,
    scriptBytes: 1_024,
    bytes: 2_048,
  };
  const single = { ...figures, largestPaint: 100, ready: 200 };
  const table = pagesTable([
    { group: '/impact', name: 'product', figures },
    { group: '/impact', name: 'single bundle', figures: single },
  ]);
  const [, , , ratio] = table.split('\n');
  expect(ratio).toMatch(/ratio .*1\.04 +1\.50 +largest within 1\.05, usable beyond$/);
});

test('the median of an even number of values is between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

test('other pages are given by name, address and what shows that they are usable', () => {
  expect(readBeside('peer=https://localhost:9/spa/login#input[name="user"]')).toEqual({
    name: 'peer',
    url: 'https://localhost:9/spa/login',
    ready: { selector: 'input[name="user"]', isForeign: true },
  });
  expect(() => readBeside('https://localhost:9')).toThrow('is not NAME=URL#SELECTOR');
});

test('options that make no sense are refused with a sentence', () => {
  expect(() => readOptions(['--pages', '/nowhere'])).toThrow('There is no page "/nowhere"');
  expect(() => readOptions(['--network', 'dialup'])).toThrow('There is no network "dialup"');
  expect(() => readOptions(['--rounds', 'many'])).toThrow('--rounds must be');
  expect(readOptions(['--pages', '/login', '--rounds', '5'])).toMatchObject({
    rounds: 5,
    pages: [{ path: '/login' }],
  });
});

test('the document of the single bundle preloads nothing of remotes', () => {
  const own = '<link rel="preload" as="script" href="/main.js">';
  const remote = '<link rel="preload" as="script" href="/remotes/impact/1/a.js" integrity="sha384-x">';
  expect(withoutRemoteFiles(`<head>${own}${remote}</head>`)).toBe(`<head>${own}</head>`);
});

test('files are found by their addresses', () => {
  expect(fileAt(`${origin}/remotes/impact/0123456789abcdef/a.js`)).toBe('mfe-impact/a.js');
  expect(fileAt(`${origin}/main.js`)).toBe('shell/main.js');
});
