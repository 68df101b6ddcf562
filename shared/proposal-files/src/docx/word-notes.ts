import { xmlText } from '@harambee/documents/word';
import { notesIn } from '../export/section-blocks.ts';

/** Finds the notes about missing facts in a Word document's text. */
export const wordNotes = (needs: string[]) => (text: string) => notesIn(text, needs.map(xmlText));
