import { readFontsFromDisk } from '../disk-fonts.ts';
import { FontMissing, readFontsFrom } from './font-files.ts';
import { faceFor, fontNames } from './fonts.ts';

test('a font that is not here is named, and is read once it has come (OFFLINE-32)', () => {
  readFontsFrom(() => undefined);
  const missing = () => faceFor('text', 'w'.charCodeAt(0));
  expect(missing).toThrow(FontMissing);
  expect(missing).toThrow('noto-sans-latin-400');
  readFontsFromDisk();
  expect(missing()?.name).toBe('noto-sans-latin-400');
});

test('the disk has every font that a text may need', () => {
  readFontsFromDisk();
  expect(fontNames().length).toBeGreaterThan(20);
  for (const role of ['text', 'strong', 'heading'] as const)
    for (const letter of 'aĀяΩἀẠҐعአन清🌍')
      expect(faceFor(role, letter.codePointAt(0) as number)).toBeDefined();
});
