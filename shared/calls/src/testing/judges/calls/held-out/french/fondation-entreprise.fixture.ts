import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Fondation Verralis                                     Appel « Premier pas »
Premier pas : l'emploi des jeunes éloignés du travail
Un appel de la Fondation Verralis
Code VER-PP-27
CALENDRIER
Lancement              15/01/2027
Webinaire              28/01/2027
Clôture                28/02/2027 à midi (heure de Bruxelles)
Jury                   22/04/2027
SOUTIEN
Dotation totale        600 k€
Par projet             de 10 à 50 k€
Durée                  12 à 24 mois
QUI ?
Associations et entreprises sociales
Belgique, Luxembourg, France
Ressources annuelles inférieures à 2 M€
Montant demandé : 30 % des ressources annuelles au plus
                                                                     1 / 2
`,
  `
Fondation Verralis                                     Appel « Premier pas »
LE QUESTIONNAIRE
1 Qui sont les jeunes que vous accompagnez ?
  1.200 caractères, espaces compris
2 Qu'est-ce qui les tient éloignés de l'emploi, d'après vous et d'après eux ?
  1.200 caractères, espaces compris
3 Décrivez le parcours que vous proposez, de la rencontre au contrat.
  2.500 caractères, espaces compris
4 En quoi est-il nouveau ?                         800 caractères, espaces non compris
5 Combien de jeunes, combien d'emplois, à quel coût par personne ?
6 Comment mesurez-vous l'emploi durable (à 6 et à 12 mois) ?
  1.200 caractères, espaces compris
7 Les entreprises partenaires : lesquelles, pour quoi faire ?
  800 caractères, espaces compris
8 Votre équipe en quelques mots                    quelques mots
À FOURNIR
Derniers comptes approuvés        Budget du projet (modèle)
Vidéo de deux minutes, facultative
NOTATION
Public 30 %    Parcours 40 %    Mesure 30 %
RENSEIGNEMENTS
Un même organisme peut-il répondre deux fois ? Non.
Faut-il être lauréat pour être accompagné ? Non plus.
premierpas@verralis.example                                          2 / 2
`,
);

export const fondationEntreprise: CallFixture = {
  id: 'fondation-entreprise',
  language: 'fr',
  shape: 'corporate foundation',
  from: 'pdf',
  pages,
  truth: {
    title: { text: "Premier pas : l'emploi des jeunes éloignés du travail", at: [1, 2] },
    funder: { text: 'Fondation Verralis', at: [1, 3] },
    reference: { text: 'VER-PP-27', at: [1, 4] },
    currency: 'EUR',
    least: { value: 10000, text: 'de 10 à 50 k€', at: [1, 12] },
    most: { value: 50000, text: 'de 10 à 50 k€', at: [1, 12] },
    deadline: {
      kind: 'stated',
      date: '2027-02-28',
      time: '12:00',
      zone: 'Europe/Brussels',
      text: '28/02/2027 à midi (heure de Bruxelles)',
      at: [1, 8],
    },
    eligibility: [
      {
        text: 'Associations et entreprises sociales',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['association', 'social-enterprise'],
      },
      { text: 'Belgique, Luxembourg, France', at: [1, 16], kind: 'country', countries: ['BE', 'LU', 'FR'] },
      {
        text: 'Ressources annuelles inférieures à 2 M€',
        at: [1, 17],
        kind: 'income',
        most: 2000000,
        currency: 'EUR',
      },
      {
        text: 'Montant demandé : 30 % des ressources annuelles au plus',
        at: [1, 18],
        kind: 'share-of-income',
        mostPercent: 30,
      },
    ],
    attachments: [
      { text: 'Derniers comptes approuvés', at: [2, 17], required: true },
      { text: 'Budget du projet (modèle)', at: [2, 17], required: true },
      { text: 'Vidéo de deux minutes, facultative', at: [2, 18], required: false },
    ],
    criteria: [
      { text: 'Public 30 %', at: [2, 20], weight: 30 },
      { text: 'Parcours 40 %', at: [2, 20], weight: 40 },
      { text: 'Mesure 30 %', at: [2, 20], weight: 30 },
    ],
    questions: [
      {
        text: 'Qui sont les jeunes que vous accompagnez ?',
        at: [2, 3],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '1.200 caractères, espaces compris',
          at: [2, 4],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: "Qu'est-ce qui les tient éloignés de l'emploi, d'après vous et d'après eux ?",
        at: [2, 5],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '1.200 caractères, espaces compris',
          at: [2, 6],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Décrivez le parcours que vous proposez, de la rencontre au contrat.',
        at: [2, 7],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '2.500 caractères, espaces compris',
          at: [2, 8],
          maximum: 2500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'En quoi est-il nouveau ?',
        at: [2, 9],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '800 caractères, espaces non compris',
          at: [2, 9],
          maximum: 800,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: "Combien de jeunes, combien d'emplois, à quel coût par personne ?",
        at: [2, 10],
        section: 'LE QUESTIONNAIRE',
        required: true,
      },
      {
        text: "Comment mesurez-vous l'emploi durable (à 6 et à 12 mois) ?",
        at: [2, 11],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '1.200 caractères, espaces compris',
          at: [2, 12],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Les entreprises partenaires : lesquelles, pour quoi faire ?',
        at: [2, 13],
        section: 'LE QUESTIONNAIRE',
        required: true,
        limit: {
          text: '800 caractères, espaces compris',
          at: [2, 14],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Votre équipe en quelques mots',
        at: [2, 15],
        section: 'LE QUESTIONNAIRE',
        required: true,
        uncountable: { text: 'quelques mots', at: [2, 15] },
      },
    ],
    noQuestions: [
      { text: 'QUI ?', at: [1, 14] },
      { text: 'Un même organisme peut-il répondre deux fois ?', at: [2, 22] },
      { text: 'Faut-il être lauréat pour être accompagné ?', at: [2, 23] },
    ],
    fields: [],
    otherDates: [
      { text: '15/01/2027', at: [1, 6] },
      { text: '28/01/2027', at: [1, 7] },
      { text: '22/04/2027', at: [1, 9] },
    ],
    otherAmounts: [{ text: '600 k€', at: [1, 11] }],
  },
};
