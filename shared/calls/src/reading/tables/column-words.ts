import type { WordsByLanguage } from '../text/phrases.ts';

/** What a column of a pasted table or a spreadsheet has. */
export type ColumnRole =
  | 'number'
  | 'question'
  | 'section'
  | 'help'
  | 'limit'
  | 'required'
  | 'attachment'
  | 'criterion'
  | 'weight';

/** Words at the head of a column; a head may have more words behind them. */
export const columnWords: Readonly<Record<ColumnRole, WordsByLanguage>> = {
  number: {
    en: 'no|no.|nr|num|#|ref|id|number',
    fr: 'n°|no|num|numero|ref',
    es: 'num|num.|n°|nº|numero|no',
    pt: 'nº|n°|n|num|numero|no',
  },
  question: {
    en: 'question|questions|prompt|field|item',
    fr: 'question|questions|intitule|champ',
    es: 'pregunta|preguntas|campo',
    pt: 'pergunta|perguntas|questao|questoes|campo',
  },
  section: {
    en: 'section|part|category|topic|theme|group|tab',
    fr: 'rubrique|section|partie|theme|bloc|categorie',
    es: 'apartado|seccion|bloque|parte|tema|categoria|rubro',
    pt: 'bloco|secao|parte|tema|categoria|grupo|quadro',
  },
  help: {
    en: 'guidance|help|notes|instructions|comment|comments|hint|explanation',
    fr: 'consigne|consignes|aide|precisions|commentaire|indications|notes',
    es: 'orientacion|orientaciones|ayuda|indicaciones|instrucciones|notas|comentarios|guia',
    pt: 'orientacao|orientacoes|ajuda|instrucoes|notas|comentarios|indicacoes',
  },
  limit: {
    en: 'limit|length|max length|maximum|max|max.|word limit|character limit|words|characters|word count',
    fr: 'longueur|limite|taille|maximum|max|mots|caracteres|nombre de mots|nombre de caracteres|signes',
    es: 'extension|limite|longitud|maximo|max|palabras|caracteres',
    pt: 'tamanho|limite|extensao|maximo|max|palavras|caracteres',
  },
  required: {
    en: 'required|mandatory|compulsory|obligatory',
    fr: 'obligatoire|requis|requise',
    es: 'obligatoria|obligatorio|requerida|requerido',
    pt: 'obrigatoria|obrigatorio|requerida|requerido',
  },
  attachment: {
    en: 'doc|document|documents|attachment|attachments|file|enclosure',
    fr: 'piece|pieces|document|documents|justificatif|annexe',
    es: 'documento|documentos|anexo|anexos|adjunto',
    pt: 'documento|documentos|anexo|anexos|arquivo|ficheiro',
  },
  criterion: {
    en: 'criterion|criteria',
    fr: 'critere|criteres',
    es: 'criterio|criterios',
    pt: 'criterio|criterios',
  },
  weight: {
    en: 'weight|weighting|points|score|maximum score|max score|marks|max points',
    fr: 'ponderation|points|note|poids|bareme',
    es: 'peso|puntos|puntaje|ponderacion|puntuacion|valor',
    pt: 'peso|pontos|pontuacao|ponderacao|valor',
  },
};

/** A cell that says that an answer or document is required, or that it may be left out. */
export const yesWords = new Set(
  'y|yes|x|oui|o|si|s|sim|required|mandatory|obligatoire|obligatorio|obligatoria|obrigatorio|obrigatoria|*|✓|✔|1|true'.split(
    '|',
  ),
);
export const noWords = new Set(
  'n|no|non|nao|optional|facultatif|facultative|opcional|facultativo|facultativa|-|0|false'.split('|'),
);
