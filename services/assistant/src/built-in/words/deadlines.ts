import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

/** Deadlines: what is due, and what was missed. */
export const deadlineWords = {
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
  deadline: { en: 'deadline', sw: 'tarehe ya mwisho', fr: 'échéance', es: 'plazo', pt: 'prazo' } as Text,
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
};
