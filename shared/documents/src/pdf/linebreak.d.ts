declare module 'linebreak' {
  /** The line breaking of Unicode (UAX 14). */
  // biome-ignore lint/style/noDefaultExport: this is how the package is.
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
