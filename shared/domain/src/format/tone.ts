/** How a status is colored; each tone is always shown with an icon and a word (spec 3, "Status badge kinds"). */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'pending';
