import type { AttachmentKind } from '@harambee/domain';
import { anyPhrase, startsWithPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** What a document is, by its words; the first kind that fits counts. */
const words: Readonly<Record<Exclude<AttachmentKind, 'other'>, WordsByLanguage>> = {
  registration: {
    en: 'registration|certificate of|statutes|constitution|articles|bylaws|determination letter|proof of nonprofit|legal entity|set of rules|deed|incorporation',
    fr: 'statuts|recepisse|enregistrement|acte|kbis|insee|journal officiel|identification|agrement|immatriculation',
    es: 'estatutos|acta*|registro|personeria|escritura|constancia|certificado*|inscripcion',
    pt: 'estatuto*|ata|registo|registro|certidao|certidoes|escritura|cnpj',
  },
  accounts: {
    en: 'accounts|audit*|financial statements|balance sheet|form 990|profit and loss|bank statement|annual report',
    fr: 'comptes|bilan|etats financiers|audit|rapport financier|releve*|exercice',
    es: 'cuentas|estados financieros|auditoria|balance|memoria economica',
    pt: 'contas|balanco|demonstracoes financeiras|auditoria|relatorio e contas',
  },
  budget: {
    en: 'budget|quotation*|quote*|invoices|cost estimate*',
    fr: 'budget|devis|plan de financement|factures',
    es: 'presupuesto|cotizacion*|facturas',
    pt: 'orcamento|cotacoes|orcamentos|faturas',
  },
  policy: {
    en: 'policy|policies|safeguarding|code of conduct',
    fr: 'politique|charte|code de conduite',
    es: 'politica*|codigo de conducta',
    pt: 'politica*|codigo de conduta',
  },
  plan: {
    en: 'plan|logframe|logical framework|timeline|work plan|theory of change',
    fr: 'cadre logique|plan|calendrier|chronogramme',
    es: 'marco logico|plan|cronograma',
    pt: 'quadro logico|plano|cronograma|marco logico',
  },
  people: {
    en: 'cv|cvs|resume|resumes|curriculum*|board list|list of board|trustees|staff list',
    fr: 'cv|curriculum*|liste des membres|liste des administrateurs',
    es: 'cv|curriculum*|hoja de vida|junta directiva',
    pt: 'cv|curriculo*|curriculum*|corpos sociais|diretoria',
  },
  letter: {
    en: 'letter|letters|reference*|endorsement',
    fr: 'lettre*|attestation*|recommandation*|convention',
    es: 'carta*|aval*|convenio',
    pt: 'carta*|declaracao|parecer',
  },
};
const kinds = Object.entries(words).map(([kind, table]) => ({
  kind: kind as AttachmentKind,
  pattern: anyPhrase(table),
}));

export const attachmentKind = (plain: string): AttachmentKind =>
  kinds
    .map(({ kind, pattern }) => ({ kind, at: plain.search(new RegExp(pattern.source, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.kind ?? 'other';

/** The document may be missing. */
export const notAlways = anyPhrase({
  en: 'optional|if available|if you|if any|where available|for any item|if relevant',
  fr: "facultati*|si vous|le cas echeant|s'il y a lieu|si disponible*|optionnel*",
  es: 'opcional*|si los hay|si las hay|si dispone|si procede|si existe*|si tiene*|en su caso|de haberlas',
  pt: 'opcional|opcionais|facultativ*|se houver|se tiver|se existir*|se aplicavel|caso exista*',
});
/** Words of a request before the list: "Attach: a; b". */
export const listLead = startsWithPhrase({
  en: 'please attach|please enclose|please upload|attach|enclose|upload|attachments|enclosures|documents|required documents|with your application send|send with the form|include',
  fr: 'joindre|joignez|merci de joindre|veuillez joindre|pieces a joindre|pieces jointes|documents a joindre|pieces a fournir|documents a fournir|a joindre|annexes',
  es: 'anexen|anexe|anexar|adjunte|adjunten|adjuntar|se adjuntara|documentos|documentacion|anexos|acompanar|debe adjuntar',
  pt: 'juntar|junte|juntem|anexar|anexe|anexem|documentos|anexos|enviar tambem|documentos a anexar',
});
/** The same at the start of a sentence that lists the documents. */
export const listVerb = startsWithPhrase({
  en: 'add|please add|please also attach|please also enclose|please also include|also attach|also enclose|also send|we require|we shall need|we will need|you should enclose|you should send|you should upload|a complete application consists of|a complete application includes|please attach|please enclose|please upload|please include|please also send|please send us|attach|enclose|upload|you must attach|you must enclose|you must upload|you should attach|you will need to attach|you will need to upload|applications must be accompanied by|applicants must submit|the application must be accompanied by|your application must be accompanied by|the application must include|send with it|send with your form|send us|provide a copy of|submit a copy of|we also need|we will also need|include|enclose with the form|together with|you must also send',
  fr: 'joindre|joignez|merci de joindre|veuillez joindre|joignez egalement|le dossier comprend|le dossier doit comprendre|le dossier sera accompagne de|vous joindrez|ajoutez|ajouter|fournir|fournissez|merci de fournir|la demande est accompagnee de|telechargez|deposer|deposez|inserer|transmettre',
  es: 'adjunte|adjunten|anexe|anexen|adjuntar|debe adjuntar|deberan adjuntar|se debe adjuntar|se adjuntara|se adjuntaran|la solicitud ira acompanada de|acompane|incluya tambien|suba|subir|sube|adjunta|carga|anexa|cargue|cargar|envie tambien|acompanar|aporte|aportar copia|se acompanara|debe presentar|deberan presentar',
  pt: 'anexe|anexem|junte|juntem|deve anexar|devem anexar|e necessario anexar|a candidatura deve ser acompanhada de|envie tambem|inclua tambem|envie|enviar|carregue|carregar|apresentar copia|deve apresentar|devem apresentar|acrescente|faca upload de',
});
/** The same inside a sentence: "..., together with your accounts and your constitution". */
export const listVerbInside = anyPhrase({
  en: 'accompanied by|together with|along with|asked to upload|asked to attach|asked for|ask you for|enclosing|attaching|need to attach|need to upload|need to send|must attach|must enclose|must include a copy of|also send|also attach|send your|send copies of|send a copy of|send us your|have ready|also need|will need|copies of',
  fr: 'accompagne de|accompagnee de|accompagnes de|accompagnees de|en joignant|devez joindre|doit joindre|devront joindre|assorti de|assortie de|joindra|il faut joindre|il faudra joindre|devez fournir|devrez fournir|copie de',
  es: 'acompanada de|acompanado de|acompanadas de|acompanados de|adjuntando|junto con|debe adjuntar|deberan adjuntar|debera adjuntar|se adjuntara|anexando|hay que adjuntar|hay que enviar|hay que presentar|copia de',
  pt: 'acompanhada de|acompanhado de|acompanhadas de|acompanhados de|anexando|juntamente com|deve anexar|devem anexar|devera anexar|juntando|e preciso enviar|e preciso anexar|e preciso juntar|e necessario enviar|e necessario anexar|copia de',
});
/** A sentence with them tells the reader something and names no document. */
export const tellingWords = anyPhrase({
  en: 'must|should|may|can|will|cannot|do not|please|we|is|are',
  fr: 'doit|doivent|peut|peuvent|sera|seront|ne|vous|nous|est|sont|veuillez|merci',
  es: 'debe|deben|puede|pueden|sera|seran|usted|es|son',
  pt: 'deve|devem|pode|podem|sera|serao|nao|voce|sao',
});
/** Behind the list: "Your accounts and your constitution must be enclosed." */
export const listVerbBehind = anyPhrase({
  en: 'must be attached|must be enclosed|must be uploaded|must be included|must be submitted|must be provided|should be attached|should be enclosed|should be uploaded|are to be attached|are to be enclosed|are required|must also be attached|must accompany|should accompany',
  fr: 'doivent etre joints|doivent etre jointes|sont a joindre|seront joints|seront jointes|devront etre joints|devront etre fournis|sont demandes|sont exiges|accompagnent la demande|accompagnent le dossier',
  es: 'deben adjuntarse|deberan adjuntarse|se adjuntaran|deberan acompanar|deben acompanar|acompanaran|son obligatorios|se enviaran',
  pt: 'devem ser anexados|devem ser anexadas|deverao ser anexados|devem acompanhar|deverao acompanhar|sao obrigatorios|acompanham a candidatura|devem ser enviados',
});
