import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Programme Sahel Solidaire - Note succincte                  PSS/2027/31
Agence de Coopération des Rives
Appui aux organisations de la société civile pour la résilience
Référence : PSS/2027/31
Date limite de réception des notes succinctes : 2 avril 2027, 16 h 30, heure
de Ouagadougou
Les demandes d'éclaircissements sont reçues jusqu'au 12 mars 2027.
1. MONTANTS
Le montant indicatif global mis à disposition est de 2.500.000 EUR.
Toute demande de subvention doit être comprise entre
 - montant minimal : 50.000 EUR et
 - montant maximal : 150.000 EUR.
La subvention ne peut excéder 95 % du total des coûts éligibles.
2. CRITÈRES D'ÉLIGIBILITÉ
Le demandeur doit :
 a) être une personne morale sans but lucratif ;
 b) être établi au Burkina Faso, au Mali ou au Niger ;
 c) exister légalement depuis trois ans au moins ;
 d) disposer d'un budget annuel d'au moins 30.000 EUR ;
 e) être directement chargé de la préparation et de la gestion de l'action.
Secteurs : agriculture, eau, santé communautaire.
                                                            Page 1 sur 3
`,
  `
Programme Sahel Solidaire - Note succincte                  PSS/2027/31
3. INSTRUCTIONS
Contexte. Depuis 2019, l'Agence a soutenu 57 organisations. Une évaluation,
remise le 30 juin 2026, montre que les greniers gérés par des groupements de
femmes tiennent deux saisons de plus. Pourquoi ? Parce que les règles y sont
écrites et connues de tous. Le rapport compte 90 pages et un résumé de 300
mots ; il est conseillé de le lire.
Durée. L'action dure de 18 à 36 mois. Le soutien financier à des tiers est
permis, jusqu'à 3.000 EUR par tiers.
La note ne dépasse pas 4 pages (A4). Elle n'est accompagnée d'aucune
annexe. Que se passe-t-il si elle est plus longue ? Elle est rejetée.
PARTIE I - PERTINENCE
I.1 Décrivez la pertinence de l'action par rapport aux objectifs et aux prio-
rités de l'appel. (400 mots maximum)
I.2 Exposez les besoins et les contraintes du pays, de la région et des
secteurs visés. (400 mots maximum)
I.3 Définissez les groupes cibles et les bénéficiaires finaux, leur nombre
et la manière dont
                                                            Page 2 sur 3
`,
  `
Programme Sahel Solidaire - Note succincte                  PSS/2027/31
 ils ont été choisis. (300 mots maximum)
PARTIE II - DESCRIPTION DE L'ACTION
II.1 Quels sont l'objectif général, l'objectif spécifique et les résultats
attendus ?
II.2 Quelles activités proposez-vous, et dans quel ordre ?
Les réponses II.1 et II.2 ne doivent pas dépasser ensemble 800 mots.
II.3 Quels sont les principaux risques et comment les atténuerez-vous ?
Une demi-page environ.
PARTIE III - LE DEMANDEUR
III.1 Décrivez votre expérience d'actions semblables au cours des trois der-
nières années. (pas plus de 250 mots)
III.2 Quel sera le rôle de chacun des partenaires ? (pas plus de 200 mots)
4. GRILLE D'ÉVALUATION
 Pertinence                                   25
 Conception de l'action                       25
      Les activités sont-elles réalistes ?       5
      Le calendrier est-il tenable ?             5
 Capacité du demandeur                        10
5. DOCUMENTS À FOURNIR AVEC LA DEMANDE COMPLÈTE
 - Récépissé ou acte d'enregistrement
 - Statuts
 - Rapport d'activité de la dernière année
                                                            Page 3 sur 3
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Les réponses II.1 et II.2 ne doivent pas dépasser ensemble 800 mots.',
  at: [3, 7],
  maximum: 800,
  unit: 'words',
  together: [4, 5],
};

export const noteSuccincte: CallFixture = {
  id: 'note-succincte',
  language: 'fr',
  shape: 'EU concept note',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Appui aux organisations de la société civile pour la résilience', at: [1, 3] },
    funder: { text: 'Agence de Coopération des Rives', at: [1, 2] },
    reference: { text: 'PSS/2027/31', at: [1, 4] },
    currency: 'EUR',
    least: { value: 50000, text: 'montant minimal : 50.000 EUR', at: [1, 11] },
    most: { value: 150000, text: 'montant maximal : 150.000 EUR', at: [1, 12] },
    deadline: {
      kind: 'stated',
      date: '2027-04-02',
      time: '16:30',
      zone: 'Africa/Ouagadougou',
      text: '2 avril 2027, 16 h 30, heure de Ouagadougou',
      at: [1, 5],
    },
    eligibility: [
      {
        text: 'La subvention ne peut excéder 95 % du total des coûts éligibles.',
        at: [1, 13],
        kind: 'own-share',
        leastPercent: 5,
      },
      {
        text: 'être une personne morale sans but lucratif ;',
        at: [1, 16],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      {
        text: 'être établi au Burkina Faso, au Mali ou au Niger ;',
        at: [1, 17],
        kind: 'country',
        countries: ['BF', 'ML', 'NE'],
      },
      { text: 'exister légalement depuis trois ans au moins ;', at: [1, 18], kind: 'age', leastYears: 3 },
      {
        text: "disposer d'un budget annuel d'au moins 30.000 EUR ;",
        at: [1, 19],
        kind: 'income',
        least: 30000,
        currency: 'EUR',
      },
      {
        text: "être directement chargé de la préparation et de la gestion de l'action.",
        at: [1, 20],
        kind: 'other',
      },
      {
        text: 'agriculture, eau, santé communautaire.',
        at: [1, 21],
        kind: 'sector',
        sectors: ['agriculture', 'water', 'health'],
      },
    ],
    attachments: [
      { text: "Récépissé ou acte d'enregistrement", at: [3, 21], required: true },
      { text: 'Statuts', at: [3, 22], required: true },
      { text: "Rapport d'activité de la dernière année", at: [3, 23], required: true },
    ],
    criteria: [
      { text: 'Pertinence', at: [3, 15], weight: 25 },
      { text: "Conception de l'action", at: [3, 16], weight: 25 },
      { text: 'Capacité du demandeur', at: [3, 19], weight: 10 },
    ],
    questions: [
      {
        text: "Décrivez la pertinence de l'action par rapport aux objectifs et aux priorités de l'appel.",
        at: [2, 13],
        section: 'PERTINENCE',
        required: true,
        limit: { text: '(400 mots maximum)', at: [2, 14], maximum: 400, unit: 'words' },
      },
      {
        text: 'Exposez les besoins et les contraintes du pays, de la région et des secteurs visés.',
        at: [2, 15],
        section: 'PERTINENCE',
        required: true,
        limit: { text: '(400 mots maximum)', at: [2, 16], maximum: 400, unit: 'words' },
      },
      {
        text: 'Définissez les groupes cibles et les bénéficiaires finaux, leur nombre et la manière dont ils ont été choisis.',
        at: [2, 17],
        section: 'PERTINENCE',
        required: true,
        interrupted: true,
        limit: { text: '(300 mots maximum)', at: [3, 2], maximum: 300, unit: 'words' },
      },
      {
        text: "Quels sont l'objectif général, l'objectif spécifique et les résultats attendus ?",
        at: [3, 4],
        section: "DESCRIPTION DE L'ACTION",
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Quelles activités proposez-vous, et dans quel ordre ?',
        at: [3, 6],
        section: "DESCRIPTION DE L'ACTION",
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Quels sont les principaux risques et comment les atténuerez-vous ?',
        at: [3, 8],
        section: "DESCRIPTION DE L'ACTION",
        required: true,
        uncountable: { text: 'Une demi-page environ.', at: [3, 9] },
      },
      {
        text: "Décrivez votre expérience d'actions semblables au cours des trois dernières années.",
        at: [3, 11],
        section: 'LE DEMANDEUR',
        required: true,
        limit: { text: '(pas plus de 250 mots)', at: [3, 12], maximum: 250, unit: 'words' },
      },
      {
        text: 'Quel sera le rôle de chacun des partenaires ?',
        at: [3, 13],
        section: 'LE DEMANDEUR',
        required: true,
        limit: { text: '(pas plus de 200 mots)', at: [3, 13], maximum: 200, unit: 'words' },
      },
    ],
    noQuestions: [
      { text: 'Pourquoi ?', at: [2, 5] },
      { text: 'Que se passe-t-il si elle est plus longue ?', at: [2, 11] },
      { text: 'Les activités sont-elles réalistes ?', at: [3, 17] },
      { text: 'Le calendrier est-il tenable ?', at: [3, 18] },
    ],
    fields: [],
    otherDates: [
      { text: '12 mars 2027', at: [1, 7] },
      { text: '30 juin 2026', at: [2, 4] },
    ],
    otherAmounts: [
      { text: '2.500.000 EUR', at: [1, 9] },
      { text: '3.000 EUR', at: [2, 9] },
    ],
  },
};
