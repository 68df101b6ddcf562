import { type IStylesOptions, LineRuleType } from 'docx';
import { colors } from '../colors.ts';

/** Word writes colors without the hash. */
export const wordColor = (color: string): string => color.replace('#', '');

const halfPoints = (points: number) => points * 2;
const twips = (points: number) => points * 20;

/** Fonts that come with Word, by script; Word finds a substitute for missing characters. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Arial' };

/** Word's own style names, so that its navigation, its contents and screen readers recognize them. */
export const wordStyles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: {
        font,
        size: halfPoints(11),
        color: wordColor(colors.ink),
        language: { value: language, eastAsia: 'zh-CN', bidirectional: 'ar-SA' },
      },
      paragraph: { spacing: { after: twips(8), line: 300, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: halfPoints(28), bold: true, color: wordColor(colors.ink) },
      paragraph: { spacing: { before: twips(12), after: twips(12), line: 240, lineRule: LineRuleType.AUTO } },
    },
    heading1: {
      run: { size: halfPoints(20), bold: true, color: wordColor(colors.acacia) },
      paragraph: {
        spacing: { before: twips(24), after: twips(8), line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
      },
    },
    heading2: {
      run: { size: halfPoints(13), bold: true, color: wordColor(colors.ink) },
      paragraph: {
        spacing: { before: twips(14), after: twips(6), line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
      },
    },
    listParagraph: { paragraph: { spacing: { after: twips(4) } } },
  },
  paragraphStyles: [
    {
      // Looks like a heading but is none, so that the contents do not list themselves.
      id: 'ContentsHeading',
      name: 'Contents Heading',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: halfPoints(20), bold: true, color: wordColor(colors.acacia) },
      paragraph: { spacing: { after: twips(12) }, keepNext: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      paragraph: { spacing: { before: twips(3), after: twips(3), line: 240, lineRule: LineRuleType.AUTO } },
    },
  ],
});
