import { xmlText } from '@harambee/documents/word';
import { notesIn } from '../export/section-blocks.ts';

/** Finds the notes about missing facts in a text as Word holds it. */
export const wordNotes = (needs: string[]) => (text: string) => notesIn(text, needs.map(xmlText));
