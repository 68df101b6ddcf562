import { formatMoney, formatNumber, type Money } from '@harambee/domain';
import type { ForEach, Language } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type Plural = ForEach<(count: number) => string>;
type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

const plural = (one: string, many: string) => (count: number) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const proposals: Plural = {
  en: plural('proposal', 'proposals'),
  sw: (count) => `${count === 1 ? 'pendekezo' : 'mapendekezo'} ${formatNumber(count)}`,
  fr: plural('proposition', 'propositions'),
  es: plural('propuesta', 'propuestas'),
  pt: plural('proposta', 'propostas'),
};

export const records = {
  empty: {
    en: 'You have no proposals yet. The first one is the hardest; its form is one step away.',
    sw: 'Hamna mapendekezo bado. Fomu ya la kwanza iko hapa chini.',
    fr: 'Vous n’avez pas encore de proposition. Le formulaire de la première est ci-dessous.',
    es: 'No tienen ninguna propuesta todavía. El formulario de la primera está abajo.',
    pt: 'Não têm nenhuma proposta ainda. O formulário da primeira está abaixo.',
  } as Text,
  /** Before a count: "You have **3 proposals** (Draft)". */
  have: {
    en: (what, narrow) => `You have **${what}**${narrow}`,
    sw: (what, narrow) => `Mna **${what}**${narrow}`,
    fr: (what, narrow) => `Vous avez **${what}**${narrow}`,
    es: (what, narrow) => `Tienen **${what}**${narrow}`,
    pt: (what, narrow) => `Têm **${what}**${narrow}`,
  } as Words<[string, string]>,
  none: {
    en: (narrow) => `There is no proposal of that kind${narrow}: none.`,
    sw: (narrow) => `Hakuna pendekezo la aina hiyo${narrow}.`,
    fr: (narrow) => `Il n’y a aucune proposition de ce type${narrow}.`,
    es: (narrow) => `No hay ninguna propuesta así${narrow}.`,
    pt: (narrow) => `Não há nenhuma proposta assim${narrow}.`,
  } as Words<[string]>,
  requested: {
    en: (sums, what, narrow) => `You have asked for **${sums}** in ${what}${narrow}.`,
    sw: (sums, what, narrow) => `Mmeomba **${sums}** katika ${what}${narrow}.`,
    fr: (sums, what, narrow) => `Vous avez demandé **${sums}** dans ${what}${narrow}.`,
    es: (sums, what, narrow) => `Han pedido **${sums}** en ${what}${narrow}.`,
    pt: (sums, what, narrow) => `Pediram **${sums}** em ${what}${narrow}.`,
  } as Words<[string, string, string]>,
  secured: {
    en: (sums, what, narrow) => `You have secured **${sums}**: approved or funded, ${what}${narrow}.`,
    sw: (sums, what, narrow) => `Mmepata **${sums}**: Approved au Funded, ${what}${narrow}.`,
    fr: (sums, what, narrow) => `Vous avez obtenu **${sums}** : Approved ou Funded, ${what}${narrow}.`,
    es: (sums, what, narrow) => `Han conseguido **${sums}**: Approved o Funded, ${what}${narrow}.`,
    pt: (sums, what, narrow) => `Conseguiram **${sums}**: Approved ou Funded, ${what}${narrow}.`,
  } as Words<[string, string, string]>,
  notConverted: {
    en: 'Amounts in different currencies are not added up, and I cannot convert them.',
    sw: 'Kiasi cha sarafu tofauti hakijumlishwi, na siwezi kuzibadilisha.',
    fr: 'Les montants en plusieurs devises ne sont pas additionnés, et je ne peux pas les convertir.',
    es: 'Las cantidades en monedas distintas no se suman, y no puedo convertirlas.',
    pt: 'Valores em moedas diferentes não se somam, e não posso convertê-los.',
  } as Text,
  average: {
    en: (sums) => `On average you ask for **${sums}** in a proposal, each currency for itself.`,
    sw: (sums) => `Kwa wastani mnaomba **${sums}** kwa pendekezo, kila sarafu peke yake.`,
    fr: (sums) => `En moyenne, vous demandez **${sums}** par proposition, chaque devise à part.`,
    es: (sums) => `De media piden **${sums}** por propuesta, cada moneda por separado.`,
    pt: (sums) => `Em média pedem **${sums}** por proposta, cada moeda à parte.`,
  } as Words<[string]>,
  extreme: {
    en: (title, why) => `It is **${title}**: ${why}.`,
    sw: (title, why) => `Ni **${title}**: ${why}.`,
    fr: (title, why) => `C’est **${title}** : ${why}.`,
    es: (title, why) => `Es **${title}**: ${why}.`,
    pt: (title, why) => `É **${title}**: ${why}.`,
  } as Words<[string, string]>,
  eachCurrency: {
    en: 'Amounts in different currencies cannot be compared; this is each currency for itself:',
    sw: 'Kiasi cha sarafu tofauti hakiwezi kulinganishwa; kila sarafu peke yake:',
    fr: 'Des montants en devises différentes ne se comparent pas ; pour chaque devise :',
    es: 'Las cantidades en monedas distintas no se comparan; por moneda:',
    pt: 'Valores em moedas diferentes não se comparam; por moeda:',
  } as Text,
  amountOf: {
    en: (title, sum) => `**${title}** asks for ${sum}.`,
    sw: (title, sum) => `**${title}** linaomba ${sum}.`,
    fr: (title, sum) => `**${title}** demande ${sum}.`,
    es: (title, sum) => `**${title}** pide ${sum}.`,
    pt: (title, sum) => `**${title}** pede ${sum}.`,
  } as Words<[string, string]>,
  deadlineOf: {
    en: (title, day, days) => `**${title}** is due on ${day}, ${days}.`,
    sw: (title, day, days) => `Tarehe ya mwisho ya **${title}** ni ${day}, ${days}.`,
    fr: (title, day, days) => `L’échéance de **${title}** est le ${day}, ${days}.`,
    es: (title, day, days) => `El plazo de **${title}** es el ${day}, ${days}.`,
    pt: (title, day, days) => `O prazo de **${title}** é ${day}, ${days}.`,
  } as Words<[string, string, string]>,
  noDeadline: {
    en: (title) => `**${title}** has no deadline.`,
    sw: (title) => `**${title}** halina tarehe ya mwisho.`,
    fr: (title) => `**${title}** n’a pas d’échéance.`,
    es: (title) => `**${title}** no tiene plazo.`,
    pt: (title) => `**${title}** não tem prazo.`,
  } as Words<[string]>,
  daysLeft: {
    en: (title, count, day) =>
      `**${count} ${count === 1 ? 'day' : 'days'}** are left for **${title}**, until ${day}.`,
    sw: (title, count, day) => `Zimebaki siku **${count}** kwa **${title}**, hadi ${day}.`,
    fr: (title, count, day) =>
      `Il reste **${count} ${count === 1 ? 'jour' : 'jours'}** pour **${title}**, jusqu’au ${day}.`,
    es: (title, count, day) =>
      `Quedan **${count} ${count === 1 ? 'día' : 'días'}** para **${title}**, hasta el ${day}.`,
    pt: (title, count, day) =>
      `Faltam **${count} ${count === 1 ? 'dia' : 'dias'}** para **${title}**, até ${day}.`,
  } as Words<[string, number, string]>,
  statusOf: {
    en: (title, status) => `**${title}** is **${status}**`,
    sw: (title, status) => `Hali ya **${title}** ni **${status}**`,
    fr: (title, status) => `**${title}** a le statut **${status}**`,
    es: (title, status) => `**${title}** está en **${status}**`,
    pt: (title, status) => `**${title}** está em **${status}**`,
  } as Words<[string, string]>,
  movedOn: {
    en: (title, status, day) => `**${title}** got the status ${status} on ${day}.`,
    sw: (title, status, day) => `**${title}** lilipata hali ya ${status} tarehe ${day}.`,
    fr: (title, status, day) => `**${title}** a le statut ${status} depuis le ${day}.`,
    es: (title, status, day) => `**${title}** tiene el estado ${status} desde el ${day}.`,
    pt: (title, status, day) => `**${title}** tem o estado ${status} desde ${day}.`,
  } as Words<[string, string, string]>,
  createdOn: {
    en: (title, day) => `**${title}** was created on ${day}.`,
    sw: (title, day) => `**${title}** liliundwa tarehe ${day}.`,
    fr: (title, day) => `**${title}** a été créée le ${day}.`,
    es: (title, day) => `**${title}** se creó el ${day}.`,
    pt: (title, day) => `**${title}** foi criada em ${day}.`,
  } as Words<[string, string]>,
  neverMoved: {
    en: (title, status, now) => `No: **${title}** has not been ${status}. It is ${now} now.`,
    sw: (title, status, now) => `Hapana: **${title}** bado halijawa ${status}. Sasa ni ${now}.`,
    fr: (title, status, now) => `Non : **${title}** n’a pas encore le statut ${status}. Elle est ${now}.`,
    es: (title, status, now) => `No: **${title}** no ha llegado a ${status}. Ahora está en ${now}.`,
    pt: (title, status, now) => `Não: **${title}** ainda não chegou a ${status}. Agora está em ${now}.`,
  } as Words<[string, string, string]>,
  dueNext: {
    en: (title, day, days, status) =>
      `**${title}** is next: it is due on ${day}, ${days}. Its status is ${status}.`,
    sw: (title, day, days, status) =>
      `Linalofuata ni **${title}**: tarehe ya mwisho ni ${day}, ${days}. Hali: ${status}.`,
    fr: (title, day, days, status) =>
      `La prochaine échéance est celle de **${title}** : le ${day}, ${days}. Statut : ${status}.`,
    es: (title, day, days, status) =>
      `El próximo plazo es el de **${title}**: el ${day}, ${days}. Estado: ${status}.`,
    pt: (title, day, days, status) =>
      `O próximo prazo é o de **${title}**: ${day}, ${days}. Estado: ${status}.`,
  } as Words<[string, string, string, string]>,
  openSections: {
    en: (count) => `${count} ${count === 1 ? 'section' : 'sections'} without an answer`,
    sw: (count) => `sehemu ${count} hazijajazwa`,
    fr: (count) => `${count} ${count === 1 ? 'section vide' : 'sections vides'}`,
    es: (count) => `${count} ${count === 1 ? 'sección vacía' : 'secciones vacías'}`,
    pt: (count) => `${count} ${count === 1 ? 'secção vazia' : 'secções vazias'}`,
  } as Words<[number]>,
  readiness: {
    en: (value) => `readiness ${value} of 100`,
    sw: (value) => `utayari ${value} kati ya 100`,
    fr: (value) => `readiness ${value} sur 100`,
    es: (value) => `readiness ${value} de 100`,
    pt: (value) => `readiness ${value} de 100`,
  } as Words<[number]>,
  deadline: { en: 'deadline', sw: 'tarehe ya mwisho', fr: 'échéance', es: 'plazo', pt: 'prazo' } as Text,
  leadsNobody: {
    en: (narrow) => `Nobody leads as many${narrow}: none.`,
    sw: (narrow) => `Hakuna anayeongoza idadi hiyo${narrow}.`,
    fr: (narrow) => `Personne n’en dirige autant${narrow}.`,
    es: (narrow) => `Nadie lleva tantas${narrow}.`,
    pt: (narrow) => `Ninguém lidera tantas${narrow}.`,
  } as Words<[string]>,
  dueIn: {
    en: (narrow) => `These are due${narrow}:`,
    sw: (narrow) => `Haya yana tarehe ya mwisho${narrow}:`,
    fr: (narrow) => `À rendre${narrow} :`,
    es: (narrow) => `Hay que entregar${narrow}:`,
    pt: (narrow) => `Para entregar${narrow}:`,
  } as Words<[string]>,
  dueNone: {
    en: (narrow) =>
      `Nothing is due${narrow}. Only calls you have not answered and proposals you have not sent count.`,
    sw: (narrow) => `Hakuna kinachotakiwa${narrow}.`,
    fr: (narrow) => `Il n’y a rien à rendre${narrow}.`,
    es: (narrow) => `No hay nada que entregar${narrow}.`,
    pt: (narrow) => `Não há nada para entregar${narrow}.`,
  } as Words<[string]>,
  missed: {
    en: (count, narrow) =>
      `${count === 1 ? 'One deadline was' : `${count} deadlines were`} missed${narrow}: not sent, and the day has passed.`,
    sw: (count, narrow) => `Tarehe ${count} za mwisho zimepita${narrow} bila kutumwa:`,
    fr: (count, narrow) =>
      `${count} échéance${count === 1 ? ' manquée' : 's manquées'}${narrow}, sans envoi :`,
    es: (count, narrow) =>
      `Se ${count === 1 ? 'pasó' : 'pasaron'} ${count} ${count === 1 ? 'plazo' : 'plazos'}${narrow} sin enviar:`,
    pt: (count, narrow) => `${count} ${count === 1 ? 'prazo passou' : 'prazos passaram'}${narrow} sem envio:`,
  } as Words<[number, string]>,
  missedNone: {
    en: (narrow) => `No deadline was missed${narrow}. Nothing is overdue.`,
    sw: (narrow) => `Hakuna tarehe ya mwisho iliyopita${narrow}.`,
    fr: (narrow) => `Aucune échéance n’a été manquée${narrow}.`,
    es: (narrow) => `No se pasó ningún plazo${narrow}.`,
    pt: (narrow) => `Não passou nenhum prazo${narrow}.`,
  } as Words<[string]>,
  notMissed: {
    en: (title, status, day) => `No: **${title}** is ${status}${day && `, sent on ${day}`}.`,
    sw: (title, status, day) => `Hapana: **${title}** ni ${status}${day && `, lilitumwa ${day}`}.`,
    fr: (title, status, day) => `Non : **${title}** est ${status}${day && `, envoyée le ${day}`}.`,
    es: (title, status, day) => `No: **${title}** está en ${status}${day && `, enviada el ${day}`}.`,
    pt: (title, status, day) => `Não: **${title}** está em ${status}${day && `, enviada em ${day}`}.`,
  } as Words<[string, string, string]>,
  stillTime: {
    en: (title, day, days) => `No, there is time: **${title}** is due on ${day}, ${days}.`,
    sw: (title, day, days) => `Hapana, bado kuna muda: **${title}** ni ${day}, ${days}.`,
    fr: (title, day, days) => `Non, il reste du temps : **${title}**, le ${day}, ${days}.`,
    es: (title, day, days) => `No, hay tiempo: **${title}** vence el ${day}, ${days}.`,
    pt: (title, day, days) => `Não, ainda há tempo: **${title}** vence em ${day}, ${days}.`,
  } as Words<[string, string, string]>,
  wasMissed: {
    en: (title, day) => `Yes: **${title}** was due on ${day} and has not been sent.`,
    sw: (title, day) => `Ndiyo: tarehe ya **${title}** ilikuwa ${day} na bado halijatumwa.`,
    fr: (title, day) => `Oui : l’échéance de **${title}** était le ${day}, et elle n’est pas envoyée.`,
    es: (title, day) => `Sí: **${title}** venció el ${day} y no se ha enviado.`,
    pt: (title, day) => `Sim: **${title}** venceu em ${day} e não foi enviada.`,
  } as Words<[string, string]>,
  leads: {
    en: (title, name) => `**${title}**\n\n- Leads it: ${name}`,
    sw: (title, name) => `**${title}**\n\n- Anayeongoza: ${name}`,
    fr: (title, name) => `**${title}**\n\n- Responsable : ${name}`,
    es: (title, name) => `**${title}**\n\n- Responsable: ${name}`,
    pt: (title, name) => `**${title}**\n\n- Responsável: ${name}`,
  } as Words<[string, string]>,
  leading: {
    en: (name, count) => `${name === '' ? 'You lead' : `${name} leads`} **${count}**`,
    sw: (name, count) => `${name === '' ? 'Unaongoza' : `${name} anaongoza`} **${count}**`,
    fr: (name, count) => `${name === '' ? 'Vous dirigez' : `${name} dirige`} **${count}**`,
    es: (name, count) => `${name === '' ? 'Usted lleva' : `${name} lleva`} **${count}**`,
    pt: (name, count) => `${name === '' ? 'Você lidera' : `${name} lidera`} **${count}**`,
  } as Words<[string, string]>,
  ledByOthers: {
    en: (name, count) => `**${count}** ${name === '' ? 'you do not lead' : `${name} does not lead`}`,
    sw: (name, count) => `**${count}** ambayo ${name === '' ? 'huongozi' : `${name} haongozi`}`,
    fr: (name, count) => `**${count}** que ${name === '' ? 'vous ne dirigez' : `${name} ne dirige`} pas`,
    es: (name, count) => `**${count}** que ${name === '' ? 'usted' : name} no lleva`,
    pt: (name, count) => `**${count}** que ${name === '' ? 'você' : name} não lidera`,
  } as Words<[string, string]>,
  leadingNone: {
    en: (name) => `${name === '' ? 'You lead' : `${name} leads`} no proposal that is still being written.`,
    sw: (name) => `${name === '' ? 'Huongozi' : `${name} haongozi`} pendekezo lolote: hakuna.`,
    fr: (name) => `${name === '' ? 'Vous ne dirigez' : `${name} ne dirige`} aucune proposition.`,
    es: (name) => `${name === '' ? 'Usted no lleva' : `${name} no lleva`} ninguna propuesta.`,
    pt: (name) => `${name === '' ? 'Você não lidera' : `${name} não lidera`} nenhuma proposta.`,
  } as Words<[string]>,
  calls: {
    en: (count) => `You have **${count} open ${count === 1 ? 'call' : 'calls'}**:`,
    sw: (count) => `Mna miito **${count}** iliyo wazi:`,
    fr: (count) => `Vous avez **${count} ${count === 1 ? 'appel** ouvert' : 'appels** ouverts'} :`,
    es: (count) =>
      `Tienen **${count} ${count === 1 ? 'convocatoria** abierta' : 'convocatorias** abiertas'}:`,
    pt: (count) => `Têm **${count} ${count === 1 ? 'edital** aberto' : 'editais** abertos'}:`,
  } as Words<[number]>,
  callsFound: {
    en: (count, narrow) => `**${count} ${count === 1 ? 'call' : 'calls'}**${narrow}:`,
    sw: (count, narrow) => `Miito **${count}**${narrow}:`,
    fr: (count, narrow) => `**${count} ${count === 1 ? 'appel' : 'appels'}**${narrow} :`,
    es: (count, narrow) => `**${count} ${count === 1 ? 'convocatoria' : 'convocatorias'}**${narrow}:`,
    pt: (count, narrow) => `**${count} ${count === 1 ? 'edital' : 'editais'}**${narrow}:`,
  } as Words<[number, string]>,
  callGives: {
    en: (most) => `up to ${most}`,
    sw: (most) => `hadi ${most}`,
    fr: (most) => `jusqu’à ${most}`,
    es: (most) => `hasta ${most}`,
    pt: (most) => `até ${most}`,
  } as Words<[string]>,
  callGivesBetween: {
    en: (least, most) => `${least} to ${most}`,
    sw: (least, most) => `${least} hadi ${most}`,
    fr: (least, most) => `de ${least} à ${most}`,
    es: (least, most) => `de ${least} a ${most}`,
    pt: (least, most) => `de ${least} a ${most}`,
  } as Words<[string, string]>,
  callsNoneOfKind: {
    en: 'There is no call of that kind: none.',
    sw: 'Hakuna wito wa aina hiyo.',
    fr: 'Il n’y a aucun appel de ce type.',
    es: 'No hay ninguna convocatoria así.',
    pt: 'Não há nenhum edital assim.',
  } as Text,
  callsNone: {
    en: 'You have no open calls. You can import one: paste what the funder published, or choose its file.',
    sw: 'Hakuna miito iliyo wazi.',
    fr: 'Vous n’avez aucun appel ouvert.',
    es: 'No hay ninguna convocatoria abierta.',
    pt: 'Não há nenhum edital aberto.',
  } as Text,
  nobody: {
    en: 'nobody yet',
    sw: 'hakuna bado',
    fr: 'personne pour l’instant',
    es: 'nadie todavía',
    pt: 'ninguém ainda',
  } as Text,
  /** Whom events tell without a name. */
  somebody: {
    en: 'a guest',
    sw: 'mgeni',
    fr: 'une personne invitée',
    es: 'una persona invitada',
    pt: 'uma pessoa convidada',
  } as Text,
  funderOf: {
    en: (title, funder) => `**${title}** is made for ${funder}.`,
    sw: (title, funder) => `**${title}** ni la ${funder}.`,
    fr: (title, funder) => `**${title}** est destinée à ${funder}.`,
    es: (title, funder) => `**${title}** es para ${funder}.`,
    pt: (title, funder) => `**${title}** é para ${funder}.`,
  } as Words<[string, string]>,
  signMissing: {
    en: (title, who) => `Still to sign **${title}**: ${who}.`,
    sw: (title, who) => `Bado hawajasaini **${title}**: ${who}.`,
    fr: (title, who) => `Doivent encore signer **${title}** : ${who}.`,
    es: (title, who) => `Falta que firmen **${title}**: ${who}.`,
    pt: (title, who) => `Falta assinarem **${title}**: ${who}.`,
  } as Words<[string, string]>,
  signDone: {
    en: (title) => `No sign-off is open for **${title}**.`,
    sw: (title) => `Hakuna saini inayosubiriwa kwa **${title}**.`,
    fr: (title) => `Aucune signature n’est attendue pour **${title}**.`,
    es: (title) => `No falta ninguna firma en **${title}**.`,
    pt: (title) => `Não falta nenhuma assinatura em **${title}**.`,
  } as Words<[string]>,
  waiting: {
    en: 'This waits for you:',
    sw: 'Hivi vinakusubiri:',
    fr: 'Ceci vous attend :',
    es: 'Esto le espera:',
    pt: 'Isto espera por si:',
  } as Text,
  waitingNone: {
    en: 'Nothing waits for you. Nobody has given you a section or a question that is still open.',
    sw: 'Hakuna kinachokusubiri.',
    fr: 'Rien ne vous attend.',
    es: 'Nada le espera.',
    pt: 'Nada espera por si.',
  } as Text,
  signIt: {
    en: 'your sign-off',
    sw: 'saini yako (sign-off)',
    fr: 'votre signature (sign-off)',
    es: 'su firma (sign-off)',
    pt: 'a sua assinatura (sign-off)',
  } as Text,
  happened: {
    en: (narrow) => `This happened${narrow}:`,
    sw: (narrow) => `Haya yalitokea${narrow}:`,
    fr: (narrow) => `Voici ce qui s’est passé${narrow} :`,
    es: (narrow) => `Esto pasó${narrow}:`,
    pt: (narrow) => `Isto aconteceu${narrow}:`,
  } as Words<[string]>,
  happenedNone: {
    en: (narrow) => `Nothing happened to your proposals${narrow}: no new one, no change of status.`,
    sw: (narrow) => `Hakuna kilichotokea kwa mapendekezo yenu${narrow}.`,
    fr: (narrow) => `Rien ne s’est passé pour vos propositions${narrow}.`,
    es: (narrow) => `No pasó nada con sus propuestas${narrow}.`,
    pt: (narrow) => `Nada aconteceu com as suas propostas${narrow}.`,
  } as Words<[string]>,
  created: { en: 'created', sw: 'liliundwa', fr: 'créée', es: 'creada', pt: 'criada' } as Text,
  more: {
    en: (count) => `and ${count} more`,
    sw: (count) => `na ${count} zaidi`,
    fr: (count) => `et ${count} de plus`,
    es: (count) => `y ${count} más`,
    pt: (count) => `e mais ${count}`,
  } as Words<[number]>,
  against: {
    en: (one, other, verdict) => `${one}; ${other}. ${verdict}`,
    sw: (one, other, verdict) => `${one}; ${other}. ${verdict}`,
    fr: (one, other, verdict) => `${one} ; ${other}. ${verdict}`,
    es: (one, other, verdict) => `${one}; ${other}. ${verdict}`,
    pt: (one, other, verdict) => `${one}; ${other}. ${verdict}`,
  } as Words<[string, string, string]>,
  moreIn: {
    en: (span) => `More in ${span}; fewer in the other.`,
    sw: (span) => `Zaidi: ${span}.`,
    fr: (span) => `Plus : ${span}.`,
    es: (span) => `Más: ${span}.`,
    pt: (span) => `Mais: ${span}.`,
  } as Words<[string]>,
  same: {
    en: 'It is the same.',
    sw: 'Ni sawa.',
    fr: 'C’est pareil.',
    es: 'Es igual.',
    pt: 'É igual.',
  } as Text,
};

/** Sums in several currencies, side by side. */
export const sumsIn = (sums: readonly Money[], language: Language): string =>
  listIn(
    sums.map(({ amount, currency }) => formatMoney(amount, currency)),
    language,
  );

/** "A, B and C" in a language. */
export const listIn = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat({ en: 'en', sw: 'sw', fr: 'fr', es: 'es', pt: 'pt' }[language]).format(words);
