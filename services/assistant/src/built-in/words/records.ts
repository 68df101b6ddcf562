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
  share: {
    en: (percent, count, all, narrow) => `**${percent}%**: ${count} of ${all} proposals${narrow}.`,
    sw: (percent, count, all, narrow) => `**${percent}%**: mapendekezo ${count} kati ya ${all}${narrow}.`,
    fr: (percent, count, all, narrow) => `**${percent} %** : ${count} propositions sur ${all}${narrow}.`,
    es: (percent, count, all, narrow) => `**${percent}%**: ${count} de ${all} propuestas${narrow}.`,
    pt: (percent, count, all, narrow) => `**${percent}%**: ${count} de ${all} propostas${narrow}.`,
  } as Words<[number, number, number, string]>,
  /** Before means, each on its line. */
  mean: {
    en: (narrow) => `On average${narrow}:`,
    sw: (narrow) => `Kwa wastani${narrow}:`,
    fr: (narrow) => `En moyenne${narrow} :`,
    es: (narrow) => `De media${narrow}:`,
    pt: (narrow) => `Em média${narrow}:`,
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
  funderOf: {
    en: (title, funder) => `**${title}** is made for ${funder}.`,
    sw: (title, funder) => `**${title}** ni la ${funder}.`,
    fr: (title, funder) => `**${title}** est destinée à ${funder}.`,
    es: (title, funder) => `**${title}** es para ${funder}.`,
    pt: (title, funder) => `**${title}** é para ${funder}.`,
  } as Words<[string, string]>,
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
