import type { WordsByLanguage } from '../text/phrases.ts';

/**
 * What a part of a call is for. Questions of the form stand in `form`; `closed` parts speak to the reader (frequent
 * questions, contact, data protection, declarations), and `guide` says how to fill in the form.
 */
export type Zone = 'form' | 'eligibility' | 'excluded' | 'attachments' | 'criteria' | 'closed' | 'guide';

/** Headings that contain these words open a part; without accents. */
export const zonesByContent: Readonly<Record<Exclude<Zone, 'form'>, WordsByLanguage>> = {
  eligibility: {
    en: 'eligibility|eligible applicants|eligible organi*|who can apply|who may apply|who is eligible|who should apply|can you apply|could apply|who we fund|who we support|applicant requirements|eligible',
    fr: "eligibilite|qui peut repondre|qui peut candidater|qui peut deposer|qui peut postuler|qui peut demander|qui peut participer|qui est eligible|candidats eligibles|conditions d'eligibilite|conditions de participation|conditions d'acces|structures eligibles|demandeurs eligibles",
    es: 'elegibilidad|quien puede|quienes pueden|requisitos|criterios para participar|pueden participar|pueden presentarse|pueden solicitar|entidades beneficiarias|condiciones de participacion|solicitantes elegibles',
    pt: 'elegibilidade|quem pode|requisitos|podem concorrer|podem participar|podem candidatar-se|condicoes de participacao|proponentes elegiveis|entidades elegiveis|condicoes de acesso',
  },
  excluded: {
    en: "we do not fund|what we do not fund|we cannot fund|exclusions|not eligible|who cannot apply|ineligible|will not fund|do not support|we don't fund",
    fr: 'ne finan* pas|ne sont pas eligibles|exclusions|non eligibles|sont exclus|ineligible*|ne soutient pas|ne soutenons pas',
    es: 'no financia*|no se financia*|exclusiones|no elegibles|quedan excluid*|no apoya*|no podran',
    pt: 'nao financia*|nao apoia*|exclusoes|nao elegiveis|sao excluid*|nao podem|vedacoes',
  },
  attachments: {
    en: 'attachments|attachment|uploads|please enclose|please attach|please upload|enclosures|documents to be sent|documents to send|documents to attach|documents to submit|required documents|supporting documents|documents required|checklist|attach in this order|attach|upload|with your application send|please send with',
    fr: 'pieces a joindre|pieces jointes|pieces obligatoires|pieces a fournir|documents a fournir|documents a joindre|documents a transmettre|pieces justificatives|documents demandes|justificatifs|liste des pieces|a joindre|pieces',
    es: 'documentos a adjuntar|documentos que|documentacion requerida|documentacion a presentar|documentacion obligatoria|documentos requeridos|documentacion|documentos|adjuntar|adjunte|anexos|archivos adjuntos',
    pt: 'documentos a anexar|documentos exigidos|documentos obrigatorios|documentos necessarios|documentacao|documentos|anexar|anexe|anexos|arquivos|ficheiros',
  },
  criteria: {
    en: 'how we score|how we decide|how we assess|review criteria|selection criteria|scoring|scoring criteria|assessment criteria|evaluation grid|award criteria|evaluation criteria|scoring grid|how applications are scored|how we choose|criteria',
    fr: "grille d'evaluation|criteres de selection|criteres d'evaluation|criteres d'attribution|notation|grille de notation|bareme|criteres",
    es: 'criterios de evaluacion|criterios de seleccion|criterios de valoracion|baremo|criterios|rubrica de evaluacion|tabla de puntuacion',
    pt: 'criterios de avaliacao|criterios de selecao|criterios de seleccao|pontuacao|grelha de avaliacao|criterios|barema',
  },
  closed: {
    en: 'frequently asked|faq|faqs|any questions|questions and answers|need help|help and support|what happens next|contact|contacts|contact us|further information|data protection|privacy|declaration|a question|have a question|questions about|still have questions|agency contact|your data|next steps|question or doubt|doubts|more information',
    fr: "questions frequentes|foire aux questions|faq|une question|des questions|besoin d'aide|contact|contacts|protection des donnees|vos donnees|donnees personnelles|declaration|et apres|suite de la procedure|renseignements|pour en savoir plus|en savoir plus",
    es: 'preguntas frecuentes|dudas|contacto|contactos|proteccion de datos|necesita ayuda|necesitas ayuda|alguna pregunta|tienes preguntas|tiene preguntas|declaracion|mas informacion|sus datos|tus datos|aviso legal|consultas|privacidad',
    pt: 'perguntas frequentes|duvidas|contato|contacto|contactos|contatos|protecao de dados|protecao dos dados|precisa de ajuda|alguma pergunta|declaracao|mais informacoes|os seus dados|seus dados|privacidade|esclarecimentos',
  },
  guide: {
    en: 'instructions|how to answer|how to apply|notes to applicants|notes for applicants|before you start|how to complete|how to fill|guidance|guidance notes|content and form|format of the|submission',
    fr: "instructions|consignes|mode d'emploi|comment repondre|comment candidater|comment deposer|avant de commencer|comment remplir|modalites de depot|notice",
    es: 'instrucciones|como responder|como solicitar|como presentar|antes de empezar|como completar|forma de presentacion|como participar|indicaciones',
    pt: 'instrucoes|orientacoes|como responder|como se inscrever|como preencher|antes de comecar|como concorrer|como candidatar-se|forma de apresentacao',
  },
};

/** Headings that are exactly these words. */
export const zonesByName: Partial<Readonly<Record<Zone, WordsByLanguage>>> = {
  eligibility: {
    en: 'conditions|requirements|applicants|who',
    fr: 'conditions|candidats|beneficiaires|qui|pour qui',
    es: 'condiciones|requisitos|bases|beneficiarios|quien|quienes|para quien',
    pt: 'condicoes|requisitos|proponentes|quem|para quem|destinatarios',
  },
  attachments: {
    en: 'annexes|enclose|documents|files|attach|enclosed',
    fr: 'annexes|documents|fichiers|joindre|joignez',
    es: 'anexos|archivos|anexen|anexe|adjunten|adjunte|adjuntar',
    pt: 'anexos|juntar|junte|juntem|anexar|anexe|ficheiros',
  },
  criteria: {
    en: 'evaluation|assessment|selection|review',
    fr: 'evaluation|selection',
    es: 'evaluacion|valoracion|seleccion',
    pt: 'avaliacao|selecao',
  },
  guide: {
    en: 'how much|when|what|where|how|deadlines|dates|key dates|amounts|background',
    fr: 'combien|quand|quoi|comment|montants|calendrier|dates',
    es: 'cuanto|cuando|que|donde|como|plazos|cuantia|fechas',
    pt: 'quanto|quando|o que|onde|como|prazos|dotacao|datas',
  },
  closed: { en: 'questions|help', fr: 'aide|questions', es: 'ayuda|preguntas', pt: 'ajuda|perguntas' },
};
