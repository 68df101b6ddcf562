import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts, judged } from '@harambee/drafting';

// Runs in a thread (`documents.ts`): each export makes one kind of document and returns its bytes.
export { applicationDocx } from '../docx/application-docx.ts';
export { proposalDocx as docx } from '../docx/proposal-docx.ts';
export { applicationPdf } from '../pdf/application-pdf.ts';
export { proposalPdf as pdf } from '../pdf/proposal-pdf.ts';
export { timelinePdf } from '../pdf/timeline-pdf.ts';
export { applicationCsv, applicationXlsx } from '../sheets/application-sheet.ts';
export { timelineCsv } from '../sheets/timeline-sheet.ts';

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export interface SectionsInput {
  facts: DraftingFacts;
  seed: string;
  done: GeneratedSection[];
}

export async function sections({ facts, ...options }: SectionsInput): Promise<Buffer> {
  const written: GeneratedSection[] = [];
  const { signal } = new AbortController();
  for await (const section of builtInDrafter().draft(facts, { ...options, signal })) written.push(section);
  return asJson(written);
}

export interface TextInput {
  sections: GeneratedSection[];
  facts: DraftingFacts;
}

export const judgment = ({ sections: text, facts }: TextInput): Buffer => asJson(judged(text, facts));
