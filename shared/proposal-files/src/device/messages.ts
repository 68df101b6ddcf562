import type { LaidEdit, PaperSize } from '@harambee/domain';
import type { FactCard, GeneratedSection, ProposalFields } from '@harambee/domain/schemas';
import type { FirstText, KnownOrganization } from '../text/index.ts';

/** What a text on the device is drafted from. */
export interface TextSource {
  /** As the form sends it. */
  body: Partial<ProposalFields>;
  /** The profile as this browser read it last; null without one. */
  organization: KnownOrganization | null;
  /** Day the form was saved, `YYYY-MM-DD`. */
  savedOn: string;
}

/** What a file is made of. */
export interface FileSource extends TextSource {
  sections: GeneratedSection[];
  edits: LaidEdit[];
  cards: FactCard[];
  /** ISO 8601. */
  createdAt: string;
  paper: PaperSize;
}

/** What the page asks of the worker. */
export type WorkerTask =
  | { kind: 'text'; source: TextSource; seed: string; edits: LaidEdit[] }
  | { kind: 'pdf' | 'docx'; source: FileSource }
  /** Fetches what a file of these texts needs, so that it can be made without a network. */
  | { kind: 'prepare'; words: string };

export interface WorkerResults {
  text: FirstText;
  pdf: Uint8Array<ArrayBuffer>;
  docx: Uint8Array<ArrayBuffer>;
  prepare: null;
}

export interface WorkerRequest {
  number: number;
  task: WorkerTask;
}

export type WorkerReply =
  | { number: number; result: WorkerResults[WorkerTask['kind']] }
  | { number: number; error: string; missingFont?: string };
