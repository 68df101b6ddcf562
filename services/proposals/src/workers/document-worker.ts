import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts, judged } from '@harambee/drafting';

import * as files from '@harambee/proposal-files/pdf';
import * as word from '@harambee/proposal-files/word';

// Runs in a thread (`documents.ts`): each export makes one kind of document and returns its bytes.
readFontsFromDisk();

const inBuffer =
  <Input>(make: (input: Input) => Promise<Uint8Array>) =>
  async (input: Input): Promise<Buffer> =>
    Buffer.from((await make(input)).buffer);

export const applicationDocx = inBuffer(word.applicationDocx);
export const docx = inBuffer(word.proposalDocx);
export const applicationPdf = inBuffer(files.applicationPdf);
export const pdf = inBuffer(files.proposalPdf);
export const timelinePdf = inBuffer(files.timelinePdf);
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
