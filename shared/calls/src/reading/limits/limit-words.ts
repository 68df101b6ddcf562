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
  en: "excluding|exclude*|excl|excl.|without|not|no|exclusive|except|ex|minus|do not count|don't count|not counting|not including|exclusive of",
  fr: 'hors|sans|non|exclu*|excepte*|ne comptent pas|non comprises|hormis',
  es: 'sin|no|excluid*|excluyendo|excepto|no cuentan|sin contar|no incluidos|descontando|no se cuentan',
  pt: 'sem|nao|excluid*|excluindo|exceto|nao contam|sem contar|nao incluidos|descontando|nao se contam',
});

/** A number after them is the least, not the most. */
export const leastWords = anyPhrase({
  en: 'at least|minimum|min.|min|no fewer than|not fewer than|no less than|not less than|more than|at a minimum|a minimum of|minimum of|not under',
  fr: 'au moins|minimum|au minimum|min.|minimum de|pas moins de|a minima',
  es: 'al menos|como minimo|minimo|min.|no menos de|por lo menos|minimo de|como poco',
  pt: 'pelo menos|no minimo|minimo|min.|nao menos de|minimo de|no minimo de',
});
export const mostWords = anyPhrase({
  en: 'max|max.|maximum|no more than|not more than|not exceed*|not to exceed|must not exceed|should not exceed|may not exceed|cannot exceed|up to|at most|limit|limited to|within|fewer than|less than|under|maximum of|no longer than|not longer than|longer than|should be under|below|cap|capped at|a limit of|not more|not go over|should not be more than|stop reading after|top|upper limit',
  fr: "max|max.|maximum|au plus|pas plus de|ne pas depasser|ne depasse* pas|jusqu'a|limite*|dans la limite|moins de|plafond|maximum de|au maximum|n'excede*|ne doit pas exceder|limitee a|limite a|plafonne*|jusqu'|inferieur a",
  es: 'max|max.|maximo|maxima|como maximo|hasta|no mas de|no exceder|no superar|limite|menos de|tope|maximo de|no mas|no debe pasar de|no pase* de|no exceda*|no supere*|a lo sumo|limitad* a|no superior a|no rebas*',
  pt: 'max|max.|maximo|maxima|no maximo|ate|nao mais de|nao exceder|nao ultrapassar|limite|menos de|maximo de|nao mais|nao deve passar de|nao passe* de|nao exceda*|nao ultrapasse*|limitad* a|nao superior a|quando muito|inferior a',
});

/** What a counter below a field says; it repeats the limit. */
export const counterWords = anyPhrase({
  en: 'remaining|left|used|entered|remain|to go|typed|of the limit|so far',
  fr: 'restants|restant|restantes|saisis|utilises|disponibles',
  es: 'restantes|restan|disponibles|usados|escritos|usadas|quedan',
  pt: 'restantes|restam|disponiveis|usados|usadas|digitados|disponivel',
});

/** Bounds that nobody can count. */
export const layoutWords = anyPhrase({
  en: 'page|pages|lines|sentences|sentence|one-page|paragraph|paragraphs|line|a few words|few words|one sentence|half a page|side|sides|sheet|sheets|bullet points|slides',
  fr: 'page|pages|demi-page|lignes|phrases|phrase|paragraphe*|quelques mots|feuille*|recto|diapositives|tirets',
  es: 'pagina|paginas|lineas|renglones|frases|frase|parrafo|parrafos|cuartilla*|carilla*|pocas palabras|unas palabras|folio*|hoja|hojas|plana*|renglon|diapositivas',
  pt: 'pagina|paginas|linhas|frases|frase|paragrafo|paragrafos|lauda|laudas|poucas palavras|folha|folhas|diapositivos|slides|topicos',
});

/** The limit holds for each of several answers. */
export const eachWords = anyPhrase({
  en: 'each|every|per question|per answer|per response|all answers|all questions|any answer|answers must not|answers should not|answers may not|answers in this|answers to all|per item|per section|for each|per box|for every|per text box|a piece|apiece|all boxes|all fields|any of the questions|the questions below|unless stated otherwise|unless otherwise stated|unless another limit|answers are limited|responses are limited|answers are to be|answers have|per point|each point|each of the points',
  fr: 'chaque|chacune|chacun|par question|par reponse|toutes les reponses|les reponses ne|reponses de cette|pour chaque|par rubrique|par champ|chacun des|chacune des|sauf indication contraire|sauf mention contraire|les reponses sont|les reponses comptent|par item|sauf mention|par point|chaque point|chacun des points',
  es: 'cada|por pregunta|por respuesta|todas las respuestas|las respuestas no|respuestas de esta|para cada|por apartado|por campo|salvo indicacion|salvo que se indique|las respuestas tienen|las respuestas tendran|las respuestas son|por item|todas las preguntas|a menos que|por punto|cada punto|por cada',
  pt: 'cada|por pergunta|por resposta|por questao|todas as respostas|as respostas nao|respostas desta|para cada|por campo|salvo indicacao|por item|as respostas tem|as respostas sao|por secao|todas as perguntas|a menos que|exceto indicacao|por ponto|cada ponto|por cada',
});
/** The limit holds for several answers in all. */
export const togetherWords = anyPhrase({
  en: 'together|in total|combined|altogether|in all|overall|jointly|taken together|summed|sum of|as a whole|all together|between them|across',
  fr: "ensemble|au total|en tout|cumule*|a elles deux|cumulees|pris ensemble|prises ensemble|dans leur ensemble|l'ensemble des reponses|pour l'ensemble|a elles toutes|additionnees",
  es: 'en conjunto|en total|juntas|conjuntamente|entre las dos|sumadas|entre todas|en su conjunto|sumando|conjunto de|todas juntas|entre las tres',
  pt: 'em conjunto|no total|juntas|conjuntamente|no conjunto|somadas|entre todas|no seu conjunto|somando|conjunto das|conjunto de|todas juntas|entre as duas|ao todo',
});
/** What a sentence is about that says nothing but how long an answer may be. */
export const answerWords = anyPhrase({
  en: 'answer|answers|response|responses|reply|replies|abstract|narrative|text|summary|statement|description|section|question|questions|box|point|points|item|items',
  fr: 'reponse|reponses|texte|resume|note|section|partie|question|questions|point|points',
  es: 'respuesta|respuestas|texto|resumen|seccion|pregunta|preguntas|apartado|punto|puntos',
  pt: 'resposta|respostas|texto|resumo|secao|pergunta|perguntas|questao|questoes|campo|ponto|pontos|item|itens',
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
/** The questions behind them have no such limit. */
export const exceptWords = anyPhrase({
  en: 'except|except for|other than|apart from|but not|excluding',
  fr: 'sauf|hormis|excepte|a part|exceptees|exceptes',
  es: 'salvo|excepto|menos la|menos las|a excepcion de',
  pt: 'salvo|exceto|excepto|menos a|menos as|a excecao de',
});
