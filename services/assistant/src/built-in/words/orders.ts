import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;

/** The first sentence of every answer to an order. */
export const refusal: Text = {
  en: 'I cannot do that: I answer questions and change nothing.',
  sw: 'Siwezi kufanya hilo: najibu maswali tu na sibadilishi chochote.',
  fr: 'Je ne peux pas le faire : je réponds aux questions et je ne change rien.',
  es: 'No puedo hacerlo: respondo preguntas y no cambio nada.',
  pt: 'Não posso fazer isso: respondo a perguntas e não altero nada.',
};

/** What would happen, and which page does it. */
export const orders = {
  deleteProposal: {
    en: 'A proposal is not deleted in Harambee; it can stay a draft. Nothing was removed.',
    sw: 'Mapendekezo hayafutwi katika Harambee; yanaweza kubaki rasimu. Hakuna kilichofutwa.',
    fr: 'Dans Harambee, une proposition n’est pas supprimée ; elle peut rester en brouillon. Rien n’a changé.',
    es: 'En Harambee una propuesta no se borra; puede quedar como borrador. Nada ha cambiado.',
    pt: 'No Harambee uma proposta não se apaga; pode ficar como rascunho. Nada mudou.',
  },
  deleteAccount: {
    en: 'You delete your account yourself under Your data; that page says first what would be lost.',
    sw: 'Akaunti unaifuta mwenyewe kwenye Your data; ukurasa huo unasema kwanza kitakachopotea.',
    fr: 'Vous supprimez votre compte vous-même sous Your data ; cette page dit d’abord ce qui serait perdu.',
    es: 'La cuenta la elimina usted mismo en Your data; esa página dice antes qué se perdería.',
    pt: 'A conta é apagada por si em Your data; essa página diz antes o que se perderia.',
  },
  deleteDocument: {
    en: 'A document is removed on the Documents page.',
    sw: 'Nyaraka huondolewa kwenye ukurasa wa Documents.',
    fr: 'Un document se retire sur la page Documents.',
    es: 'Un documento se quita en la página Documents.',
    pt: 'Um documento remove-se na página Documents.',
  },
  submit: {
    en: 'You send it to the funder yourself. On its page, Submitted then marks it as sent, and its text stays as it is.',
    sw: 'Unalituma kwa mfadhili mwenyewe. Kwenye ukurasa wake, Submitted hulitia alama kuwa limetumwa.',
    fr: 'Vous l’envoyez vous-même au bailleur. Sur sa page, « Submitted » la marque ensuite comme envoyée, et son texte reste tel quel.',
    es: 'Usted mismo la envía al financiador. En su página, «Submitted» la marca después como enviada y el texto queda como está.',
    pt: 'Você mesmo a envia ao financiador. Na página dela, «Submitted» marca-a depois como enviada e o texto fica como está.',
  },
  decide: {
    en: 'The answer of the funder is noted by you on the page of the proposal, as its status.',
    sw: 'Jibu la mfadhili unaliandika mwenyewe kwenye ukurasa wa pendekezo, kama hali yake.',
    fr: 'La réponse du bailleur se note sur la page de la proposition, comme statut.',
    es: 'La respuesta del financiador se anota en la página de la propuesta, como estado.',
    pt: 'A resposta do financiador anota-se na página da proposta, como estado.',
  },
  editProposal: {
    en: 'On the page of the proposal, Edit changes it, as long as it is not sent.',
    sw: 'Kwenye ukurasa wa pendekezo, Edit hulibadilisha, mradi halijatumwa.',
    fr: 'Sur la page de la proposition, Edit la change tant qu’elle n’est pas envoyée.',
    es: 'En la página de la propuesta, Edit la cambia mientras no esté enviada.',
    pt: 'Na página da proposta, Edit altera-a enquanto não estiver enviada.',
  },
  editProfile: {
    en: 'You change that in the profile (mission, contact and the rest): Edit Profile.',
    sw: 'Hilo (dhamira, mawasiliano na mengine) unalibadilisha kwenye wasifu: Edit Profile.',
    fr: 'Cela se change dans le profil (mission, contact et le reste) : Edit Profile.',
    es: 'Eso se cambia en el perfil (misión, contacto y lo demás): Edit Profile.',
    pt: 'Isso muda-se no perfil (missão, contacto e o resto): Edit Profile.',
  },
  invite: {
    en: 'An owner sends the invitation under Team, by email address and role.',
    sw: 'Mmiliki hutuma mwaliko kwenye Team, kwa barua pepe na jukumu (mwalike hapo).',
    fr: 'Un propriétaire envoie l’invitation sous Team, avec l’adresse et le rôle.',
    es: 'Un propietario envía la invitación en Team, con el correo y el rol.',
    pt: 'Um proprietário envia o convite em Team, com o email e o papel (convidar).',
  },
  people: {
    en: 'Owners change roles and remove people on the Team page.',
    sw: 'Wamiliki hubadilisha majukumu na kuondoa watu kwenye ukurasa wa Team.',
    fr: 'Les propriétaires changent les rôles et retirent des personnes sur la page Team.',
    es: 'Los propietarios cambian los roles y quitan personas en la página Team.',
    pt: 'Os proprietários mudam papéis e removem pessoas na página Team.',
  },
  signOff: {
    en: 'A sign-off is given only by the person, on the page of the proposal, after reading the text.',
    sw: 'Saini (sign-off) hutolewa na mtu mwenyewe, kwenye ukurasa wa pendekezo, baada ya kusoma.',
    fr: 'Seule la personne signe (sign-off), sur la page de la proposition, après lecture.',
    es: 'La firma (sign-off) la da solo la persona, en la página de la propuesta, después de leerla.',
    pt: 'A assinatura (sign-off) é dada só pela pessoa, na página da proposta, depois de ler.',
  },
  write: {
    en: 'Texts such as a needs statement are written in a proposal: fill in the form of a new proposal and its text is drafted from that, or open one you have.',
    sw: 'Maandishi kama maelezo ya mahitaji huandikwa ndani ya pendekezo: jaza fomu ya pendekezo jipya (New Proposal), na maandishi yatatengenezwa kutoka hapo.',
    fr: 'Un texte comme la présentation des besoins s’écrit dans une proposition : remplissez le formulaire d’une nouvelle proposition (New Proposal), et le texte en est rédigé.',
    es: 'Un texto como la justificación de la necesidad se escribe en una propuesta: rellene el formulario de una nueva (New Proposal) y el texto se redacta a partir de él.',
    pt: 'Um texto como a declaração de necessidades escreve-se numa proposta: preencha o formulário de uma nova (New Proposal) e o texto é redigido a partir daí.',
  },
  publicPage: {
    en: 'On the Profiles page, the switch Visible to the public opens and closes your page, and Edit Profile hides single contact fields.',
    sw: 'Kwenye ukurasa wa Profiles, swichi Visible to the public hufungua na kufunga ukurasa wenu; Edit Profile huficha mawasiliano.',
    fr: 'Sur la page Profiles, l’interrupteur Visible to the public ouvre et ferme votre page ; Edit Profile masque des coordonnées.',
    es: 'En la página Profiles, el interruptor Visible to the public abre y cierra su página; Edit Profile oculta datos de contacto.',
    pt: 'Na página Profiles, o interruptor Visible to the public abre e fecha a página; Edit Profile oculta contactos.',
  },
  assign: {
    en: 'People on the page of the proposal says who has which section; Change gives it to somebody else.',
    sw: 'People kwenye ukurasa wa pendekezo husema nani ana sehemu gani; Change humpa mwingine.',
    fr: 'People, sur la page de la proposition, dit qui a quelle section ; Change la confie à quelqu’un d’autre.',
    es: 'People, en la página de la propuesta, dice quién tiene cada sección; Change la asigna a otra persona.',
    pt: 'People, na página da proposta, diz quem tem cada secção; Change entrega-a a outra pessoa.',
  },
  notifications: {
    en: 'You mark notifications as read on their page.',
    sw: 'Arifa unazitia alama kuwa zimesomwa mwenyewe kwenye ukurasa wake.',
    fr: 'Les notifications se marquent comme lues sur leur page.',
    es: 'Las notificaciones se marcan como leídas en su página.',
    pt: 'As notificações marcam-se como lidas na página delas.',
  },
  points: {
    en: 'Points follow from your work alone; nobody gives them away. The Impact page shows how.',
    sw: 'Pointi hutokana na kazi yenu tu; hakuna anayezigawa. Ukurasa wa Impact unaonyesha.',
    fr: 'Les points viennent de votre travail seul ; personne ne les distribue. La page Impact le montre.',
    es: 'Los puntos salen solo de su trabajo; nadie los regala. La página Impact lo muestra.',
    pt: 'Os pontos vêm só do vosso trabalho; ninguém os dá. A página Impact mostra como.',
  },
  settings: {
    en: 'You change that in the Settings.',
    sw: 'Hilo unalibadilisha mwenyewe kwenye Settings.',
    fr: 'Cela se change dans les paramètres (Settings).',
    es: 'Eso se cambia en los ajustes (Settings).',
    pt: 'Isso muda-se nas definições (Settings).',
  },
  security: {
    en: 'You change your password in the Settings, tab Security.',
    sw: 'Nenosiri unalibadilisha mwenyewe kwenye Settings, kichupo cha Security.',
    fr: 'Le mot de passe se change dans les paramètres (Settings), onglet Security.',
    es: 'La contraseña se cambia en los ajustes (Settings), pestaña Security.',
    pt: 'A senha muda-se nas definições (Settings), separador Security.',
  },
  download: {
    en: 'Open a completed proposal and choose Download PDF or Download Word; Your data has everything else.',
    sw: 'Fungua pendekezo lililokamilika na uchague Download PDF au Download Word; mengine yapo kwenye Your data.',
    fr: 'Ouvrez une proposition terminée et choisissez Download PDF ou Download Word ; le reste est sous Your data.',
    es: 'Abra una propuesta terminada y elija Download PDF o Download Word; lo demás está en Your data.',
    pt: 'Abra uma proposta pronta e escolha Download PDF ou Download Word; o resto está em Your data.',
  },
  exportProfile: {
    en: 'Export Profile on the Profiles page downloads your profile as a JSON file.',
    sw: 'Export Profile kwenye ukurasa wa Profiles hupakua wasifu kama faili ya JSON.',
    fr: 'Export Profile, sur la page Profiles, télécharge le profil en fichier JSON.',
    es: 'Export Profile, en la página Profiles, descarga el perfil como archivo JSON.',
    pt: 'Export Profile, na página Profiles, descarrega o perfil como ficheiro JSON.',
  },
  upload: {
    en: 'Documents are added on the Documents page.',
    sw: 'Nyaraka huongezwa kwenye ukurasa wa Documents.',
    fr: 'Les documents s’ajoutent sur la page Documents.',
    es: 'Los documentos se añaden en la página Documents.',
    pt: 'Os documentos adicionam-se na página Documents.',
  },
  other: {
    en: 'Ask me a question about your records, or name the page you want.',
    sw: 'Niulize swali kuhusu rekodi zenu, au taja ukurasa unaoutaka.',
    fr: 'Posez-moi une question sur vos dossiers, ou nommez la page que vous voulez.',
    es: 'Hágame una pregunta sobre sus registros o nombre la página que quiere.',
    pt: 'Faça-me uma pergunta sobre os seus registos ou diga a página que quer.',
  },
} satisfies Record<string, Text>;
export type OrderKind = keyof typeof orders;
