import type { FactCard, GeneratedSection, TextSource } from '../proposal-text.schemas.ts';
import type { ParagraphEdit, TextBlock, TextInline } from './text-edits.schemas.ts';

/** "We reach {proposal.beneficiaries=4,200} people" as a text with its sources. */
export function tracedFrom(written: string): { text: string; sources: TextSource[] } {
  const sources: TextSource[] = [];
  let text = '';
  let at = 0;
  for (const { 0: slot, 1: fact = '', 2: stated = '', index } of written.matchAll(/\{([^=}]+)=([^}]*)\}/g)) {
    text += written.slice(at, index);
    sources.push({ start: text.length, end: text.length + stated.length, fact });
    text += stated;
    at = index + slot.length;
  }
  return { text: text + written.slice(at), sources };
}

export const section = (written: string[], paragraphs?: string[]): GeneratedSection => ({
  key: 'executive_summary',
  title: 'Executive Summary',
  needs: [],
  words: 1,
  ...tracedFrom(written.join('\n\n')),
  ...(paragraphs && { paragraphs }),
});

export const factCard = (id: string, value: string): FactCard => ({
  id,
  label: `Label of ${id}`,
  kind: 'record',
  value,
  uses: 1,
});

export const line = (...content: TextInline[]): TextBlock => ({ kind: 'paragraph', content });

export const edit = (
  paragraph: string,
  blocks: TextBlock[] | null,
  more: Partial<ParagraphEdit> = {},
): ParagraphEdit => ({
  section: 'executive_summary',
  paragraph,
  base: '',
  blocks,
  revision: 1,
  by: { id: 'person', name: 'Amina Odhiambo' },
  at: '2026-11-23T12:00:00.000Z',
  ...more,
});
