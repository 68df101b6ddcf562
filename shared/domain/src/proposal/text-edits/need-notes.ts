/** What is needed, in one line and without brackets of its own: the note around it must end where it ends. */
export const needWords = (what: string): string => what.replace(/\s*[[\]\s]+\s*/g, ' ').trim();

/** A missing fact as a text states it. */
export const needNote = (what: string): string => `[needs: ${needWords(what)}]`;

/** Only the engine writes "[needs: ...]"; where a person typed it, it must not pass for a note of ours. */
export const withoutNotes = (text: string): string => text.replace(/\[(\s*needs\s*:[^\][]*)\]?/giu, '($1)');
