import type { AttachmentKind } from '@harambee/domain';
import { anyPhrase, startsWithPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** What a document is, by its words; the first kind that fits counts. */
const words: Readonly<Record<Exclude<AttachmentKind, 'other'>, WordsByLanguage>> = {
  registration: {
    en: 'registration|certificate of|statutes|constitution|articles|bylaws|determination letter|proof of nonprofit|legal entity|set of rules|deed|incorporation|certificate|governing document*|memorandum|charter|registered|tax exempt*|tax-exempt*|legal status|licence|license|permit|trust deed|registration number|proof of status|extract|minutes|resolution',
    fr: "statuts|recepisse|enregistrement|acte|kbis|insee|journal officiel|identification|agrement|immatriculation|certificat*|proces-verbal|pv|extrait|rib|releve d'identite|parution|declaration au journal|acte de naissance|reglement interieur|patente|numero|licence",
    es: 'estatutos|acta*|registro|personeria|escritura|constancia|certificado*|inscripcion|personalidad juridica|poder|rut|rfc|nit|cif|nif|ruc|vigencia|reglamento|registrales|cedula|acta constitutiva|licencia|inscrito|documento constitutivo|representante legal',
    pt: 'estatuto*|ata|registo|registro|certidao|certidoes|escritura|cnpj|atas|acta|certificado*|contrato social|alvara|nif|licenca|personalidade juridica|cartao|comprovante*|comprovativo*|publicacao',
  },
  accounts: {
    en: "accounts|audit*|financial statements|balance sheet|form 990|profit and loss|bank statement|annual report|financial reports|financial report|accounts'|account|financials|income statement|statement of accounts|statement of income|profit|tax return|annual returns|cash flow|annual return|management accounts|reports",
    fr: "comptes|bilan|etats financiers|audit|rapport financier|releve*|exercice|compte de resultat|comptabilite|bilans|rapport annuel|rapport d'activite*|comptes annuels|rapports|rapport moral|tresorerie|liasse fiscale",
    es: 'cuentas|estados financieros|auditoria|balance|memoria economica|balances|estado financiero|estado de cuenta|estados contables|informe financiero|memoria anual|memoria de actividades|informe anual|declaracion de impuestos|cuenta de resultados|contables|memoria',
    pt: 'contas|balanco|demonstracoes financeiras|auditoria|relatorio e contas|balancos|demonstracao|relatorio anual|relatorio de contas|relatorio|extrato bancario|demonstrativos|contabilidade|declaracao de imposto|prestacao de contas|relatorios|balancete*|iban',
  },
  budget: {
    en: 'budget|quotation*|quote*|invoices|cost estimate*|budgets|estimates|estimate|pro-forma*|proforma*|pro forma*|financial plan|costing*|cost breakdown',
    fr: 'budget|devis|plan de financement|factures|budgets|pro forma*|proforma*|factures proforma|devis descriptif*|chiffrage|estimation*',
    es: 'presupuesto|cotizacion*|facturas|presupuestos|proforma*|desglose|memoria de costos|costeo',
    pt: 'orcamento|cotacoes|orcamentos|faturas|proforma*|orcamento detalhado|fatura proforma|memoria de calculo|plano financeiro',
  },
  policy: {
    en: 'policy|policies|safeguarding|code of conduct|procedures|equality|protection|statement on|anti-corruption|data protection',
    fr: "politique|charte|code de conduite|procedure*|protection de l'enfance|politiques",
    es: 'politica*|codigo de conducta|protocolo*|proteccion|procedimiento*',
    pt: 'politica*|codigo de conduta|procediment*|protecao|protocolo de',
  },
  plan: {
    en: 'plan|logframe|logical framework|timeline|work plan|theory of change|workplan|gantt*|calendar|schedule|log frame|strategic plan|business plan|results framework|map|drawings|drawing|sketch|site plan|floor plan|monitoring plan|timetable|activity plan',
    fr: "cadre logique|plan|calendrier|chronogramme|programme|plan d'action|plans|croquis|carte|planning|projet associatif|plan d'affaires",
    es: 'marco logico|plan|cronograma|planes|croquis|mapa*|planos|calendario|plano|plan de trabajo|plan de negocio|matriz',
    pt: 'quadro logico|plano|cronograma|marco logico|planos|croqui*|mapa*|calendario|planta*|plano de trabalho|plano de atividades|matriz|planeamento',
  },
  people: {
    en: 'cv|cvs|resume|resumes|curriculum*|board list|list of board|trustees|staff list|biograph*|list of trustees|list of directors|list of members|org chart|organigram|organisational chart|organizational chart|staff|directors|team|board members|board',
    fr: 'cv|curriculum*|liste des membres|liste des administrateurs|membres du bureau|membres du conseil|organigramme|biographie*|liste des dirigeants|composition du bureau|equipe',
    es: 'cv|curriculum*|hoja de vida|junta directiva|organigrama|equipo|curriculos|nomina|listado de|lista de miembros|lista de socios|hojas de vida|directiva',
    pt: 'cv|curriculo*|curriculum*|corpos sociais|diretoria|organograma|equipa|equipe|lista de membros|lista dos|orgaos sociais|curriculos|quadro de pessoal|dirigentes',
  },
  letter: {
    en: 'letter|letters|reference*|endorsement|support letter*|references|memorandum of understanding|mou|agreement*|referee*|consent*|authori*ation*|declaration*|statement of support|proof of|partnership agreement*|evidence of',
    fr: 'lettre*|attestation*|recommandation*|convention|lettres de soutien|engagement|autorisation*|accord*|mandat*|declaration*|conventions|recommandations|attestation',
    es: 'carta*|aval*|convenio|cartas|avales|convenios|autorizacion*|declaracion*|compromiso*|permiso*|acuerdo*|constancias|recomendacion*',
    pt: 'carta*|declaracao|parecer|cartas|declaracoes|autorizacao|autorizacoes|compromisso*|protocolo*|acordo*|termo*|procuracao|pareceres|convenio*|anuencia',
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
  en: 'optional|if available|if you|if any|where available|for any item|if relevant|if you have|if there|if your|if you are|if it|if the|where relevant|where appropriate|as appropriate|if appropriate|where possible|if possible|for items over|for items above|not required|not compulsory|only for|only if|welcome|up to three|for any purchase|for purchases|where you have|when available|desirable|recommended|can be added|may be added|may add|may also|if needed|if necessary|may be sent later',
  fr: "facultati*|si vous|le cas echeant|s'il y a lieu|si disponible*|optionnel*|s'il existe|s'ils existent|si elle|si elles|si le|si la|si les|eventuel*|si possible|non obligatoire*|pour les achats|pour tout achat|si applicable|si necessaire|si pertinent|si besoin|uniquement si|le cas|souhaite*|recommande*|lorsque",
  es: 'opcional*|si los hay|si las hay|si dispone|si procede|si existe*|si tiene*|en su caso|de haberlas|si las tiene|si los tiene|si la tiene|si lo tiene|si existen|si aplica|si corresponde|si es posible|de ser el caso|cuando aplique|cuando corresponda|no obligatori*|si se|si la|si el|solo si|recomendable|en caso de|optativ*|si fuera|eventual*|deseable|voluntari*|si cuenta|si cuentan',
  pt: 'opcional|opcionais|facultativ*|se houver|se tiver|se existir*|se aplicavel|caso exista*|se existirem|se for o caso|se possivel|quando aplicavel|nao obrigatori*|se a|se o|em caso de|no caso de|quando existir*|quando existam|eventua*|recomendad*|se necessario|se tiverem|se os houver|desejavel|caso tenha*|caso haja',
});
/** Words of a request before the list: "Attach: a; b". */
export const listLead = startsWithPhrase({
  en: 'please attach|please enclose|please upload|attach|enclose|upload|attachments|enclosures|documents|required documents|with your application send|send with the form|include|to attach|to be attached|to enclose|to upload|to send|papers|please send|send|send with it|files to upload|also attach|also send|you need to send|we need|annexes|supporting documents|supporting papers|papers to send|mandatory attachments',
  fr: 'joindre|joignez|merci de joindre|veuillez joindre|pieces a joindre|pieces jointes|documents a joindre|pieces a fournir|documents a fournir|a joindre|annexes|a fournir|a envoyer|a transmettre|pieces|documents|ajouter|envoyer|a annexer|annexer|pieces obligatoires|documents obligatoires|documents requis|fournir|transmettre',
  es: 'anexen|anexe|anexar|adjunte|adjunten|adjuntar|se adjuntara|documentos|documentacion|anexos|acompanar|debe adjuntar|adjuntos|a adjuntar|hay que adjuntar|enviar|documentos obligatorios|documentos requeridos|adjuntar a la solicitud|acompane|acompanen|soportes|suba|subir|presentar|envien|envie|se anexa|se debe adjuntar',
  pt: 'juntar|junte|juntem|anexar|anexe|anexem|documentos|anexos|enviar tambem|documentos a anexar|a juntar|a anexar|documentos obrigatorios|documentacao|enviar|comprovativos|deve anexar|devem anexar|acrescentar|carregar|apresentar|pecas',
});
/** The same at the start of a sentence that lists the documents. */
export const listVerb = startsWithPhrase({
  en: "add|please add|please also attach|please also enclose|please also include|also attach|also enclose|also send|we require|we shall need|we will need|you should enclose|you should send|you should upload|a complete application consists of|a complete application includes|please attach|please enclose|please upload|please include|please also send|please send us|attach|enclose|upload|you must attach|you must enclose|you must upload|you should attach|you will need to attach|you will need to upload|applications must be accompanied by|applicants must submit|the application must be accompanied by|your application must be accompanied by|the application must include|send with it|send with your form|send us|provide a copy of|submit a copy of|we also need|we will also need|include|enclose with the form|together with|you must also send|please provide|you need to attach|you need to send|you need to enclose|you need to upload|you will need|you'll need|we ask for|we need|all applications must include|all applications need|every application must include|applications must include|applications should include|the following must be attached|send also|please also upload|please also provide|your application should include|your application must include|applicants should attach|applicants must attach|applicants should also submit|submit with it|submit with your application|submit",
  fr: "joindre|joignez|merci de joindre|veuillez joindre|joignez egalement|le dossier comprend|le dossier doit comprendre|le dossier sera accompagne de|vous joindrez|ajoutez|ajouter|fournir|fournissez|merci de fournir|la demande est accompagnee de|telechargez|deposer|deposez|inserer|transmettre|il faut joindre|il faudra joindre|vous devez joindre|vous devrez joindre|merci d'envoyer|merci de transmettre|veuillez fournir|veuillez envoyer|veuillez transmettre|nous demandons|nous demandons aussi|envoyez|envoyez aussi|toute demande comprend|toute demande doit comprendre|la demande comprend|la demande doit comprendre|le dossier comporte|le dossier est accompagne de|la candidature comprend|accompagnez votre demande de|accompagnez le dossier de|transmettez|annexez",
  es: 'adjunte|adjunten|anexe|anexen|adjuntar|debe adjuntar|deberan adjuntar|se debe adjuntar|se adjuntara|se adjuntaran|la solicitud ira acompanada de|acompane|incluya tambien|suba|subir|sube|adjunta|carga|anexa|cargue|cargar|envie tambien|acompanar|aporte|aportar copia|se acompanara|debe presentar|deberan presentar|hay que adjuntar|hay que enviar|hay que presentar|es necesario adjuntar|deben adjuntar|debera adjuntar|debera adjuntarse|deben presentar|debera presentar|debe enviar|deben enviar|deben acompanar|debe acompanar|se acompanaran|pedimos|les pedimos|envien|envie|presente|presenten|agregue|agreguen|incluya|incluyan|acompanen|anexar|la solicitud debe incluir|la solicitud debera incluir|la propuesta debe incluir|la solicitud se acompana de|se pide|se piden|se requiere|se requieren',
  pt: 'anexe|anexem|junte|juntem|deve anexar|devem anexar|e necessario anexar|a candidatura deve ser acompanhada de|envie tambem|inclua tambem|envie|enviar|carregue|carregar|apresentar copia|deve apresentar|devem apresentar|acrescente|faca upload de|e preciso juntar|e preciso anexar|e preciso enviar|e necessario juntar|deve juntar|devem juntar|deve enviar|devem enviar|pedimos|enviem|apresente|apresentem|inclua|incluam|anexar|juntar|a proposta deve incluir|a candidatura inclui|a candidatura deve incluir|o pedido e acompanhado de|o pedido deve ser acompanhado de|acompanhe o pedido de|sao necessarios|e obrigatorio anexar|requer-se|junta-se|anexa-se',
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
