const unit = String.raw`(?:%|per ?cent|pour cent|por ciento|por cento|points?|pts?\.?|puntos?|pontos?|marks?)`;
export const alone = new RegExp(String.raw`^(\d{1,3}(?:[.,]\d)?)\s?${unit}?$`, 'u');
export const atEnd = new RegExp(
  String.raw`^(.{3,120}?)[\s:.(–-]+(\d{1,3}(?:[.,]\d)?)\s?${unit}\)?[.;]?$`,
  'u',
);
export const atStart = new RegExp(String.raw`^(\d{1,3}(?:[.,]\d)?)\s?${unit}\s?[:–-]?\s(.{3,120})$`, 'u');
export const outOf =
  /^(.{3,120}?)[\s:.(–-]+(?:0\s?(?:-|to|a|à)\s?|\/\s?|sur\s|out of\s|max\.?\s)(\d{1,3})(?:\s?p\w*)?\)?$/u;
/** "Need (weight 30)", "Pertinencia, peso: 20". */
export const unitFirst =
  /^(.{3,120}?)[\s:,(–-]+(?:weight(?:ing|ed)?|peso|poids|coefficient|coef\.?|points?|pontos|puntos|pontuacao|puntaje|puntuacion|score|note|nota|marks?|ponderation|ponderacion|ponderacao|valor|worth)\s?(?:of|de|is|at|:|=|-)?\s?(?:max\.? |maxim\w+ |ate |hasta |up to )?(\d{1,3})(?:\s?%)?\s?(?:points?|pts|%|puntos|pontos)?\)?[.;]?$/u;
/** In a part about criteria a number at the end needs no unit. */
export const bare = /^(.{3,90}?)(?:\s?[:=]\s?|\s[–-]\s|\s?[.…_]{3,}\s?|\s?\()(\d{1,3})\)?$/u;
export const inList = new RegExp(String.raw`(\d{1,3}(?:[.,]\d)?)\s?${unit}\s?\)`, 'gu');
export const total =
  /^(?:la |the |le |a )?(?:total|totaux|sum|suma|somme|soma|maximum|minimum|puntuacion|pontuacao|score|note)(?!\p{L})/u;

export const besideNumber = new RegExp(String.raw`^(.{3,90}?)\s(\d{1,3})\s?${unit}?$`, 'u');
export const inBrackets = new RegExp(
  String.raw`[([](?:[^()[\]]{0,40}[,;/]\s?)?(?:max\.?\s|maximum\s|up to\s|jusqu'a\s|hasta\s|ate\s)?(\d{1,3}(?:[.,]\d)?)\s?${unit}(?:\s[^()[\]]{0,20})?[)\]]`,
  'u',
);
