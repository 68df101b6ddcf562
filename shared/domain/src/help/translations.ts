import { days, documentRestorableFor, earningProposalsPerWeek } from '../index.ts';
import type { HelpLanguage } from './article.ts';

const restorable = documentRestorableFor / days(1);

/** The articles that people ask for most, in short, in the languages besides English. Names of the product stay. */
export const translations: Readonly<Record<string, Readonly<Record<Exclude<HelpLanguage, 'en'>, string>>>> = {
  password: {
    sw: 'Nenosiri hubadilishwa kwenye Settings, kichupo cha **Security** (usalama): andika nenosiri la sasa na jipya la herufi 8 au zaidi.',
    fr: 'Votre mot de passe se change dans les paramètres (Settings), onglet **Security** (sécurité) : l’actuel, puis un nouveau d’au moins 8 caractères.',
    es: 'La contraseña se cambia en los ajustes (Settings), pestaña **Security** (seguridad): la actual y una nueva de al menos 8 caracteres.',
    pt: 'A senha muda-se nas definições (Settings), separador **Security** (segurança): a atual e uma nova de pelo menos 8 caracteres.',
  },
  'dark-mode': {
    sw: 'Settings, kichupo cha **Appearance**: chagua mwanga, giza (dark), au kama kifaa chako.',
    fr: 'Settings, onglet **Appearance** : clair, sombre, ou comme votre appareil.',
    es: 'Settings, pestaña **Appearance**: claro, oscuro o como su dispositivo.',
    pt: 'Settings, separador **Appearance**: claro, escuro ou como o seu dispositivo.',
  },
  answers: {
    sw: 'Ukurasa wa **Answers** (benki ya majibu) huhifadhi kila jibu mlilotuma au kulitia nyota, ili kulitumia tena.',
    fr: 'La page **Answers** (banque de réponses, answer bank) garde chaque réponse envoyée ou marquée d’une étoile, pour la réutiliser.',
    es: 'La página **Answers** (banco de respuestas, answer bank) guarda cada respuesta enviada o marcada con estrella, para usarla de nuevo.',
    pt: 'A página **Answers** (banco de respostas, answer bank) guarda cada resposta enviada ou marcada com estrela, para a usar de novo.',
  },
  'delete-account': {
    sw: 'Akaunti hufutwa kwenye **Your data**; hapo pia unapakua nakala ya data yako. Siwezi kuifuta mimi.',
    fr: 'Un compte se supprime sous **Your data** ; on y télécharge aussi une copie de ses données. Je ne peux pas le supprimer moi-même.',
    es: 'La cuenta se elimina en **Your data**; allí también se descarga una copia de los datos. Yo no puedo eliminarla.',
    pt: 'A conta apaga-se em **Your data**; ali também se descarrega uma cópia dos dados. Eu não posso apagá-la.',
  },
  'public-profile': {
    sw: 'Kwenye wasifu, **Edit Profile** huficha (hide) simu, barua pepe na mawasiliano mengine; swichi **Visible to the public** hufungua na kufunga ukurasa wenu wa umma.',
    fr: 'Dans le profil, **Edit Profile** permet de cacher (masquer) téléphone, courriel et autres coordonnées ; l’interrupteur **Visible to the public** ouvre et ferme la page publique.',
    es: 'En el perfil, **Edit Profile** permite ocultar el teléfono, el correo y otros contactos; el interruptor **Visible to the public** abre y cierra la página pública.',
    pt: 'No perfil, **Edit Profile** permite ocultar (esconder) telefone, email e outros contactos; o interruptor **Visible to the public** abre e fecha a página pública.',
  },
  week: {
    sw: 'Wiki ya ubao wa viongozi huanza Jumatatu (Monday) na kuisha Jumapili (Sunday) usiku, saa za UTC.',
    fr: 'La semaine du classement va du lundi (Monday) au dimanche (Sunday) soir, en temps UTC.',
    es: 'La semana de la clasificación va del lunes (Monday) al domingo (Sunday) por la noche, hora UTC.',
    pt: 'A semana da classificação vai de segunda-feira (Monday) a domingo (Sunday) à noite, hora UTC.',
  },
  invite: {
    sw: 'Mmiliki humwalika mwenzake kwenye ukurasa wa **Team**, kwa barua pepe: mwaliko (invitation) hutumwa, na anayekubali hujiunga.',
    fr: 'Un propriétaire invite un collègue sur la page **Team**, par courriel : qui accepte l’invitation rejoint l’organisation.',
    es: 'Un propietario invita a un colega en la página **Team**, por correo: quien acepta la invitación se une a la organización.',
    pt: 'Um proprietário convida um colega na página **Team**, por email: quem aceita o convite (invitation) junta-se à organização.',
  },
  rejected: {
    sw: 'Pendekezo lililokataliwa (Rejected) linaweza kuwa rasimu (draft) tena: lifungue, libadilishe, na ulitume kwa mfadhili mwingine.',
    fr: 'Une proposition refusée (Rejected) peut redevenir un brouillon (draft) : ouvrez-la, changez-la, et présentez-la à un autre bailleur.',
    es: 'Una propuesta rechazada (Rejected) puede volver a ser borrador (draft): ábrala, cámbiela y preséntela a otro financiador.',
    pt: 'Uma proposta rejeitada (Rejected) pode voltar a ser rascunho (draft): abra-a, altere-a e apresente-a a outro financiador.',
  },
  'notification-settings': {
    sw: 'Settings, kichupo cha **Notifications**: chagua unachotaka kuarifiwa.',
    fr: 'Settings, onglet **Notifications** : choisissez ce dont vous voulez être averti.',
    es: 'Settings, pestaña **Notifications**: elija de qué quiere recibir avisos.',
    pt: 'Settings, separador **Notifications**: escolha o que quer receber.',
  },
  word: {
    sw: 'Fungua pendekezo lililokamilika na uchague **Download Word**.',
    fr: 'Ouvrez une proposition terminée et choisissez **Download Word** pour la télécharger.',
    es: 'Abra una propuesta terminada y elija **Download Word** para descargarla.',
    pt: 'Abra uma proposta pronta e escolha **Download Word** para a descarregar.',
  },
  pdf: {
    sw: 'Fungua pendekezo lililokamilika na uchague **Download PDF** ili kulipakua.',
    fr: 'Ouvrez une proposition terminée et choisissez **Download PDF** pour la télécharger.',
    es: 'Abra una propuesta terminada y elija **Download PDF** para descargarla.',
    pt: 'Abra uma proposta pronta e escolha **Download PDF** para a descarregar.',
  },
  'document-locker': {
    sw: 'Kwenye ukurasa wa **Documents** chagua **Add documents**, au buruta faili hapo.',
    fr: 'Sur la page **Documents**, choisissez **Add documents** ou déposez-y des fichiers.',
    es: 'En la página **Documents** elija **Add documents** o arrastre archivos.',
    pt: 'Na página **Documents** escolha **Add documents** ou arraste ficheiros.',
  },
  preferences: {
    sw: 'Settings, kichupo cha **Preferences**: tarehe, namba, sarafu na ukurasa wa kwanza. Kurasa ziko kwa Kiingereza.',
    fr: 'Settings, onglet **Preferences** : dates, nombres, devise et page d’accueil. Les pages sont en anglais.',
    es: 'Settings, pestaña **Preferences**: fechas, números, moneda y página inicial. Las páginas están en inglés.',
    pt: 'Settings, separador **Preferences**: datas, números, moeda e página inicial. As páginas estão em inglês.',
  },
  readiness: {
    sw: 'Readiness husema, kutoka 0 hadi 100, pendekezo lina kiasi gani cha wanachotafuta wakaguzi. Siyo uwezekano wa kupata fedha.',
    fr: 'Readiness dit, de 0 à 100, ce qu’une proposition contient de ce que cherchent les évaluateurs. Ce n’est pas une chance de succès.',
    es: 'Readiness dice, de 0 a 100, cuánto tiene una propuesta de lo que buscan los evaluadores. No es su probabilidad de éxito.',
    pt: 'Readiness diz, de 0 a 100, quanto uma proposta tem do que os avaliadores procuram. Não é a sua hipótese de sucesso.',
  },
  points: {
    sw: 'Kila pendekezo huleta pointi **10**, **50** likikamilika, **5** likiwa Under review, na **30** likiidhinishwa.',
    fr: 'Chaque proposition rapporte **10** points, **50** quand elle est terminée, **5** en examen (Under review), **30** quand elle est approuvée.',
    es: 'Cada propuesta da **10** puntos, **50** al completarse, **5** al pasar a Under review y **30** al aprobarse.',
    pt: 'Cada proposta dá **10** pontos, **50** quando fica pronta, **5** em Under review e **30** quando é aprovada.',
  },
  levels: {
    sw: 'Kila kiwango ni pointi 100: mnaanza Kiwango cha 1, na pointi 100 huwafikisha cha 2.',
    fr: 'Chaque niveau demande 100 points : on commence au niveau 1.',
    es: 'Cada nivel son 100 puntos: se empieza en el nivel 1.',
    pt: 'Cada nível são 100 pontos: começa-se no nível 1.',
  },
  statuses: {
    sw: '- **Draft**: limehifadhiwa, bado maandishi\n- **Generating**: linaandikwa\n- **Completed**: maandishi yako tayari\n- **Failed**: halikuweza kuandikwa\n- **Submitted**: mmelituma\n- **Under review**: mfadhili analisoma\n- **Approved** au **Rejected**: jibu lake\n- **Funded**: fedha zimefika',
    fr: '- **Draft** : enregistrée, sans texte\n- **Generating** : le texte s’écrit\n- **Completed** : le texte est prêt\n- **Failed** : le texte n’a pas pu être écrit\n- **Submitted** : vous l’avez envoyée\n- **Under review** : le bailleur la lit\n- **Approved** ou **Rejected** : sa réponse\n- **Funded** : l’argent est arrivé',
    es: '- **Draft**: guardada, sin texto\n- **Generating**: el texto se escribe\n- **Completed**: el texto está listo\n- **Failed**: no se pudo escribir\n- **Submitted**: la enviaron\n- **Under review**: el financiador la lee\n- **Approved** o **Rejected**: su respuesta\n- **Funded**: el dinero ha llegado',
    pt: '- **Draft**: guardada, sem texto\n- **Generating**: o texto está a ser escrito\n- **Completed**: o texto está pronto\n- **Failed**: não foi possível escrever\n- **Submitted**: foi enviada\n- **Under review**: o financiador está a ler\n- **Approved** ou **Rejected**: a resposta\n- **Funded**: o dinheiro chegou',
  },
  submit: {
    sw: 'Lifungue pendekezo na ulitie alama **Submitted** ukishalituma kwa mfadhili. Harambee hailitumi kwa niaba yenu.',
    fr: 'Ouvrez la proposition et marquez-la **Submitted** une fois envoyée au bailleur. Harambee ne l’envoie pas à votre place.',
    es: 'Abra la propuesta y márquela **Submitted** cuando la haya enviado al financiador. Harambee no la envía por usted.',
    pt: 'Abra a proposta e marque-a **Submitted** depois de a enviar ao financiador. O Harambee não a envia por si.',
  },
  'edit-proposal': {
    sw: 'Lifungue pendekezo na uchague **Edit**. Likishatumwa (Submitted), maandishi hayabadilishwi tena.',
    fr: 'Ouvrez la proposition et choisissez **Edit**. Une fois envoyée (Submitted), son texte ne change plus.',
    es: 'Abra la propuesta y elija **Edit**. Una vez enviada (Submitted), el texto ya no se cambia.',
    pt: 'Abra a proposta e escolha **Edit**. Depois de enviada (Submitted), o texto já não se altera.',
  },
  profile: {
    sw: 'Wasifu hubadilishwa kwa **Edit Profile** kwenye ukurasa wa Profiles.',
    fr: 'Le profil se modifie avec **Edit Profile**, sur la page Profiles.',
    es: 'El perfil se cambia con **Edit Profile**, en la página Profiles.',
    pt: 'O perfil altera-se com **Edit Profile**, na página Profiles.',
  },
  'new-proposal': {
    sw: 'Chagua **New Proposal** kwenye ukurasa wa Proposals (pendekezo jipya). Fomu ina sehemu tano; **Create Proposal** huihifadhi na kutengeneza maandishi.',
    fr: 'Choisissez **New Proposal** (nouvelle proposition) sur la page Proposals. Le formulaire a cinq parties ; **Create Proposal** l’enregistre et fait rédiger le texte.',
    es: 'Elija **New Proposal** (nueva propuesta) en la página Proposals. El formulario tiene cinco partes; **Create Proposal** la guarda y redacta el texto.',
    pt: 'Escolha **New Proposal** (nova proposta) na página Proposals. O formulário tem cinco partes; **Create Proposal** guarda-a e redige o texto.',
  },
  duplicate: {
    sw: 'Fungua pendekezo na uchague **Duplicate**. Majibu, mpango, maandishi na mabadiliko yenu hunakiliwa; la kwanza hubaki lilivyo.',
    fr: 'Ouvrez la proposition et choisissez **Duplicate** (dupliquer). Réponses, plan, texte et modifications sont copiés ; l’originale reste telle quelle.',
    es: 'Abra la propuesta y elija **Duplicate** (duplicar). Se copian respuestas, plan, texto y cambios; la original queda como está.',
    pt: 'Abra a proposta e escolha **Duplicate** (duplicar). Respostas, plano, texto e alterações são copiados; a original fica como está.',
  },
  'proposal-people': {
    sw: '**People** kwenye ukurasa wa pendekezo husema nani anaongoza, nani anasaidia, na nani ana sehemu gani hadi lini. **Change** huwapa wengine.',
    fr: '**People**, sur la page de la proposition, dit qui la dirige, qui aide, et qui a quelle partie jusqu’à quand. **Change** les confie à quelqu’un d’autre.',
    es: '**People**, en la página de la propuesta, dice quién la lleva, quién ayuda y quién tiene qué parte hasta cuándo. **Change** las da a otra persona.',
    pt: '**People**, na página da proposta, diz quem a lidera, quem ajuda e quem tem que parte até quando. **Change** dá-as a outra pessoa.',
  },
  'record-of-actions': {
    sw: 'Wamiliki hupata **Record of actions** kwenye ukurasa wa Team: **Open the record** huonyesha nani aliingia, alialikwa, alipewa jukumu lingine au alipakua faili, kwa mwaka mmoja.',
    fr: 'Les propriétaires trouvent **Record of actions** (journal des actions) sur la page Team : **Open the record** montre qui s’est connecté, a été invité, a changé de rôle ou a téléchargé des fichiers, pendant un an.',
    es: 'Los propietarios encuentran **Record of actions** (registro de acciones) en la página Team: **Open the record** muestra quién entró, fue invitado, cambió de rol o descargó archivos, durante un año.',
    pt: 'Os proprietários encontram **Record of actions** (registo de ações) na página Team: **Open the record** mostra quem entrou, foi convidado, mudou de papel ou descarregou ficheiros, durante um ano.',
  },
  'own-profile': {
    sw: 'Profile, chini ya menyu ya pembeni, huonyesha jina, barua pepe, simu na jukumu lako. **Edit profile** hubadilisha yote isipokuwa jukumu, ambalo mmiliki hutoa.',
    fr: 'Profile, en bas de la barre latérale, montre vos nom, courriel, téléphone et rôle. **Edit profile** change tout sauf le rôle, que donne un propriétaire.',
    es: 'Profile, al final de la barra lateral, muestra su nombre, correo, teléfono y rol. **Edit profile** cambia todo menos el rol, que da un propietario.',
    pt: 'Profile, no fim da barra lateral, mostra o seu nome, email, telefone e papel. **Edit profile** altera tudo menos o papel, que um proprietário dá.',
  },
  'week-limit': {
    sw: `Mnaweza kuandika mapendekezo mengi mtakavyo. Mapya ${earningProposalsPerWeek} ya kwanza ya wiki huleta pointi kwa kuwa mapya; mengine hayaleti hizo, lakini huleta pointi yanapoendelea. Wiki huanza Jumatatu, UTC.`,
    fr: `Vous pouvez écrire autant de propositions que vous voulez. Les ${earningProposalsPerWeek} premières nouvelles de la semaine rapportent des points de création ; les suivantes non, mais toutes en rapportent en avançant. La semaine commence le lundi, UTC.`,
    es: `Puede escribir tantas propuestas como quiera. Las primeras ${earningProposalsPerWeek} nuevas de la semana dan puntos por ser nuevas; las demás no, pero todas los dan al avanzar. La semana empieza el lunes, UTC.`,
    pt: `Pode escrever as propostas que quiser. As primeiras ${earningProposalsPerWeek} novas da semana dão pontos por serem novas; as outras não, mas todas os dão ao avançar. A semana começa na segunda-feira, UTC.`,
  },
  'documents-kept': {
    sw: `Waraka huhifadhiwa hadi mtu aufute, hata ukiisha muda. **Undo** huurudisha mara baada ya kufutwa; faili lake huondolewa siku ${restorable} baadaye. **Bring back the earlier file** hurudisha faili la awali kwa siku ${restorable}.`,
    fr: `Un document est gardé jusqu’à ce que quelqu’un le supprime, même expiré. **Undo** le rétablit juste après ; son fichier est effacé ${restorable} jours plus tard. **Bring back the earlier file** rend le fichier remplacé, pendant ${restorable} jours.`,
    es: `Un documento se guarda hasta que alguien lo borra, también caducado. **Undo** lo recupera justo después; su archivo se elimina ${restorable} días más tarde. **Bring back the earlier file** devuelve el archivo reemplazado, durante ${restorable} días.`,
    pt: `Um documento guarda-se até alguém o apagar, mesmo expirado. **Undo** recupera-o logo a seguir; o ficheiro é removido ${restorable} dias depois. **Bring back the earlier file** devolve o ficheiro substituído, durante ${restorable} dias.`,
  },
  'changed-figures': {
    sw: 'Ukibadilisha takwimu ya wasifu, ukurasa wa **Changed figures** huorodhesha rasimu na majibu ya awali yenye takwimu ya zamani, kila moja na maneno yake mapya. **Take the new wording** hubadilisha maandishi hayo; hakuna kinachobadilika chenyewe, na kilichotumwa hubaki kama kilivyo.',
    fr: 'Quand un chiffre du profil change, **Changed figures** montre les brouillons et anciennes réponses qui disent encore l’ancien, avec la nouvelle formulation. **Take the new wording** change ce texte ; rien ne change tout seul, et ce qui est envoyé reste tel quel.',
    es: 'Cuando cambia una cifra del perfil, **Changed figures** lista los borradores y respuestas anteriores que aún dicen la vieja, con la nueva redacción. **Take the new wording** cambia ese texto; nada cambia solo, y lo enviado queda como estaba.',
    pt: 'Quando um número do perfil muda, **Changed figures** mostra os rascunhos e respostas anteriores que ainda dizem o antigo, com a nova redação. **Take the new wording** muda esse texto; nada muda sozinho, e o que foi enviado fica como estava.',
  },
  'deadline-reminders': {
    sw: 'Tarehe ya mwisho ikiwa siku 14, siku 3 na siku 1 mbele, unapata arifa, mradi pendekezo halijatumwa.',
    fr: 'Quand une échéance est dans 14 jours, 3 jours et 1 jour, vous recevez une notification, tant que la proposition n’est pas envoyée.',
    es: 'Cuando faltan 14 días, 3 días y 1 día para un plazo, recibe un aviso, mientras la propuesta no se haya enviado.',
    pt: 'Quando faltam 14 dias, 3 dias e 1 dia para um prazo, recebe um aviso, enquanto a proposta não tiver sido enviada.',
  },
  versions: {
    sw: 'Kila unapotengeneza maandishi upya, toleo jipya huundwa na la awali hubaki. Kwenye ukurasa wa pendekezo unaweza kufungua matoleo ya awali.',
    fr: 'Chaque nouvelle génération du texte crée une version, et l’ancienne est gardée. La page de la proposition ouvre les versions précédentes.',
    es: 'Cada vez que se genera el texto se crea una versión nueva y la anterior se conserva. La página de la propuesta abre las versiones anteriores.',
    pt: 'Cada vez que o texto é gerado cria-se uma versão nova e a anterior fica guardada. A página da proposta abre as versões anteriores.',
  },
  sessions: {
    sw: 'Settings, kichupo cha **Security**, huorodhesha kila kifaa ulichoingia. Unaweza kufunga kipindi hapo; kinakoma ndani ya sekunde 30.',
    fr: 'Settings, onglet **Security**, liste chaque appareil connecté. Une session s’y ferme ; elle cesse en 30 secondes.',
    es: 'Settings, pestaña **Security**, muestra cada dispositivo con sesión abierta. Allí se cierra una sesión; deja de funcionar en 30 segundos.',
    pt: 'Settings, separador **Security**, mostra cada dispositivo com sessão aberta. Ali termina-se uma sessão; deixa de funcionar em 30 segundos.',
  },
  'drafting-failed': {
    sw: 'Mlichoandika hakijapotea. Fungua pendekezo: linasema kwa nini maandishi hayakuandikwa. Chagua **Generate again**. Likishindwa tena, **Edit** na fupisha majibu marefu.',
    fr: 'Rien de ce que vous avez saisi n’est perdu. Ouvrez la proposition : elle dit pourquoi le texte n’a pas pu être écrit. Choisissez **Generate again**. Si cela échoue encore, **Edit** et raccourcissez les longues réponses.',
    es: 'No se ha perdido nada de lo que escribió. Abra la propuesta: dice por qué no se pudo escribir el texto. Elija **Generate again**. Si vuelve a fallar, **Edit** y acorte las respuestas largas.',
    pt: 'Nada do que escreveu se perdeu. Abra a proposta: diz porque não foi possível escrever o texto. Escolha **Generate again**. Se falhar de novo, **Edit** e encurte as respostas longas.',
  },
};
