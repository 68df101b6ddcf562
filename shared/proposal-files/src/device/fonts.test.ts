import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FontMissing } from '@harambee/documents/pdf';
import { PdfReader } from '@harambee/documents/testing';
import { waterProject } from '@harambee/drafting/testing';
import { afterAll, expect, test } from '@jest/globals';
import { firstText } from '../text/first-text.ts';
import { answer } from './answer.ts';
import { fetchedFonts } from './fonts.ts';

const reader = new PdfReader();
afterAll(() => reader.close());
const require = createRequire(__filename);

/** A browser's font files, without those that are too heavy for it. */
function fetching() {
  const fetched: string[] = [];
  const fonts = fetchedFonts(async (name) => {
    const family =
      /^(noto-sans-arabic|noto-sans-ethiopic|noto-sans|bricolage-grotesque|ibm-plex-sans-arabic)-/.exec(
        name,
      )?.[1];
    if (!family) return undefined;
    fetched.push(name);
    return readFileSync(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`));
  });
  return { fonts, fetched };
}

const sourceOf = async (facts = waterProject) => {
  const { sections, cards } = await firstText(facts, 'seed');
  return {
    body: facts.proposal,
    organization: facts.organization,
    savedOn: '2026-08-01',
    ...{ sections, cards, edits: [], createdAt: '2026-08-01T10:00:00Z', paper: 'a4' as const },
  };
};

test('a text in Latin letters needs a handful of fonts; one in emoji waits for the network (OFFLINE-32)', async () => {
  const { fonts, fetched } = fetching();
  const source = await sourceOf();
  const pdf = await answer({ kind: 'pdf', source }, fonts);
  const { pages, info } = await reader.read(pdf as Uint8Array);
  expect(info.Title).toBe(waterProject.proposal.title);
  expect(pages.join('\n')).toContain('Executive Summary');
  expect(fetched.length).toBeLessThanOrEqual(6);
  const withEmoji = { ...source, body: { ...source.body, title: 'Clean water 🌍' } };
  await expect(answer({ kind: 'pdf', source: withEmoji }, fonts)).rejects.toThrow(FontMissing);
  const word = await answer({ kind: 'docx', source: withEmoji }, fonts);
  expect((word as Uint8Array).length).toBeGreaterThan(5_000);
});
