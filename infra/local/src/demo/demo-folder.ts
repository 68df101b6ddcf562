import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeIds } from './making/perform.ts';

/** `demo.json` in a data folder that holds the demo: what was made there, and until when. */
export interface DemoNote {
  /** What makes it; another demo is made anew. */
  version: string;
  /** The day that the plan was made for, and the time until which it was lived through. */
  plannedFor: string;
  madeUntil: string;
  ids: MadeIds[];
}

const noteIn = (dataDir: string): string => join(dataDir, 'demo.json');

export async function readDemoNote(dataDir: string): Promise<DemoNote | undefined> {
  try {
    return JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as DemoNote;
  } catch {
    return undefined;
  }
}

export const writeDemoNote = (dataDir: string, note: DemoNote): Promise<void> =>
  writeFile(noteIn(dataDir), `${JSON.stringify(note)}\n`);

/** Whether a product has run in this folder before. */
export const hasData = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'data.mdb'));
