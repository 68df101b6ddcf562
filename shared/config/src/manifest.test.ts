import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const shell = join(__dirname, '../../../shell');
const read = (file: string) => readFileSync(join(shell, file));
const tokens = readFileSync(join(shell, '../shared/ui/src/theme/tokens.ts'), 'utf8');
const light = (name: string) => new RegExp(`\\b${name}: '(#\\w{6})'`).exec(tokens)?.[1];

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}
const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as Record<string, unknown> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};
const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];

test('the manifest has what an app needs', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Harambee',
    short_name: 'Harambee',
    lang: 'en',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: light('desk'),
    background_color: light('paper'),
  });
  const [, description] = /<meta name="description" content="([^"]+)">/.exec(
    read('src/index.ejs').toString(),
  ) ?? [''];
  expect(manifest.description).toBe(description);
});

test.each(pictures)('$src is a PNG of $sizes', ({ src, sizes, type }) => {
  const bytes = read(`public${src}`);
  expect(type).toBe('image/png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  expect(bytes.length).toBeLessThan(150 * 1024);
});

test('there are icons for every place: 192, 512, and one that may be cropped to any shape', () => {
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('shortcuts open pages of the app', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['New proposal', '/proposals/new'],
    ['Proposals', '/proposals'],
    ['Impact', '/impact'],
  ]);
  for (const { icons } of manifest.shortcuts) expect(icons.map(({ sizes }) => sizes)).toEqual(['96x96']);
});

test('there is one screenshot for desktops and one for phones, each with a label', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  for (const { label } of manifest.screenshots) expect(label).toMatch(/\w{3}/);
});

test.each(['src/index.ejs', 'pages/frame.html'])('%s links it', (page) => {
  expect(read(page).toString()).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});
