import type { WordsByLanguage } from '../text/phrases.ts';

/**
 * What a part of a call is for. Questions of the form stand in `form`; `closed` parts speak to the reader (frequent
 * questions, contact, data protection, declarations), and `guide` says how to fill in the form.
 */
export type Zone = 'form' | 'eligibility' | 'excluded' | 'attachments' | 'criteria' | 'closed' | 'guide';

/** Headings that contain these words open a part; without accents. */
export const zonesByContent: Readonly<Record<Exclude<Zone, 'form'>, WordsByLanguage>> = {
  eligibility: {
    en: 'eligibility|eligible applicants|eligible organi*|who can apply|who may apply|who is eligible|who should apply|can you apply|could apply|who we fund|who we support|you can apply if|you must be|your organisation must|your organization must|your group must|applicants must|applicants should|the applicant must|the lead applicant must|applicants are|we fund organi*|we support organi*|open to|to apply you must|minimum requirements|applicant requirements|eligible',
    fr: "eligibilite|qui peut repondre|qui peut candidater|qui peut deposer|qui peut postuler|qui peut demander|qui peut participer|qui est eligible|candidats eligibles|conditions d'eligibilite|conditions de participation|conditions d'acces|structures eligibles|demandeurs eligibles|beneficiaires|porteurs eligibles|doit remplir|le demandeur doit|l'association doit|peuvent presenter|peuvent candidater|peuvent deposer|peuvent repondre|public eligible|criteres de recevabilite|conditions a remplir|vous devez|peut candidater|peut deposer",
    es: 'elegibilidad|quien puede|quienes pueden|requisitos|criterios para participar|pueden participar|pueden presentarse|pueden solicitar|entidades beneficiarias|condiciones de participacion|solicitantes elegibles|la entidad debe|debera cumplir|deberan cumplir|la organizacion debe|podran presentar|podran participar|podran solicitar|dirigida a|dirigido a|beneficiarios|destinatarios|perfil de',
    pt: 'elegibilidade|quem pode|requisitos|podem concorrer|podem participar|podem candidatar-se|condicoes de participacao|proponentes elegiveis|entidades elegiveis|condicoes de acesso|a entidade deve|a organizacao deve|o proponente deve|o requerente tem de|podem apresentar|podem inscrever|destinatarios|beneficiarios|publico-alvo do edital|condicoes para',
  },
  excluded: {
    en: "we do not fund|what we do not fund|we cannot fund|exclusions|not eligible|who cannot apply|ineligible|will not fund|do not support|we don't fund|can't fund|can't accept|cannot accept|can't apply|cannot support|not able to fund|we will not|outside our remit|do not accept applications",
    fr: 'ne finan* pas|ne sont pas eligibles|exclusions|non eligibles|sont exclus|sont exclues|ineligible*|ne peuvent pas|ne sont pas finances|ne sont pas recevables|ne soutient pas|ne soutenons pas',
    es: 'no financia*|no se financia*|exclusiones|no elegibles|quedan excluid*|no apoya*|no podran|no pueden|no se apoyan|queda fuera|no se admiten|no se aceptan solicitudes',
    pt: 'nao financia*|nao apoia*|exclusoes|nao elegiveis|sao excluid*|nao podem|vedacoes|nao serao apoiad*|nao serao aceit*|ficam excluid*|nao financiamos|nao apoiamos',
  },
  attachments: {
    en: "attachments|attachment|uploads|please enclose|please attach|please upload|enclosures|documents to be sent|documents to send|documents to attach|documents to submit|required documents|supporting documents|documents required|checklist|attach in this order|following documents|documents you need|documents we need|files to upload|file uploads|to be enclosed|please send|please provide|please submit|submit the following|must submit|be accompanied by|additional documents|mandatory documents|obligatory documents|annexes to|attach|upload|need to send|send us|need to provide|you will need|you'll need|we also need|with your application|supporting evidence|supporting information|supporting material|documents needed|documentation|what to send|what to include|include with|accompan* by|submission checklist|attach the following|please send with",
    fr: 'pieces a joindre|pieces jointes|pieces obligatoires|pieces a fournir|documents a fournir|documents a joindre|documents a transmettre|pieces justificatives|documents demandes|justificatifs|liste des pieces|documents suivants|pieces suivantes|fichiers a joindre|telecharge*|televers*|dossier complet|documents complementaires|documents annexes|accompagnee de|accompagnees des|transmettre|a joindre|pieces|a fournir|composition du dossier|constitution du dossier|documents requis|documents necessaires|pieces demandees|joindre a|vous joindrez|accompagne de',
    es: 'documentos a adjuntar|documentos que|documentacion requerida|documentacion a presentar|documentacion obligatoria|documentos requeridos|siguientes documentos|siguiente documentacion|documentos obligatorios|documentos necesarios|documentacion necesaria|documentacion que|archivos a subir|documentos anexos|acompanada de|acompanadas de|debera presentar|deberan presentar|documentacion adjunta|documentacion|documentos|adjuntar|adjunte|anexos|archivos adjuntos|se acompanara|debe acompanar|documentos de respaldo|que debe enviar|que hay que enviar|adjuntarse|soportes',
    pt: 'documentos a anexar|documentos exigidos|documentos obrigatorios|documentos necessarios|seguintes documentos|seguinte documentacao|documentos requeridos|documentos a enviar|documentos a apresentar|documentos solicitados|documentos complementares|acompanhada de|acompanhadas de|arquivos a enviar|anexos obrigatorios|deve apresentar|devem apresentar|documentacao|documentos|anexar|anexe|anexos|arquivos|ficheiros|deve ser acompanhad*|documentos de suporte|o que enviar|juntar ao|comprovativos|comprovantes',
  },
  criteria: {
    en: 'how we score|how we decide|how we assess|review criteria|selection criteria|scoring|scoring criteria|assessment criteria|evaluation grid|award criteria|evaluation criteria|scoring grid|how applications are scored|how we choose|criteria|how we make decisions|how we make our decision|how your application will be|will be assessed|will be scored|will be judged|will be marked|what we look for|how proposals are|how we will assess|decision making|assessment|judging',
    fr: "grille d'evaluation|criteres de selection|criteres d'evaluation|criteres d'attribution|notation|grille de notation|bareme|criteres|comment nous choisissons|comment sont choisis|comment sont selectionnes|evaluation des|selection des dossiers|examen des dossiers|note sur|analyse des candidatures",
    es: 'criterios de evaluacion|criterios de seleccion|criterios de valoracion|baremo|criterios|rubrica de evaluacion|tabla de puntuacion|como elegimos|como seleccionamos|como se evalua*|como valoramos|que valoramos|que se valora|calificacion|puntuacion|puntaje|se valorara|seran evaluad*',
    pt: 'criterios de avaliacao|criterios de selecao|criterios de seleccao|pontuacao|grelha de avaliacao|criterios|barema|como avaliamos|como escolhemos|como selecionamos|como sao avaliad*|serao avaliad*|selecao das propostas|analise das candidaturas|apreciacao',
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
    en: 'conditions|requirements|applicants|who|to whom',
    fr: 'conditions|candidats|beneficiaires|qui|pour qui|a qui',
    es: 'condiciones|requisitos|bases|beneficiarios|quien|quienes|para quien|a quien',
    pt: 'condicoes|requisitos|proponentes|quem|para quem|a quem|destinatarios',
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
