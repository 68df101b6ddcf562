/** The color of a status. A tone is always shown with an icon and a word (DATA-14). */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'pending';
