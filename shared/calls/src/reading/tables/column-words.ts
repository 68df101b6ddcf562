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
    en: 'question|questions|prompt|field|item|our question|form question|what we ask|question text|text of the question|application question|information requested|information required|requirement',
    fr: 'question|questions|intitule|champ|libelle|question posee|texte de la question|information demandee|informations demandees|demande',
    es: 'pregunta|preguntas|campo|texto de la pregunta|informacion solicitada|consulta|enunciado',
    pt: 'pergunta|perguntas|questao|questoes|campo|texto da pergunta|informacao solicitada|enunciado|informacao pedida',
  },
  section: {
    en: 'section|part|category|topic|theme|group|tab',
    fr: 'rubrique|section|partie|theme|bloc|categorie',
    es: 'apartado|seccion|bloque|parte|tema|categoria|rubro',
    pt: 'bloco|secao|parte|tema|categoria|grupo|quadro',
  },
  help: {
    en: 'guidance|help|notes|instructions|comment|comments|hint|explanation|tip|tips|details|what to include|remarks|advice|note',
    fr: 'consigne|consignes|aide|precisions|commentaire|indications|notes|conseils|remarques|precision|remarque|note|explication|explications',
    es: 'orientacion|orientaciones|ayuda|indicaciones|instrucciones|notas|comentarios|guia|detalle|detalles|consejo|consejos|observaciones|nota|aclaracion|explicacion',
    pt: 'orientacao|orientacoes|ajuda|instrucoes|notas|comentarios|indicacoes|detalhes|dica|dicas|observacoes|nota|explicacao|observacao',
  },
  limit: {
    en: 'limit|length|max length|maximum|max|max.|word limit|character limit|words|characters|word count|max words|max. words|max characters|max. characters|maximum words|maximum length|maximum characters|max. length|size|allowed length|answer length|no. of words|chars|max chars',
    fr: 'longueur|limite|taille|maximum|max|mots|caracteres|nombre de mots|nombre de caracteres|signes|longueur max|longueur maximale|max. mots|maximum de mots|limite de mots|max. caracteres|limite de caracteres|taille max|nb de mots|nb mots|nb de caracteres|nb de signes|nombre de signes|nombre maximum',
    es: 'extension|limite|longitud|maximo|max|palabras|caracteres|limite de palabras|limite de caracteres|max. palabras|max. caracteres|numero de palabras|numero de caracteres|longitud maxima|extension maxima|largo',
    pt: 'tamanho|limite|extensao|maximo|max|palavras|caracteres|limite de palavras|limite de caracteres|max. palavras|max. caracteres|numero de palavras|numero de caracteres|extensao maxima|tamanho maximo|dimensao maxima|n.º de palavras|n.º de caracteres',
  },
  required: {
    en: 'required|mandatory|compulsory|obligatory|required?|needed|needed?|must|status|obligation|mandatory or optional|optional',
    fr: 'obligatoire|requis|requise|exige|exigee|a fournir|oblig.|caractere',
    es: 'obligatoria|obligatorio|requerida|requerido|exigido|exigible|oblig.|caracter|se exige',
    pt: 'obrigatoria|obrigatorio|requerida|requerido|exigido|exigivel|obrig.|carater|obrigatoriedade',
  },
  attachment: {
    en: 'doc|document|documents|attachment|attachments|file|enclosure|document needed|document required|documents required|required document|required documents|item to attach|paper|annex|annexes|name of document',
    fr: 'piece|pieces|document|documents|justificatif|annexe|pieces a joindre|piece a joindre|piece demandee|pieces demandees|annexes|fichier|fichiers|document demande|documents demandes',
    es: 'documento|documentos|anexo|anexos|adjunto|documento requerido|documentos requeridos|archivo|soporte|adjuntos|documento solicitado|requisito documental',
    pt: 'documento|documentos|anexo|anexos|arquivo|ficheiro|documento exigido|documentos exigidos|peca|comprovativo|ficheiros|documento solicitado|documentos solicitados',
  },
  criterion: {
    en: 'criterion|criteria|assessment criterion|assessment criteria|selection criteria|selection criterion|scoring criteria|evaluation criteria|award criteria|what we score|aspect|aspects|what we look for',
    fr: "critere|criteres|criteres de selection|criteres d'evaluation|critere d'evaluation|critere de selection|rubrique evaluee",
    es: 'criterio|criterios|criterios de evaluacion|criterio de evaluacion|aspecto|aspectos|criterios de seleccion|factor|factores|rubro evaluado',
    pt: 'criterio|criterios|criterios de avaliacao|criterio de avaliacao|criterios de selecao|aspecto|aspeto|fator|dimensao|dimensoes',
  },
  weight: {
    en: 'weight|weighting|points|score|maximum score|max score|marks|max points|max. score|max. points|max. marks|max marks|maximum points|maximum marks|marks available|points available|available points|available marks|percent|percentage|%|out of|max. weight|scoring|rating',
    fr: 'ponderation|points|note|poids|bareme|note maximale|points max|note max|coefficient|coef.|sur|%|note sur|points attribues|note maximum',
    es: 'peso|puntos|puntaje|ponderacion|puntuacion|valor|puntaje maximo|puntos maximos|puntuacion maxima|porcentaje|calificacion|%|valoracion|max. puntos|ponderado',
    pt: 'peso|pontos|pontuacao|ponderacao|valor|pontos maximos|pontuacao maxima|percentagem|percentual|nota|nota maxima|%|max. pontos|valoracao|cotacao',
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
