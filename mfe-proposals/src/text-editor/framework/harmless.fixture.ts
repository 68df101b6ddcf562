import { charactersOf, textEditLimits } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import type { PastedText } from '../paste/pasted-blocks.ts';
import { showParagraphs } from './editor-blocks.ts';
import { newSectionEditor } from './new-section-editor.ts';

/** The document that the blocks make. */
export function shown(blocks: TextBlock[]): HTMLElement {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  const editor = newSectionEditor();
  editor.setRootElement(root);
  editor.update(() => showParagraphs([{ paragraph: 'p1', blocks }], new Map()), { discrete: true });
  editor.setRootElement(null);
  return root;
}

const allowedTags = new Set('P,H3,UL,OL,LI,BR,SPAN,STRONG,EM,B,I,TABLE,COLGROUP,COL,TR,TH,TD,DIV'.split(','));

/** Within the limits, and on the page nothing but words and what this editor makes of them. */
export function expectHarmless({ blocks }: PastedText): void {
  expect(blocks.length).toBeLessThanOrEqual(textEditLimits.blocks);
  expect(charactersOf(blocks)).toBeLessThanOrEqual(textEditLimits.characters);
  const root = shown(blocks);
  for (const element of root.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.tagName);
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^href$|^src$|^srcdoc$|^id$/i);
  }
}
