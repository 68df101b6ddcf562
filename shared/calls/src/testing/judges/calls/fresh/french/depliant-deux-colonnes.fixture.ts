import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
          CAISSE SOLIDAIRE DU LÉMAN – COUP DE POUCE CULTURE
Coup de pouce Culture 2027                      Les dates à retenir
Un soutien de la Caisse solidaire du Léman      Permanence       20.01.2027, 18 h
                                                Dépôt            28.02.2027, 23 h 59
Combien ?                                       Réponse          15.04.2027
Au minimum 1'500 francs                         Versement        mai 2027
Au maximum 12'000 francs
La Caisse ne couvre jamais plus de 60 % du      Ce que nous ne soutenons pas
coût d'un projet.                               Les projets à but religieux ou politique
Elle a distribué CHF 410'000.– en 2025.         Les tournages et les disques
                                                Les dettes
Pour qui ?
Associations et fondations ayant leur siège     Comment nous choisissons
dans le canton de Genève ou de Vaud             Ouverture à tous les publics      40 points
Budget annuel inférieur à CHF 400'000.–         Qualité artistique                35 points
Au moins une saison derrière elles              Solidité du budget                25 points

                      www.coupdepouce.example              1/2
`,
  `
          CAISSE SOLIDAIRE DU LÉMAN – COUP DE POUCE CULTURE
VOTRE DOSSIER
Répondez dans cet ordre, sur papier libre. Une demi-page par réponse, sauf indication contraire.
  A.  Votre association en quelques lignes : qui, où, depuis quand ?
  B.  Quel est le projet ? Décrivez-le comme à un voisin. Max. 2'000 signes, espaces comprises.
  C.  Quels publics souhaitez-vous toucher que vous ne touchez pas encore, et com-
      ment allez-vous les inviter ? Max. 1'500 signes, espaces comprises.
  D.  Quels artistes y participent et à quelles conditions sont-ils payés ?
  E.  Que se passera-t-il s'il pleut, si une salle ferme ou si un artiste tombe malade ?
      (500 signes au plus, espaces non comprises)
  F.  Budget : dépenses et recettes, avec les autres soutiens demandés.
  G.  Une question à laquelle nous n'avons pas pensé ? Posez-la et répondez-y. Libre.

JOINDRE                                         NOUS JOINDRE
Statuts                                         022 555 01 77
Comptes 2025 révisés                            lundi et jeudi, 9 h – 12 h
Programme de la saison                          Faut-il prendre rendez-vous ? Oui.
Dossier de presse (facultatif)                  Le dossier peut-il être en allemand ? Non.

Les dossiers incomplets ne sont pas retournés. Aucun recours n'est possible.
Imprimé sur papier recyclé. Ne pas jeter sur la voie publique.
                      www.coupdepouce.example              2/2
`,
);

export const depliantDeuxColonnes: CallFixture = {
  id: 'depliant-deux-colonnes',
  language: 'fr',
  shape: 'leaflet in two columns',
  from: 'pdf',
  pages,
  truth: {
    title: {
      text: 'Coup de pouce Culture 2027',
      at: [1, 2],
    },
    funder: {
      text: 'Caisse solidaire du Léman',
      at: [1, 3],
    },
    currency: 'CHF',
    least: {
      value: 1500,
      text: "Au minimum 1'500 francs",
      at: [1, 6],
    },
    most: {
      value: 12000,
      text: "Au maximum 12'000 francs",
      at: [1, 7],
    },
    deadline: {
      kind: 'stated',
      date: '2027-02-28',
      time: '23:59',
      text: 'Dépôt 28.02.2027, 23 h 59',
      at: [1, 4],
    },
    eligibility: [
      {
        text: 'La Caisse ne couvre jamais plus de 60 %',
        at: [1, 8],
        kind: 'own-share',
        leastPercent: 40,
      },
      {
        text: 'Les projets à but religieux ou politique',
        at: [1, 9],
        kind: 'sector',
        sectors: ['religion', 'politics'],
        excluded: true,
      },
      {
        text: 'Associations et fondations ayant leur siège',
        at: [1, 13],
        kind: 'legal-form',
        forms: ['association', 'foundation'],
      },
      {
        text: 'dans le canton de Genève ou de Vaud',
        at: [1, 14],
        kind: 'other',
      },
      {
        text: "Budget annuel inférieur à CHF 400'000.–",
        at: [1, 15],
        kind: 'income',
        most: 400000,
        currency: 'CHF',
      },
      {
        text: 'Au moins une saison derrière elles',
        at: [1, 16],
        kind: 'other',
      },
    ],
    attachments: [
      {
        text: 'Statuts',
        at: [2, 15],
        required: true,
      },
      {
        text: 'Comptes 2025 révisés',
        at: [2, 16],
        required: true,
      },
      {
        text: 'Programme de la saison',
        at: [2, 17],
        required: true,
      },
      {
        text: 'Dossier de presse (facultatif)',
        at: [2, 18],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'Ouverture à tous les publics 40 points',
        at: [1, 14],
        weight: 40,
      },
      {
        text: 'Qualité artistique 35 points',
        at: [1, 15],
        weight: 35,
      },
      {
        text: 'Solidité du budget 25 points',
        at: [1, 16],
        weight: 25,
      },
    ],
    questions: [
      {
        text: 'Votre association en quelques lignes : qui, où, depuis quand ?',
        at: [2, 4],
        section: 'VOTRE DOSSIER',
        required: true,
        uncountable: {
          text: 'Une demi-page par réponse, sauf indication contraire.',
          at: [2, 3],
        },
      },
      {
        text: 'Quel est le projet ?',
        at: [2, 5],
        section: 'VOTRE DOSSIER',
        required: true,
        help: {
          text: 'Décrivez-le comme à un voisin.',
          at: [2, 5],
        },
        limit: {
          text: "Max. 2'000 signes, espaces comprises.",
          at: [2, 5],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quels publics souhaitez-vous toucher que vous ne touchez pas encore, et comment allez-vous les inviter ?',
        at: [2, 6],
        section: 'VOTRE DOSSIER',
        required: true,
        limit: {
          text: "Max. 1'500 signes, espaces comprises.",
          at: [2, 7],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quels artistes y participent et à quelles conditions sont-ils payés ?',
        at: [2, 8],
        section: 'VOTRE DOSSIER',
        required: true,
        uncountable: {
          text: 'Une demi-page par réponse, sauf indication contraire.',
          at: [2, 3],
        },
      },
      {
        text: "Que se passera-t-il s'il pleut, si une salle ferme ou si un artiste tombe malade ?",
        at: [2, 9],
        section: 'VOTRE DOSSIER',
        required: true,
        limit: {
          text: '(500 signes au plus, espaces non comprises)',
          at: [2, 10],
          maximum: 500,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Budget : dépenses et recettes, avec les autres soutiens demandés.',
        at: [2, 11],
        section: 'VOTRE DOSSIER',
        required: true,
        uncountable: {
          text: 'Une demi-page par réponse, sauf indication contraire.',
          at: [2, 3],
        },
      },
      {
        text: "Une question à laquelle nous n'avons pas pensé ?",
        at: [2, 12],
        section: 'VOTRE DOSSIER',
        required: false,
        help: {
          text: 'Posez-la et répondez-y.',
          at: [2, 12],
        },
      },
    ],
    noQuestions: [
      {
        text: 'Combien ?',
        at: [1, 5],
      },
      {
        text: 'Pour qui ?',
        at: [1, 12],
      },
      {
        text: 'Faut-il prendre rendez-vous ?',
        at: [2, 17],
      },
      {
        text: 'Le dossier peut-il être en allemand ?',
        at: [2, 18],
      },
      {
        text: 'Répondez dans cet ordre, sur papier libre.',
        at: [2, 3],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: '20.01.2027',
        at: [1, 3],
      },
      {
        text: '15.04.2027',
        at: [1, 5],
      },
      {
        text: 'mai 2027',
        at: [1, 6],
      },
    ],
    otherAmounts: [
      {
        text: "CHF 410'000.–",
        at: [1, 10],
      },
    ],
  },
};
