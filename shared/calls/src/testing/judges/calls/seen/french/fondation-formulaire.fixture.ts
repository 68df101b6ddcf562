import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Accueil > Appels à projets > Déposer un dossier
Enregistrer le brouillon
Appel à projets « Jardins partagés 2027 »
Fondation des Quatre Vents
N° de l'appel : FQV-JP-2027

Le fonds en bref
L'aide se situe entre 5 000 et 20 000 € par projet. L'enveloppe globale est de 400 000 €.
Elle couvre au plus 70 % du budget du projet.
Date limite de dépôt : le 12 mars 2027 à 17h00 (heure de Paris)
Ouverture du dépôt : le 11 janvier 2027. Résultats : fin mai 2027.

Qui peut répondre ?
• les associations loi 1901 et les fondations
• ayant au moins deux ans d'existence
• dont le siège est en France
• Les particuliers et les entreprises ne sont pas éligibles.

Les champs suivis d'un astérisque sont obligatoires.
1. Votre structure
Nom de la structure *
Numéro RNA ou SIREN *
1.1 Présentez votre structure et ses activités principales. *
1 500 caractères maximum, espaces compris
1.2 Combien de salariés et de bénévoles compte-t-elle ? *
1.3 Quelle est votre expérience du jardinage collectif ? *
1 000 caractères maximum, espaces compris

2. Votre projet
Titre du projet *
2.1 À quel besoin votre projet répond-il ? *
Appuyez-vous sur des chiffres ou sur des témoignages d'habitants.
2 000 caractères maximum, espaces compris
2.2 Décrivez les actions prévues et leur calendrier. *
3 000 caractères maximum, espaces compris
2.3 Qui sont les bénéficiaires et comment participent-ils au projet ? *
1 500 caractères maximum, espaces compris
2.4 Quels changements attendez-vous au bout d'un an ? *
1 500 caractères maximum, espaces compris
2.5 Souhaitez-vous ajouter quelque chose ? (facultatif)
500 caractères espaces compris

3. Budget
3.1 Quel montant demandez-vous à la Fondation ? *
3.2 Comment ce montant sera-t-il utilisé ? *
1 000 caractères maximum, espaces compris

4. Pièces à joindre
- Statuts signés
- Comptes du dernier exercice
- Plan du terrain (si vous en avez un)

Questions fréquentes
Peut-on déposer deux projets ? Non.
Les salaires sont-ils pris en charge ? Oui, en partie.
Qui contacter en cas de panne ? jardins@quatrevents.example
Vos données : que deviennent-elles ? Voir nos mentions légales.
`,
);

export const fondationFormulaire: CallFixture = {
  id: 'fondation-formulaire',
  language: 'fr',
  shape: 'foundation web form',
  from: 'pasted',
  pages,
  truth: {
    title: { text: 'Appel à projets « Jardins partagés 2027 »', at: [1, 3] },
    funder: { text: 'Fondation des Quatre Vents', at: [1, 4] },
    reference: { text: 'FQV-JP-2027', at: [1, 5] },
    currency: 'EUR',
    least: { value: 5000, text: 'entre 5 000 et 20 000 €', at: [1, 8] },
    most: { value: 20000, text: 'entre 5 000 et 20 000 €', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-03-12',
      time: '17:00',
      zone: 'Europe/Paris',
      text: 'le 12 mars 2027 à 17h00 (heure de Paris)',
      at: [1, 10],
    },
    eligibility: [
      { text: 'au plus 70 % du budget du projet', at: [1, 9], kind: 'own-share', leastPercent: 30 },
      { text: 'les associations loi 1901', at: [1, 14], kind: 'legal-form', forms: ['association'] },
      { text: 'les fondations', at: [1, 14], kind: 'legal-form', forms: ['foundation'] },
      { text: "ayant au moins deux ans d'existence", at: [1, 15], kind: 'age', leastYears: 2 },
      { text: 'dont le siège est en France', at: [1, 16], kind: 'country', countries: ['FR'] },
      {
        text: 'Les particuliers et les entreprises ne sont pas éligibles.',
        at: [1, 17],
        kind: 'legal-form',
        forms: ['individual', 'company'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'Statuts signés', at: [1, 49], required: true },
      { text: 'Comptes du dernier exercice', at: [1, 50], required: true },
      { text: 'Plan du terrain (si vous en avez un)', at: [1, 51], required: false },
    ],
    criteria: [],
    questions: [
      {
        text: 'Présentez votre structure et ses activités principales.',
        at: [1, 23],
        section: 'Votre structure',
        required: true,
        limit: {
          text: '1 500 caractères maximum, espaces compris',
          at: [1, 24],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Combien de salariés et de bénévoles compte-t-elle ?',
        at: [1, 25],
        section: 'Votre structure',
        required: true,
      },
      {
        text: 'Quelle est votre expérience du jardinage collectif ?',
        at: [1, 26],
        section: 'Votre structure',
        required: true,
        limit: {
          text: '1 000 caractères maximum, espaces compris',
          at: [1, 27],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'À quel besoin votre projet répond-il ?',
        at: [1, 31],
        section: 'Votre projet',
        required: true,
        help: { text: "Appuyez-vous sur des chiffres ou sur des témoignages d'habitants.", at: [1, 32] },
        limit: {
          text: '2 000 caractères maximum, espaces compris',
          at: [1, 33],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Décrivez les actions prévues et leur calendrier.',
        at: [1, 34],
        section: 'Votre projet',
        required: true,
        limit: {
          text: '3 000 caractères maximum, espaces compris',
          at: [1, 35],
          maximum: 3000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Qui sont les bénéficiaires et comment participent-ils au projet ?',
        at: [1, 36],
        section: 'Votre projet',
        required: true,
        limit: {
          text: '1 500 caractères maximum, espaces compris',
          at: [1, 37],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: "Quels changements attendez-vous au bout d'un an ?",
        at: [1, 38],
        section: 'Votre projet',
        required: true,
        limit: {
          text: '1 500 caractères maximum, espaces compris',
          at: [1, 39],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Souhaitez-vous ajouter quelque chose ?',
        at: [1, 40],
        section: 'Votre projet',
        required: false,
        limit: {
          text: '500 caractères espaces compris',
          at: [1, 41],
          maximum: 500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      { text: 'Quel montant demandez-vous à la Fondation ?', at: [1, 44], section: 'Budget', required: true },
      {
        text: 'Comment ce montant sera-t-il utilisé ?',
        at: [1, 45],
        section: 'Budget',
        required: true,
        limit: {
          text: '1 000 caractères maximum, espaces compris',
          at: [1, 46],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [
      { text: 'Qui peut répondre ?', at: [1, 13] },
      { text: 'Peut-on déposer deux projets ?', at: [1, 54] },
      { text: 'Les salaires sont-ils pris en charge ?', at: [1, 55] },
      { text: 'Qui contacter en cas de panne ?', at: [1, 56] },
      { text: 'que deviennent-elles ?', at: [1, 57] },
    ],
    fields: [
      { text: 'Nom de la structure *', at: [1, 21] },
      { text: 'Numéro RNA ou SIREN *', at: [1, 22] },
      { text: 'Titre du projet *', at: [1, 30] },
    ],
    otherDates: [
      { text: 'le 11 janvier 2027', at: [1, 11] },
      { text: 'fin mai 2027', at: [1, 11] },
    ],
    otherAmounts: [{ text: '400 000 €', at: [1, 8] }],
  },
};
