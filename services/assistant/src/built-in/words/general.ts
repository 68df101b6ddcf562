import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type With<Given> = ForEach<(given: Given) => string>;

/** What Rafiki can do, for every answer that says what it cannot. */
export const offers: Text = {
  en: 'I can tell you about your **proposals** (how many, which status, the next deadline), the **calls** of funders and which of their questions have no answer, what is missing in your **profile**, your **points and badges**, and how things are done in Harambee.',
  sw: 'Naweza kukueleza kuhusu **mapendekezo** yenu (mangapi, hali yake, tarehe ya mwisho inayofuata), kinachokosekana kwenye **wasifu**, **pointi na beji** zenu, nyaraka, na jinsi mambo yanavyofanywa katika Harambee.',
  fr: 'Je peux vous parler de vos **propositions** (combien, leur statut, la prochaine échéance), de ce qui manque dans votre **profil**, de vos **points et badges**, de vos documents, et de la façon de faire dans Harambee.',
  es: 'Puedo hablarle de sus **propuestas** (cuántas, su estado, el próximo plazo), de lo que falta en su **perfil**, de sus **puntos e insignias**, de sus documentos y de cómo se hacen las cosas en Harambee.',
  pt: 'Posso falar das suas **propostas** (quantas, o estado, o próximo prazo), do que falta no seu **perfil**, dos seus **pontos e medalhas**, dos documentos e de como se fazem as coisas no Harambee.',
};

export const general = {
  unknown: {
    en: 'I do not know that.',
    sw: 'Samahani, sijui hilo.',
    fr: 'Désolé, je ne connais pas la réponse.',
    es: 'Lo siento, no lo sé.',
    pt: 'Desculpe, não sei isso.',
  } satisfies Text,
  outside: {
    en: 'I cannot help with that: I do not know anything outside your records and Harambee.',
    sw: 'Samahani, siwezi kusaidia kwa hilo: sijui mambo ya nje ya rekodi zenu na Harambee.',
    fr: 'Je ne peux pas vous aider pour cela : je ne connais rien en dehors de vos dossiers et de Harambee.',
    es: 'No puedo ayudarle con eso: no conozco nada fuera de sus registros y de Harambee.',
    pt: 'Não posso ajudar com isso: não conheço nada fora dos seus registos e do Harambee.',
  } satisfies Text,
  others: {
    en: 'I cannot find that among your records, and I only see those of your own organization.',
    sw: 'Sipati hilo katika rekodi zenu; naona rekodi za shirika lenu tu.',
    fr: 'Je ne trouve pas cela dans vos dossiers, et je vois seulement ceux de votre organisation.',
    es: 'No encuentro eso en sus registros, y solo veo los de su propia organización.',
    pt: 'Não encontro isso nos seus registos, e só vejo os da sua própria organização.',
  } satisfies Text,
  /** Before an answer: words of the question that it does not take into account. */
  leftOut: {
    en: (words: string) => `I cannot take ${words} into account here.`,
    sw: (words: string) => `Siwezi kuzingatia ${words} hapa.`,
    fr: (words: string) => `Je ne peux pas tenir compte de ${words} ici.`,
    es: (words: string) => `No puedo tener en cuenta ${words} aquí.`,
    pt: (words: string) => `Não posso ter em conta ${words} aqui.`,
  } satisfies With<string>,
  prediction: {
    en: 'I cannot say that: I do not know what a funder will decide, or when, and no one can tell you your chance. I only know what your records say.',
    sw: 'Siwezi kusema hilo: sijui mfadhili ataamua nini wala lini. Najua tu yaliyo kwenye rekodi zenu.',
    fr: 'Je ne peux pas le dire : je ne sais ni ce qu’un bailleur décidera, ni quand. Je connais seulement vos dossiers.',
    es: 'No puedo decirlo: no sé qué decidirá un financiador ni cuándo. Solo conozco sus registros.',
    pt: 'Não posso dizer isso: não sei o que um financiador vai decidir, nem quando. Só conheço os seus registos.',
  } satisfies Text,
  whichOne: {
    en: 'Which one do you mean?',
    sw: 'Unamaanisha lipi?',
    fr: 'Laquelle voulez-vous dire ?',
    es: '¿A cuál se refiere?',
    pt: 'A qual se refere?',
  } satisfies Text,
  whichProposal: {
    en: 'Which proposal do you mean? Name it by a word of its title.',
    sw: 'Unamaanisha pendekezo lipi? Litaje kwa neno la kichwa chake.',
    fr: 'De quelle proposition parlez-vous ? Nommez-la par un mot de son titre.',
    es: '¿A qué propuesta se refiere? Nómbrela con una palabra de su título.',
    pt: 'A que proposta se refere? Diga uma palavra do título.',
  } satisfies Text,
  /** It is shown on a page, and Rafiki has no way to it. */
  seeThere: {
    en: (what: string) => `I cannot see ${what}: I do not have it in my records. The page below shows it.`,
    sw: (what: string) => `Siwezi kuona ${what}: sina habari hiyo. Ukurasa ulio hapa chini unaionyesha.`,
    fr: (what: string) =>
      `Je ne vois pas ${what} : je n’ai pas cette information. La page ci-dessous la montre.`,
    es: (what: string) => `No veo ${what}: no tengo ese dato. La página de abajo lo muestra.`,
    pt: (what: string) => `Não vejo ${what}: não tenho esse dado. A página abaixo mostra-o.`,
  } satisfies With<string>,
  mine: {
    en: (words: string) => `You lead: ${words}.`,
    sw: (words: string) => `Unaongoza: ${words}.`,
    fr: (words: string) => `Vous dirigez : ${words}.`,
    es: (words: string) => `Usted lleva: ${words}.`,
    pt: (words: string) => `Você lidera: ${words}.`,
  } satisfies With<string>,
  go: {
    en: (page: string) => `Shall I take you to ${page}?`,
    sw: (page: string) => `Nikupeleke kwenye ${page}?`,
    fr: (page: string) => `Je vous y emmène : ${page} ?`,
    es: (page: string) => `¿Le llevo a ${page}?`,
    pt: (page: string) => `Levo-o a ${page}?`,
  } satisfies With<string>,
  readInHelp: {
    en: 'Read it in the help',
    sw: 'Soma kwenye msaada',
    fr: 'Lire dans l’aide',
    es: 'Leer en la ayuda',
    pt: 'Ler na ajuda',
  } satisfies Text,
  inEnglish: {
    en: '',
    sw: 'Msaada huu upo kwa Kiingereza tu:',
    fr: 'Cette aide est seulement en anglais :',
    es: 'Esta ayuda está solo en inglés:',
    pt: 'Esta ajuda está apenas em inglês:',
  } satisfies Text,
};

/** What is shown on a page and not known here. */
export const unseen = {
  rank: {
    en: 'your rank on the leaderboard',
    sw: 'nafasi yenu kwenye ubao wa viongozi (leaderboard)',
    fr: 'votre rang au classement (leaderboard)',
    es: 'su puesto en la clasificación (leaderboard)',
    pt: 'a sua posição na classificação (leaderboard)',
  },
  amounts: {
    en: 'how much it gives',
    sw: 'unatoa kiasi gani',
    fr: 'combien il donne',
    es: 'cuánto da',
    pt: 'quanto dá',
  },
  invitations: {
    en: 'the open invitations',
    sw: 'mialiko iliyo wazi',
    fr: 'les invitations en attente',
    es: 'las invitaciones abiertas',
    pt: 'os convites por aceitar',
  },
  progress: {
    en: 'how far its text is',
    sw: 'maandishi yake yamefikia wapi',
    fr: 'où en est son texte',
    es: 'cuánto lleva su texto',
    pt: 'quanto já está escrito',
  },
  whoDidIt: {
    en: 'who did that',
    sw: 'nani alifanya hivyo',
    fr: 'qui l’a fait',
    es: 'quién lo hizo',
    pt: 'quem o fez',
  },
  views: {
    en: 'how often your public page was viewed, nor who viewed it',
    sw: 'ukurasa wenu wa umma umetazamwa mara ngapi',
    fr: 'combien de fois votre page publique a été consultée',
    es: 'cuántas veces se ha visto su página pública',
    pt: 'quantas vezes a sua página pública foi vista',
  },
  notifications: {
    en: 'your notifications',
    sw: 'arifa zako',
    fr: 'vos notifications',
    es: 'sus notificaciones',
    pt: 'as suas notificações',
  },
  sections: {
    en: 'which fields of the form are still empty',
    sw: 'sehemu zipi za fomu bado hazijajazwa',
    fr: 'quels champs du formulaire sont encore vides',
    es: 'qué campos del formulario están vacíos',
    pt: 'que campos do formulário ainda estão vazios',
  },
  readiness: {
    en: 'its readiness',
    sw: 'kiwango cha utayari wake',
    fr: 'son niveau de préparation',
    es: 'su nivel de preparación',
    pt: 'o seu nível de preparação',
  },
  comments: {
    en: 'the comments',
    sw: 'maoni',
    fr: 'les commentaires',
    es: 'los comentarios',
    pt: 'os comentários',
  },
  contact: {
    en: 'your contact details',
    sw: 'mawasiliano yenu',
    fr: 'vos coordonnées',
    es: 'sus datos de contacto',
    pt: 'os seus contactos',
  },
} satisfies Record<string, Text>;
