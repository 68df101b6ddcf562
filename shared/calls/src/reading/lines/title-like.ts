import { folded } from '../text/folded.ts';
import { startsWithPhrase } from '../text/phrases.ts';

const partWords = startsWithPhrase({
  en: 'section|article|part|annex|appendix|chapter|module|stage|step|form|table|page|screen',
  fr: 'section|article|partie|fiche|volet|rubrique|bloc|annexe|chapitre|titre|cadre|tableau|etape|ecran|page',
  es: 'seccion|articulo|clausula|parte|bloque|apartado|anexo|capitulo|modulo|cuadro|ficha|titulo|paso|pantalla',
  pt: 'secao|artigo|clausula|parte|bloco|anexo|capitulo|modulo|etapa|quadro|ficha|titulo|grupo|passo|ecra',
});
const ordinal =
  /^\s?(?:n[o°º.]*\s?)?(?:\d{1,2}|[ivx]{1,4}|[a-h]|one|two|three|four|five|six|seven|eight|un|deux|trois|uno|dos|tres|um|dois)(?=$|[\s.:)/–—-])/;

/** "SECTION A: ...", "Part 1 - Your group", "Fiche 2". */
export function namesPart(text: string): boolean {
  const plain = folded(text.slice(0, 60));
  const word = partWords.exec(plain);
  return word !== null && ordinal.test(plain.slice(word[0].length));
}

/** Most letters are capitals. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters.replace(/\P{Lu}/gu, '').length > letters.length * 0.8;
}

/** A line whose form says that it is a heading: a part of the form by name, or capitals. */
export const isTitleLike = (text: string): boolean =>
  text.length <= 100 && !/[.;,]$/.test(text) && (isCapitals(text) || namesPart(text));
