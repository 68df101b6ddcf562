import { callFileLimits, linesOfPage } from '@harambee/domain';
import { Refused } from './refused.ts';

/** Collects the lines of a file page by page, and refuses more than is read of one call while they come. */
export class PageLines {
  readonly pages: string[][] = [[]];
  #lines = 0;
  #characters = 0;

  /** Adds a text as one or more lines of the current page. */
  add(text: string): void {
    for (const line of linesOfPage(text)) {
      this.#lines += 1;
      this.#characters += line.length;
      if (this.#lines > callFileLimits.lines || this.#characters > callFileLimits.characters)
        throw new Refused('tooMuchText');
      this.pages.at(-1)?.push(line);
    }
  }

  /** Adds a line at its place of the page, counted from 1, with empty lines before it. */
  addAt(place: number, text: string): void {
    const page = this.pages.at(-1) as string[];
    if (place > callFileLimits.lines) throw new Refused('tooMuchText');
    while (page.length < place - 1) this.add('');
    this.add(text);
  }

  startPage(): void {
    this.pages.push([]);
    if (this.pages.length > callFileLimits.pages) throw new Refused('tooManyPages');
  }

  /** A break where nothing stands before it begins no further page. */
  breakPage(): void {
    if (this.pages.at(-1)?.length) this.startPage();
  }
}
