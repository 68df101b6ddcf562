import { anyPhrase, type WordsByLanguage } from '../text/phrases.ts';

export const limitUnitWords: Readonly<Record<'words' | 'characters', WordsByLanguage>> = {
  words: { en: 'words|word', fr: 'mots|mot', es: 'palabras|palabra', pt: 'palavras|palavra' },
  characters: {
    en: 'characters|character|chars|char|keystrokes',
    fr: 'caracteres|caractere|signes|signe|car.|carac.',
    es: 'caracteres|caracter|car.|letras',
    pt: 'caracteres|carateres|caractere|carateres|toques|carac.',
  },
};

export const spaceWords = anyPhrase({
  en: 'spaces|space|blanks|spacing',
  fr: 'espaces|espace|blancs',
  es: 'espacios|espacio',
  pt: 'espacos|espaco',
});
export const withoutWords = anyPhrase({
  en: 'excluding|exclude*|excl|excl.|without|not|no|exclusive|except|ex',
  fr: 'hors|sans|non|exclu*|excepte*',
  es: 'sin|no|excluid*|excluyendo|excepto',
  pt: 'sem|nao|excluid*|excluindo|exceto',
});

/** A number after them is the least, not the most. */
export const leastWords = anyPhrase({
  en: 'at least|minimum|min.|min|no fewer than|not fewer than|no less than|not less than|more than',
  fr: 'au moins|minimum|au minimum|min.',
  es: 'al menos|como minimo|minimo|min.|no menos de',
  pt: 'pelo menos|no minimo|minimo|min.|nao menos de',
});
export const mostWords = anyPhrase({
  en: 'max|max.|maximum|no more than|not more than|not exceed*|not to exceed|must not exceed|should not exceed|may not exceed|cannot exceed|up to|at most|limit|limited to|within|fewer than|less than|under',
  fr: "max|max.|maximum|au plus|pas plus de|ne pas depasser|ne depasse* pas|jusqu'a|limite*|dans la limite|moins de|plafond",
  es: 'max|max.|maximo|maxima|como maximo|hasta|no mas de|no exceder|no superar|limite|menos de|tope',
  pt: 'max|max.|maximo|maxima|no maximo|ate|nao mais de|nao exceder|nao ultrapassar|limite|menos de',
});

/** What a counter below a field says; it repeats the limit. */
export const counterWords = anyPhrase({
  en: 'remaining|left|used|entered',
  fr: 'restants|restant|restantes',
  es: 'restantes|restan|disponibles',
  pt: 'restantes|restam|disponiveis',
});

/** Bounds that nobody can count. */
export const layoutWords = anyPhrase({
  en: 'page|pages|lines|sentences|sentence|one-page|paragraph|paragraphs|line',
  fr: 'page|pages|demi-page|lignes|phrases|phrase|paragraphe*',
  es: 'pagina|paginas|lineas|renglones|frases|frase|parrafo|parrafos|cuartilla*|carilla*',
  pt: 'pagina|paginas|linhas|frases|frase|paragrafo|paragrafos|lauda|laudas',
});

/** The limit holds for each of several answers. */
export const eachWords = anyPhrase({
  en: 'each|every|per question|per answer|per response|all answers|all questions|any answer|answers must not|answers should not|answers may not|answers in this|answers to all',
  fr: 'chaque|chacune|chacun|par question|par reponse|toutes les reponses|les reponses ne|reponses de cette',
  es: 'cada|por pregunta|por respuesta|todas las respuestas|las respuestas no|respuestas de esta',
  pt: 'cada|por pergunta|por resposta|por questao|todas as respostas|as respostas nao|respostas desta',
});
/** The limit holds for several answers in all. */
export const togetherWords = anyPhrase({
  en: 'together|in total|combined|altogether|in all|overall|jointly',
  fr: 'ensemble|au total|en tout|cumule*|a elles deux',
  es: 'en conjunto|en total|juntas|conjuntamente|entre las dos|sumadas',
  pt: 'em conjunto|no total|juntas|conjuntamente|no conjunto|somadas',
});
/** What a sentence is about that says nothing but how long an answer may be. */
export const answerWords = anyPhrase({
  en: 'answer|answers|response|responses|reply|replies|abstract|narrative|text|summary|statement|description|section|question|questions|box',
  fr: 'reponse|reponses|texte|resume|note|section|partie|question|questions',
  es: 'respuesta|respuestas|texto|resumen|seccion|pregunta|preguntas|apartado',
  pt: 'resposta|respostas|texto|resumo|secao|pergunta|perguntas|questao|questoes|campo',
});
export const sectionScopeWords = anyPhrase({
  en: 'in this section|in this part|of this section|of this part|below|this section',
  fr: 'de cette section|de cette partie|dans cette section|dans cette partie|ci-dessous|de cette rubrique',
  es: 'de esta seccion|en esta seccion|de este apartado|en este apartado|de esta parte|de este bloque|en este bloque',
  pt: 'desta secao|nesta secao|desta parte|nesta parte|deste bloco|neste bloco',
});
/** Verbs of sentences that tell the reader how to write. */
export const modalWords = anyPhrase({
  en: 'must|should|may|can|cannot|exceed*|keep|write up|recommend*|will be cut|are limited|is limited|shall',
  fr: 'doit|doivent|peut|peuvent|depasse*|devra|limitee*',
  es: 'debe|deben|puede|pueden|debera|exceda|excedera|limitara',
  pt: 'deve|devem|pode|podem|devera|exceda|excedera|ultrapass*',
});
