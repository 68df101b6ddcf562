import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

/** Calls of funders. */
export const callWords = {
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
  counted: {
    en: (count) => `${count} ${count === 1 ? 'call' : 'calls'}`,
    sw: (count) => `${count === 1 ? 'wito' : 'miito'} ${count}`,
    fr: (count) => `${count} ${count === 1 ? 'appel' : 'appels'}`,
    es: (count) => `${count} ${count === 1 ? 'convocatoria' : 'convocatorias'}`,
    pt: (count) => `${count} ${count === 1 ? 'edital' : 'editais'}`,
  } as Words<[number]>,
  found: {
    en: (what, narrow) => `**${what}**${narrow}`,
    sw: (what, narrow) => `**${what}**${narrow}`,
    fr: (what, narrow) => `**${what}**${narrow}`,
    es: (what, narrow) => `**${what}**${narrow}`,
    pt: (what, narrow) => `**${what}**${narrow}`,
  } as Words<[string, string]>,
  noneSuch: {
    en: (narrow) => `There is no call of that kind${narrow}: none.`,
    sw: (narrow) => `Hakuna wito wa aina hiyo${narrow}.`,
    fr: (narrow) => `Il n’y a aucun appel de ce type${narrow}.`,
    es: (narrow) => `No hay ninguna convocatoria así${narrow}.`,
    pt: (narrow) => `Não há nenhum edital assim${narrow}.`,
  } as Words<[string]>,
  within: {
    en: (title, sum, call, gives) => `Yes: **${title}** asks for ${sum}; **${call}** gives ${gives}.`,
    sw: (title, sum, call, gives) => `Ndiyo: **${title}** linaomba ${sum}; **${call}** hutoa ${gives}.`,
    fr: (title, sum, call, gives) => `Oui : **${title}** demande ${sum} ; **${call}** donne ${gives}.`,
    es: (title, sum, call, gives) => `Sí: **${title}** pide ${sum}; **${call}** da ${gives}.`,
    pt: (title, sum, call, gives) => `Sim: **${title}** pede ${sum}; **${call}** dá ${gives}.`,
  } as Words<[string, string, string, string]>,
  notWithin: {
    en: (title, sum, call, gives) => `No: **${title}** asks for ${sum}; **${call}** gives ${gives}.`,
    sw: (title, sum, call, gives) => `Hapana: **${title}** linaomba ${sum}; **${call}** hutoa ${gives}.`,
    fr: (title, sum, call, gives) => `Non : **${title}** demande ${sum} ; **${call}** donne ${gives}.`,
    es: (title, sum, call, gives) => `No: **${title}** pide ${sum}; **${call}** da ${gives}.`,
    pt: (title, sum, call, gives) => `Não: **${title}** pede ${sum}; **${call}** dá ${gives}.`,
  } as Words<[string, string, string, string]>,
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
};
