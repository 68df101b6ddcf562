/** Width and height in points, of which an inch has 72. */
const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

/** What a file is made for. */
export type Paper = keyof typeof papers;
export const usualPaper: Paper = 'a4';
export const paperOf = (paper: Paper = usualPaper) => papers[paper];
