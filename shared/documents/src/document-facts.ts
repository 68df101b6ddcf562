/** What a file says of itself, apart from its pages. */
export interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  /** BCP 47. */
  language: string;
  createdAt: Date;
}
