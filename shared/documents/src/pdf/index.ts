export { type ContentsEntry, fillContents, reserveContents } from './contents-page.ts';
export { FontMissing, type FontSource, readFontsFrom } from './font-files.ts';
export { faceFor, fontNames } from './fonts.ts';
export { type Page, pageOf, sizes, type TextSize } from './look.ts';
export { pageFurniture } from './page-furniture.ts';
export { type Element, PageLimitReached, PageWriter, type TextStyle } from './page-writer.ts';
export { bytesOf, newDocument } from './pdf-document.ts';
export {
  cellOf,
  drawTable,
  heightOfRow,
  type Picture,
  type StyledLine,
  type TableCell,
  type TableLook,
  type TableRow,
} from './table.ts';
