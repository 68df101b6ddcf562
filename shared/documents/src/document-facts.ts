/** Document properties of a file. */
export interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  /** BCP 47. */
  language: string;
  createdAt: Date;
}
